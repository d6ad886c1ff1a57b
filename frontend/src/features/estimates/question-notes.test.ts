import { describe, expect, it } from 'vitest';
import { buildNotes } from '#frontend/features/estimates/form/form-notes.tsx';
import { type FormInput, toForm } from '#frontend/features/estimates/form/form-values.ts';
import { questions } from './questions.ts';

const metric = { weightUnit: 'kilograms', mileageUnit: 'kilometres' };

/** Notes on a form that is empty except for some entries, in metric units unless they name others. */
function listNotes(type: 'health' | 'car', entries: FormInput, language = 'en-US') {
  const form = { ...toForm(questions[type], {}, metric), ...entries };
  return buildNotes(questions[type], form, { year: 2026, language });
}

function noteTexts(type: 'health' | 'car', entries: FormInput): Record<string, string> {
  const notes = Object.entries(listNotes(type, entries));
  return Object.fromEntries(notes.flatMap(([field, note]) => (note ? [[field, note.text]] : [])));
}

const cm = { heightUnit: 'centimetres' };

describe('notes', () => {
  it('propose thousands of dollars for a small price, and doubt the price of a used car', () => {
    const note = ({ car_price }: FormInput, year = '2015') =>
      listNotes('car', { car_price: car_price ?? '', car_mfg_year: year }).car_price;
    expect(note({ car_price: '42' })).toMatchObject({
      text: 'Did you mean $42,000?',
      fix: { label: 'Use $42,000', values: { car_price: '42,000' } },
      ask: 'first',
    });
    for (const price of ['11', '251', '42,000', '999']) expect(note({ car_price: price })).toBeUndefined();
    expect(note({ car_price: '6500' })?.text).toMatch(/not what you paid for it used/);
    expect(note({ car_price: '6500' }, '1985')).toBeUndefined();
  });

  it.each([
    [{ annual_mileage: '12.000', mileageUnit: 'miles' }, '12,000'],
    [{ car_mfg_year: '2.019' }, '2019'],
  ])('ask about a point that may separate thousands: %j', (entries, proposed) => {
    const [note] = Object.values(listNotes('car', entries)).filter(Boolean);
    expect(note).toMatchObject({ ask: true, fix: { label: `Use ${proposed}` } });
    expect(noteTexts('car', { annual_mileage: '12.000' })).toEqual({
      annual_mileage: '12 means 12,000 km a year = 7,460 miles a year.',
    });
  });

  it('are absent for plausible and for missing numbers', () => {
    const health = { age: '64', no_of_major_surgery: '1' };
    expect(noteTexts('health', health)).toEqual({});
    expect(noteTexts('health', { age: '18', no_of_major_surgery: '0' })).toEqual({});
    expect(noteTexts('health', { age: '6' })).toEqual({});
    const car = { driver_age: '42', driving_experience: '20', car_mfg_year: '2019', prv_accident: '0' };
    expect(noteTexts('car', car)).toEqual({});
    expect(noteTexts('car', { driving_experience: '40' })).toEqual({});
  });

  it.each([
    [{ heightFt: '5', heightIn: '10' }, 'height', '5 ft 10 in = 177.8 cm.'],
    [{ heightFt: '5\'11"' }, 'height', '5 ft 11 in = 180.34 cm.'],
    [{ weight: '180' }, 'weight', '180 kg = 397 lb.'],
    [{ weightUnit: 'pounds', weight: '154' }, 'weight', '154 lb = 69.85 kg.'],
    [{ weight: '154 lbs' }, 'weight', '154 lb = 69.85 kg.'],
    [{ age: '420' }, 'age', 'The longest recorded life is 122 years. Check the age.'],
    [{ age: '120' }, 'age', 'Few people live to 120. Check the age.'],
    [{ age: '0' }, 'age', 'Under 18 the Estimated Annual Premium is that of 18, the youngest'],
    [{ age: '65' }, 'age', 'From 65 people usually have Medicare in place of these plans'],
    [{ age: 'abc' }, 'age', 'Age (years) must be a number, such as 45'],
    [{ ...cm, heightCm: '70' }, 'height', '70 cm = 2 ft 4 in. Few adults are that tall'],
    [{ weight: '300' }, 'weight', '300 kg = 661 lb. Few adults weigh that'],
    [{ ...cm, weight: '200', heightCm: '150' }, 'weight', 'That is rare at this height. Check both numbers'],
    [{ no_of_major_surgery: '1.5' }, 'no_of_major_surgery', 'whole number of surgeries'],
    [{ no_of_major_surgery: '24' }, 'no_of_major_surgery', '24 major surgeries is unusual'],
  ])('on health: %j', (entries, field, text) => {
    expect(noteTexts('health', entries as unknown as FormInput)[field]).toContain(text);
  });

  it.each([
    ['511', '5', '11'],
    ['602', '6', '2'],
    ['5 11', '5', '11'],
    [' 5  9 ', '5', '9'],
    ['410', '4', '10'],
  ])('ask about feet and inches in one field: %j', (typed, heightFt, heightIn) => {
    const note = { text: `Did you mean ${heightFt} ft ${heightIn} in?`, ask: true };
    const fix = { label: `Use ${heightFt} ft ${heightIn} in`, values: { heightFt, heightIn } };
    for (const empty of ['', '0']) {
      expect(listNotes('health', { heightFt: typed, heightIn: empty }).height).toEqual({ ...note, fix });
    }
    expect(listNotes('health', { heightFt: typed, heightIn: '3' }).height?.ask).toBeUndefined();
    expect(listNotes('health', { ...cm, heightCm: typed }).height?.ask).toBeUndefined();
  });

  it.each(['5', '5.11', '70', '512', '311'])('take %s feet as they are', (heightFt) => {
    expect(listNotes('health', { heightFt, heightIn: '0' }).height?.ask).toBeUndefined();
  });

  it('ask about pounds that were probably meant as kilograms', () => {
    const tall = { heightFt: '5', heightIn: '11', weightUnit: 'pounds' };
    expect(listNotes('health', { ...tall, weight: '90' }).weight).toEqual({
      text: '90 lb = 40.82 kg. Did you mean 90 kg (198 lb)?',
      fix: { label: 'Use 90 kg (198 lb)', values: { weightUnit: 'kilograms', weight: '90' } },
      ask: true,
    });
    // 16.7 kg/m2 in pounds is rare, and 40 or 20 kg are too: both are taken as typed.
    for (const weight of ['120', '40', '20']) {
      expect(listNotes('health', { ...tall, weight }).weight?.ask).toBeUndefined();
    }
    expect(listNotes('health', { weightUnit: 'pounds', weight: '90' }).weight?.ask).toBeUndefined();
  });

  it.each([
    [{ driver_age: '9' }, 'driver_age', 'allow driving at 9'],
    [{ driver_age: '120' }, 'driver_age', 'Few people drive at 120'],
    [{ driver_age: '30', driving_experience: '20' }, 'driving_experience', 'since the age of 10.'],
    [
      { driver_age: '30', driving_experience: '20' },
      'driving_experience',
      'counts experience from the age of 16: 14',
    ],
    [
      { driver_age: '30', driving_experience: '40' },
      'driving_experience',
      'the driver’s age. The estimate counts',
    ],
    [{ car_mfg_year: '2028' }, 'car_mfg_year', '2028 is in the future'],
    [{ car_mfg_year: '1850' }, 'car_mfg_year', 'Few cars were built in 1850'],
    [{ prv_accident: '0.5' }, 'prv_accident', 'whole number of accidents'],
    [{ prv_accident: '30' }, 'prv_accident', '30 accidents is unusual'],
    [{ annual_mileage: '15' }, 'annual_mileage', '15 means 15,000 km a year = 9,320 miles a year.'],
    [{ annual_mileage: '12,000', mileageUnit: 'miles' }, 'annual_mileage', '12,000 miles a year = 19,312 km'],
    [{ annual_mileage: '9', mileageUnit: 'miles' }, 'annual_mileage', 'For 9,000 miles a year, enter 9,000.'],
    [{ annual_mileage: '12,500' }, 'annual_mileage', 'For 12,500 km a year, enter 12.5.'],
  ])('on the car: %j', (entries, field, text) => {
    expect(noteTexts('car', entries as unknown as FormInput)[field]).toContain(text);
  });

  it.each([
    ['annual_mileage', '250', {}, undefined],
    ['annual_mileage', '12,500', {}, '12.5'],
    ['annual_mileage', '125,000', { mileageUnit: 'miles' }, undefined],
    ['driver_age', '-42', {}, '42'],
    ['car_mfg_year', '19', {}, '2019'],
    ['car_mfg_year', '98', {}, '1998'],
    ['car_mfg_year', '2019.5', {}, '2019'],
    ['car_mfg_year', '20199', {}, '2019'],
  ])('ask about %s %s %j before it is sent', (field, entered, unit, proposed) => {
    const note = listNotes('car', { ...unit, [field]: entered })[field];
    expect(note?.ask).toBe(true);
    expect(note?.fix).toEqual(proposed && { label: `Use ${proposed}`, values: { [field]: proposed } });
  });

  it('do not ask about 200,000 km, and say nothing about the next model year', () => {
    expect(listNotes('car', { annual_mileage: '200' }).annual_mileage?.ask).toBeUndefined();
    expect(noteTexts('car', { car_mfg_year: '2027' })).toEqual({});
  });

  const heavy = { heightFt: '5', heightIn: '10', weight: '180' };

  it('propose pounds to a visitor from the United States whose weight is implausible in kilograms', () => {
    expect(listNotes('health', heavy).weight).toEqual({
      text: '180 kg = 397 lb. Did you mean 180 lb?',
      fix: { label: 'Use 180 lb', values: { weightUnit: 'pounds', weight: '180' } },
    });
  });

  it.each([
    ['elsewhere', heavy, 'en-GB'],
    ['for a plausible weight', { ...heavy, weight: '95' }, 'en-US'],
    ['if pounds are implausible too', { ...heavy, weight: '500' }, 'en-US'],
    ['if pounds are chosen', { ...heavy, weightUnit: 'pounds' }, 'en-US'],
    ['without a height', { ...heavy, heightFt: '' }, 'en-US'],
  ])('propose no pounds %s', (_case, entries, language) => {
    expect(listNotes('health', entries, language).weight?.fix).toBeUndefined();
  });
});

