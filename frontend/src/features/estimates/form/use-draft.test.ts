import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { lastPlace, rememberedAnswers, steps, typedHousehold } from '#frontend/api/stored-answers.ts';
import { clearStoredAnswers, drafts, storeZip } from '#frontend/api/tab-values.ts';
import { questions } from '#frontend/features/estimates/questions.ts';
import { toForm } from './form-values.ts';
import { hasAnswers, keepZip, readFirstValues, storeDraft, toLinkedForm } from './use-draft.ts';

const emptyForm = toForm(questions.health);

describe('hasAnswers', () => {
  it('is false for a form in which only a unit is chosen', () => {
    expect(hasAnswers(questions.health, { ...emptyForm, weightUnit: 'pounds' })).toBe(false);
  });

  it.each([{ age: '4' }, { chronic_conditions: ['asthma'] }])('is true with %j', (answers) => {
    expect(hasAnswers(questions.health, { ...emptyForm, ...answers })).toBe(true);
  });
});

describe('the form of a prediction', () => {
  afterEach(lastPlace.clear);

  it('has the ZIP code that was typed for its county', () => {
    const place = { zip: '91367', state: 'CA', county: '06037', zip3: '913' };
    keepZip({ ...place, age: '40' });
    keepZip({ ...place, zip: '' });
    expect(lastPlace.read()).toEqual(place);
    const answers = { age: 40, state: 'CA', county: '06037', zip3: '913' };
    expect(toLinkedForm(questions.health, answers)).toMatchObject({ zip: '91367', county: '06037' });
    expect(toLinkedForm(questions.health, { ...answers, zip3: '910' }).zip).toBe('');
    expect(toLinkedForm(questions.health, { age: 40, state: 'CA' }).zip).toBe('');
  });

  it('has the ZIP code of its county where no digits of it are stored', () => {
    lastPlace.store({ zip: '77002', state: 'TX', county: '48201', zip3: '' });
    const answers = { age: 40, state: 'TX', county: '48201' };
    expect(toLinkedForm(questions.health, answers).zip).toBe('77002');
  });

  it('has the ZIP code of its state for a car, whose form has no county', () => {
    lastPlace.store({ zip: '43004', state: 'OH', county: undefined, zip3: undefined });
    expect(toLinkedForm(questions.car, { driver_age: 40, state: 'OH' }).zip).toBe('43004');
    lastPlace.store({ zip: '43004', state: 'OH', county: '', zip3: '' });
    expect(toLinkedForm(questions.car, { driver_age: 40, state: 'OH' }).zip).toBe('43004');
    expect(toLinkedForm(questions.car, { driver_age: 40, state: 'TX' }).zip).toBe('');
  });
});

describe('the first values of a form', () => {
  afterEach(clearStoredAnswers);
  const read = (form: string | undefined = 'form') => {
    const { input, ...others } = readFirstValues('car', form);
    return { age: input.driver_age, year: input.car_mfg_year, ...others };
  };
  const typed = { driver_age: '42', car_mfg_year: '2019' };

  it('are those of an unfinished form, and it says so', () => {
    expect(read()).toEqual({ age: '', year: '' });
    drafts.car.store({ input: { driver_age: '42' }, entry: 'another form' });
    expect(read()).toEqual({ age: '42', year: '', source: 'draft' });
  });

  it('are those of a draft until it has no answer any more', () => {
    const empty = toForm(questions.car);
    storeDraft('car', 'another form', { ...empty, driver_age: '42' });
    expect(read()).toEqual({ age: '42', year: '', source: 'draft' });
    storeDraft('car', 'another form', { ...empty, mileageUnit: 'kilometres' });
    expect(read()).toEqual({ age: '', year: '' });
  });

  it('are no unfinished form with the ZIP code of another page alone', () => {
    storeZip('car', '43215');
    expect(readFirstValues('car', 'form').input.zip).toBe('43215');
    expect(read()).toEqual({ age: '', year: '' });
  });

  it('are those that were sent, also where they are edited again', () => {
    steps.store('car', 'form', { input: typed });
    drafts.car.store({ input: { driver_age: '17' }, entry: 'another form' });
    expect(read()).toEqual({ age: '42', year: '2019' });
    // A field that the form did not have when it was sent.
    expect(readFirstValues('car', 'form').input.violations).toBe('');
    drafts.car.store({ input: { ...typed, driver_age: '43' }, entry: 'form' });
    expect(read()).toEqual({ age: '43', year: '2019' });
  });

  it('are the answers of a prediction until they are edited, with their note and the class of the car', () => {
    const answers = { driver_age: 42, car_mfg_year: 2019, car_class: 'luxury' };
    steps.store('car', 'form', { answers, note: 'The driver is a year older.' });
    const shown = { source: 'link', note: 'The driver is a year older.', earlierClass: 'luxury' };
    expect(read()).toEqual({ age: '42', year: '2019', ...shown });
    drafts.car.store({ input: { driver_age: '43' }, entry: 'form' });
    expect(read()).toEqual({ age: '43', year: '', source: 'draft' });
    steps.store('car', 'other', { answers: { driver_age: 42 } });
    expect(read('other')).toEqual({ age: '42', year: '', source: 'link', note: undefined });
  });

  it('are those that the device remembers, until the form is edited', () => {
    typedHousehold.setRemembered(true, {});
    onTestFinished(typedHousehold.forget);
    rememberedAnswers.store({ age: '45', zip: '77002' });
    const readHealth = () => {
      const { input, source } = readFirstValues('health', 'form');
      return [input.age, input.zip, source];
    };
    expect(readHealth()).toEqual(['45', '77002', undefined]);
    expect(readFirstValues('car', 'form').input.zip).toBe('');
    storeZip('health', '77003');
    expect(readHealth()).toEqual(['45', '77003', undefined]);
    drafts.health.store({ input: { zip: '77004' }, entry: 'another form' });
    expect(readHealth()).toEqual(['', '77004', 'draft']);
  });

  it('have nothing of the step for another user than the one who opened the form', () => {
    steps.store('car', 'form', { input: typed });
    expect(readFirstValues('car', undefined).input).toMatchObject({ driver_age: '', car_mfg_year: '' });
    drafts.car.store({ input: typed, entry: 'form' });
    expect(readFirstValues('car', undefined)).toMatchObject({ input: typed, source: undefined });
  });

  it('leave out what another version has stored in another form', () => {
    const stored = { driver_age: 42, car_mfg_year: ['2019'], violations: 'one_ticket', gone: 'x' };
    drafts.car.store({ input: stored as unknown as typeof typed, entry: 'another form' });
    const { input } = readFirstValues('car', 'form');
    expect(input).toMatchObject({ driver_age: '', car_mfg_year: '', violations: 'one_ticket' });
    expect(input).not.toHaveProperty('gone');
  });
});
