import { describe, expect, it } from 'vitest';
import { buildNotes, type FormInput, toForm } from './form/form-values.ts';
import { questions } from './questions.ts';

const context = { year: 2026, language: 'en-US' };

/** Texts of the notes on a form that is empty except for some entries. */
function noteTexts(type: 'health' | 'car', entries: FormInput): Record<string, string> {
  const asked = questions[type];
  const notes = buildNotes(asked, { ...toForm(asked, {}, metric), ...entries }, context);
  return Object.fromEntries(
    Object.entries(notes).flatMap(([field, note]) => (note ? [[field, note.text]] : [])),
  );
}

const metric = { weightUnit: 'kilograms', mileageUnit: 'kilometres' };
const cm = { heightUnit: 'centimetres' };

describe('notes', () => {
  it('are absent for plausible and for missing numbers', () => {
    const health = { age: '42', no_of_major_surgery: '1' };
    expect(noteTexts('health', health)).toEqual({});
    expect(noteTexts('health', { age: '0', no_of_major_surgery: '0' })).toEqual({});
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
    [{ ...cm, heightCm: '70' }, 'height', '70 cm = 2 ft 4 in. Few adults are that tall'],
    [{ weight: '300' }, 'weight', '300 kg = 661 lb. Few adults weigh that'],
    [
      { ...cm, weight: '200', heightCm: '150' },
      'weight',
      '200 kg = 441 lb. That is rare at this height. Check both numbers',
    ],
    [{ no_of_major_surgery: '1.5' }, 'no_of_major_surgery', 'whole number of surgeries'],
    [{ no_of_major_surgery: '24' }, 'no_of_major_surgery', '24 major surgeries is unusual'],
  ])('on health: %j', (entries, field, text) => {
    expect(noteTexts('health', entries as unknown as FormInput)[field]).toContain(text);
  });

  it.each([
    [{ driver_age: '9' }, 'driver_age', 'allow driving at 9'],
    [{ driver_age: '120' }, 'driver_age', 'Few people drive at 120'],
    [
      { driver_age: '30', driving_experience: '20' },
      'driving_experience',
      'That means driving since the age of 10. The estimate counts experience from the age of 16: 14 years.',
    ],
    [
      { driver_age: '30', driving_experience: '40' },
      'driving_experience',
      '40 years of experience is more than the driver’s age. The estimate counts',
    ],
    [{ car_mfg_year: '2028' }, 'car_mfg_year', '2028 is in the future'],
    [{ car_mfg_year: '1850' }, 'car_mfg_year', 'Few cars were built in 1850'],
    [{ prv_accident: '0.5' }, 'prv_accident', 'whole number of accidents'],
    [{ prv_accident: '30' }, 'prv_accident', '30 accidents is unusual'],
    [{ annual_mileage: '15' }, 'annual_mileage', '15 means 15,000 km a year = 9,320 miles a year.'],
    [
      { annual_mileage: '12,000', mileageUnit: 'miles' },
      'annual_mileage',
      '12,000 miles a year = 19,312 km a year.',
    ],
    [{ annual_mileage: '9', mileageUnit: 'miles' }, 'annual_mileage', 'For 9,000 miles a year, enter 9,000.'],
    [{ annual_mileage: '12,500' }, 'annual_mileage', 'For 12,500 km a year, enter 12.5.'],
  ])('on the car: %j', (entries, field, text) => {
    expect(noteTexts('car', entries as unknown as FormInput)[field]).toContain(text);
  });

  it.each<[string, FormInput, string, object | undefined]>([
    ['250,000 km', { ...metric, annual_mileage: '250' }, 'annual_mileage', undefined],
    ['12,500,000 km', { ...metric, annual_mileage: '12,500' }, 'annual_mileage', { annual_mileage: '12.5' }],
    ['125,000 miles', { annual_mileage: '125,000' }, 'annual_mileage', undefined],
    ['a negative age', { driver_age: '-42' }, 'driver_age', { driver_age: '42' }],
  ])('ask about %s before it is sent', (_, entries, field, values) => {
    const note = buildNotes(questions.car, { ...toForm(questions.car), ...entries }, context)[field];
    expect(note?.ask).toBe(true);
    expect(note?.fix?.values).toEqual(values);
  });

  it('do not ask about 200,000 km', () => {
    const form = { ...toForm(questions.car), ...metric, annual_mileage: '200' };
    expect(buildNotes(questions.car, form, context).annual_mileage?.ask).toBeUndefined();
  });

  it.each([
    ['19', '2019'],
    ['98', '1998'],
    ['2019.5', '2019'],
    ['20199', '2019'],
  ])('ask about the year %s before it is sent', (entered, proposed) => {
    const form = { ...toForm(questions.car), car_mfg_year: entered };
    expect(buildNotes(questions.car, form, context).car_mfg_year).toMatchObject({
      ask: true,
      fix: { label: `Use ${proposed}`, values: { car_mfg_year: proposed } },
    });
  });

  it('say nothing about the next model year', () => {
    expect(noteTexts('car', { car_mfg_year: '2027' })).toEqual({});
  });

  const heavy = { ...toForm(questions.health, {}, metric), heightFt: '5', heightIn: '10', weight: '180' };
  const noteWeight = (form: FormInput, language: string) =>
    buildNotes(questions.health, form, { year: 2026, language }).weight;

  it('propose pounds to a visitor from the United States whose weight is implausible in kilograms', () => {
    expect(noteWeight(heavy, 'en-US')).toEqual({
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
  ])('propose no pounds %s', (_case, form, language) => {
    expect(noteWeight(form, language)?.fix).toBeUndefined();
  });
});