describe('the limits of notes', () => {
  const has = (type: 'health' | 'car', entries: FormInput, field: string) =>
    noteTexts(type, entries)[field] !== undefined;

  it.each<[string, string, string, FormInput]>([
    ['the age of a minor', 'age', '17 18', {}],
    ['an age with Medicare', 'age', '65 64', {}],
    ['an age that is still typed', 'age', '10 9', {}],
    ['no surgery but a fraction', 'no_of_major_surgery', '1.5 10', {}],
    ['many surgeries', 'no_of_major_surgery', '11 10', {}],
    ['many accidents', 'prv_accident', '11 10', {}],
    ['experience from the age of 16', 'driving_experience', '15 14', { driver_age: '30' }],
    ['a low price of a new car', 'car_price', '8999 9000', { car_mfg_year: '2015' }],
    ['a low price, not one still typed', 'car_price', '1000 999', { car_mfg_year: '2015' }],
    ['thousands from 12', 'car_price', '12 11', {}],
    ['thousands to 250', 'car_price', '250 251', {}],
    ['a car of the year after next', 'car_mfg_year', '2028 2027', {}],
    ['a car before series production', 'car_mfg_year', '1899 1900', {}],
    ['a driver of no driving age', 'driver_age', '13 14', {}],
    ['an old driver', 'driver_age', '111 110', {}],
  ])('have %s: %s is noted for the first of "%s" alone', (_, field, values, others) => {
    const type = field === 'age' || field === 'no_of_major_surgery' ? 'health' : 'car';
    const found = values.split(' ').map((value) => has(type, { ...others, [field]: value }, field));
    expect(found).toEqual([true, false]);
  });

  const at200 = { ...cm, heightCm: '200' };
  const at150 = { ...cm, heightCm: '150' };

  // At 200 cm the body mass index is a quarter of the kilograms, at 150 cm 0.444 of them.
  it.each<[string, string, string, string, FormInput, RegExp]>([
    ['a recorded life', 'age', '122', '123', {}, /longest recorded life/],
    ['a usual life', 'age', '110', '111', {}, /Few people live to/],
    ['a small adult', 'heightCm', '120', '119.9', cm, /Few adults are that tall/],
    ['a tall adult', 'heightCm', '230', '230.1', cm, /Few adults are that tall/],
    ['a light adult', 'weight', '30', '29.9', {}, /Few adults weigh that/],
    ['a heavy adult', 'weight', '250', '250.1', {}, /Few adults weigh that/],
    ['an index of 11', 'weight', '44', '43.9', at200, /rare at this height/],
    ['an index of 75', 'weight', '168.7', '168.8', at150, /rare at this height/],
    ['no known height', 'heightCm', '119.9', '120', { ...cm, weight: '130' }, /rare at this height/],
  ])('are those of %s: %s is usual at %s, not at %s', (_, field, usual, rare, others, text) => {
    const tell = (value: string) => {
      const { height, ...notes } = listNotes('health', { ...others, [field]: value }, 'en-GB');
      return Object.values(others.weight ? notes : { height, ...notes }).map((note) => note?.text ?? '');
    };
    expect(tell(usual).join()).not.toMatch(text);
    expect(tell(rare).join()).toMatch(text);
  });

  it.each<[string, string, FormInput]>([
    ['kilograms over an index of 35', '140.4 140', at200],
    // 140 kg are 308.6 lb.
    ['kilograms that are at most 35 in pounds', '308.6 308.7', at200],
    // 56 kg, an index of 14, are 123.5 lb.
    ['pounds below an index of 14', '123 124', { ...at200, weightUnit: 'pounds' }],
    ['pounds that are at least 16 in kilograms', '64 63', { ...at200, weightUnit: 'pounds' }],
  ])('propose the other unit for %s: for the first of "%s" alone', (_, weights, others) => {
    const fixes = weights.split(' ').map((weight) => listNotes('health', { ...others, weight }).weight?.fix);
    expect(fixes.map((fix) => fix !== undefined)).toEqual([true, false]);
  });

  it('doubt a low price from the model year 2000 on', () => {
    const at = (year: string) => has('car', { car_price: '6500', car_mfg_year: year }, 'car_price');
    expect([at('1999'), at('2000')]).toEqual([false, true]);
    expect(has('car', { car_price: '1000', car_mfg_year: '2000' }, 'car_price')).toBe(true);
  });

  it('take two digits up to the next year for one of this century', () => {
    const use = (typed: string) => listNotes('car', { car_mfg_year: typed }).car_mfg_year?.fix?.values;
    expect(use('27')).toEqual({ car_mfg_year: '2027' });
    expect(use('28')).toEqual({ car_mfg_year: '1928' });
    expect(use('99')).toEqual({ car_mfg_year: '1999' });
    expect(use('100')).toBeUndefined();
  });

  it('ask about fewer than 100 miles and more than 200,000 km a year, and not about none', () => {
    const asks = (annual_mileage: string, mileageUnit = 'miles') =>
      listNotes('car', { annual_mileage, mileageUnit }).annual_mileage?.ask ?? false;
    expect(['0', '1', '99', '100', '124,274', '124,275'].map((miles) => asks(miles))).toEqual([
      ...[false, true, true, false, false, true],
    ]);
    expect(['200', '200.1'].map((thousands) => asks(thousands, 'kilometres'))).toEqual([false, true]);
  });
});
