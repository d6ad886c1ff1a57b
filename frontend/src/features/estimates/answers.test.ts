import { beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '#contract/languages.ts';
import { loadCounties } from '#frontend/features/places/counties.ts';
import { loadInLanguage } from '#tests/support/load-in-language.ts';
import { changeAnswer, formatAnswer, isAsked, toAnswerLabel } from './answers.ts';
import { formQuestions, questions } from './questions.ts';

beforeAll(loadCounties);

it.each(languageCodes)(
  'hints of questions are short in %s: screen readers read them with their fields',
  async (language) => {
    const { questionTexts } = await loadInLanguage(language, () => import('./questions.texts.ts'));
    const hints = Object.values(questionTexts).map((question) => ('hint' in question ? question.hint : ''));
    expect(hints.filter(({ length }) => length > 150)).toEqual([]);
  },
);

describe('an answer', () => {
  it('is readable when its field is unknown', () => {
    expect(toAnswerLabel('annual_income')).toBe('annual income');
    expect(formatAnswer('annual_income', 1200)).toBe('1,200');
  });

  it('begins with a small letter inside a sentence, unless it is an abbreviation', () => {
    const labels = ['age', 'violations', 'zip3'].map((field) => toAnswerLabel(field, true));
    expect(labels).toEqual(['age', 'tickets and DUI', 'ZIP digits']);
  });

  it.each([
    ['age', 1, '1 year'],
    ['driver_age', 42, '42 years'],
    ['weight', 69.85, '69.85 kg'],
    ['height', 177.8, '5 ft 10 in'],
    ['state', undefined, 'Not given'],
    ['annual_mileage', 12.5, '12,500 km a year'],
    ['car_mfg_year', 2019, '2019'],
    ['prv_accident', 0, 'none'],
    ['no_of_major_surgery', 2, '2'],
    ['has_diabetes', 'yes', 'yes'],
    ['state', 'DC', 'District of Columbia'],
    ['cover', 'full', 'Full coverage'],
    ['car_class', 'luxury', 'Luxury'],
    ['car_price', 50_000, '$50,000'],
    ['car_body', 'suv', 'SUV or crossover'],
    ['car_fuel', 'plug_in', 'Plug-in hybrid'],
    ['deductible', 1000, '$1,000'],
    ['limits', '100_300', '100/300'],
    ['chronic_conditions', ['copd', 'own_cancer'], 'COPD, Cancer'],
  ] as const)('formats %s %j with its unit', (name, answer, text) => {
    expect(formatAnswer(name, answer)).toBe(text);
  });
});

describe('a changed answer', () => {
  const place = { state: 'CA', county: '06037', zip3: '913', age: 40 };

  it('removes the parts of the one before', () => {
    expect(changeAnswer(questions.health, place, 'state', 'TX')).toEqual({ state: 'TX', age: 40 });
    expect(changeAnswer(questions.health, place, 'county', '06073')).toEqual({
      state: 'CA',
      county: '06073',
      age: 40,
    });
  });

  it('on the state of a car removes the ZIP digits of the one before', () => {
    const ofCar = { state: 'OH', zip3: '432', driver_age: 40 };
    expect(changeAnswer(questions.car, ofCar, 'state', 'TX')).toEqual({ state: 'TX', driver_age: 40 });
    expect(changeAnswer(questions.car, ofCar, 'driver_age', 41)).toEqual({ ...ofCar, driver_age: 41 });
  });

  it('removes answers that it makes meaningless, and no others', () => {
    const answers = { ...place, any_chronic_disease: 'yes', chronic_conditions: ['asthma'] };
    expect(changeAnswer(questions.health, answers, 'any_chronic_disease', 'no')).toEqual({
      ...place,
      any_chronic_disease: 'no',
    });
    expect(changeAnswer(questions.health, answers, 'age', 41)).toEqual({ ...answers, age: 41 });
  });
});

describe('an answer on a car', () => {
  const car = { driver_age: 40, car_class: 'standard', cover: 'full', deductible: 1000 };

  it('takes the place of those that may not be given beside it', () => {
    const { car_class: _, ...others } = car;
    expect(changeAnswer(questions.car, car, 'car_body', 'suv')).toEqual({ ...others, car_body: 'suv' });
    expect(changeAnswer(questions.car, car, 'car_body', '')).toEqual({ ...car, car_body: undefined });
    expect(changeAnswer(questions.car, { ...others, car_price: 30_000 }, 'car_class', 'luxury')).toEqual({
      ...others,
      car_class: 'luxury',
    });
  });

  it('on its deductible is a number, and removed with the coverage that has one', () => {
    expect(changeAnswer(questions.car, car, 'deductible', '500')).toMatchObject({ deductible: 500 });
    expect(changeAnswer(questions.car, car, 'cover', 'liability')).toEqual({
      driver_age: 40,
      car_class: 'standard',
      cover: 'liability',
    });
  });

  it('on its class is shown where it is stored, and not asked any more', () => {
    expect(Object.keys(formQuestions.car)).not.toContain('car_class');
    expect(Object.keys(formQuestions.car)).toEqual(
      Object.keys(questions.car).filter((field) => field !== 'car_class'),
    );
  });
});

describe('ZIP digits', () => {
  it('are asked for where they decide', () => {
    const isZipAsked = (county: string) => isAsked(questions.health, 'zip3', { state: 'CA', county });
    expect(isZipAsked('06037')).toBe(true);
    expect(isZipAsked('06073')).toBe(false);
    expect(isZipAsked('')).toBe(false);
  });
});
