import { describe, expect, it } from 'vitest';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import { carAnswers, healthAnswers, ohioBasis } from '#tests/support/test-predictions.ts';
import { buildEstimate } from './build-estimate.ts';
import type { ModelOutput } from './model-output.ts';
import { warningTexts as english } from './texts/en.ts';
import { warningTexts as spanish } from './texts/es.ts';

/** Output of a model for a premium below three times the market price. */
const usual: ModelOutput = {
  premium: 3000,
  range: { low: 2000, high: 4000, coverage: 0.8 },
  baseline: 3000,
  contributions: [],
  market: {
    premium: 1000,
    range: { low: 800, high: 1200 },
    ...ohioBasis,
  },
  outside_training: [],
  model_version: 'test-1',
};

const buildWarnings = (answers: InsuranceAnswers, changes: Partial<ModelOutput>) =>
  buildEstimate(answers, { ...usual, ...changes }, 2026).warnings;

/** Builds the warnings for a health answer outside this range. */
function warnAboutHealth(feature: keyof typeof healthAnswers, answer: number, range: [number, number]) {
  const input_data = { ...healthAnswers, [feature]: answer };
  const [lowest, highest] = range;
  return buildWarnings(
    { insurance_type: 'health', input_data },
    { outside_training: [{ feature, lowest, highest }] },
  );
}

/** Builds the warnings for a car answer, which is outside this range if there is one. */
function warnAboutCar(field: keyof typeof carAnswers, answer: number, range?: [number, number]) {
  const input_data = { ...carAnswers, [field]: answer };
  const outside_training = range ? [{ feature: field, lowest: range[0], highest: range[1] }] : [];
  return buildWarnings({ insurance_type: 'car', input_data }, { outside_training });
}

describe('warnings of an estimate', () => {
  it('returns no warnings if all answers are in the data', () => {
    expect(warnAboutCar('driver_age', 30)).toEqual([]);
  });

  it('names ZIP digits that decide nothing', () => {
    const input_data = { ...healthAnswers, state: 'CA', county: '06073', zip3: '919' } as const;
    const warn = (params: object) => {
      const market = { ...usual.market, params };
      return buildWarnings({ insurance_type: 'health', input_data }, { market });
    };
    const message =
      'ZIP digits 919 do not change the price in this county, so the estimate does not use them.';
    expect(warn({ county: 'San Diego County' })).toMatchObject([{ feature: 'zip3', message }]);
    expect(warn({ county: 'San Diego County', zip3: '919' })).toEqual([]);
  });

  it('says that the marketplace price is a rate for children under 21', () => {
    expect(warnAboutHealth('age', 20, [18, 66]).map(({ message }) => message)).toContain(
      'Under 21 the marketplace price is a rate for children. It rises at 21, in some states by half or more.',
    );
    expect(warnAboutHealth('age', 21, [22, 66])).toHaveLength(1);
  });

  it('names the value that the estimate uses instead', () => {
    expect(warnAboutHealth('age', 70, [18, 66])).toMatchObject([
      {
        code: 'beyond_data',
        params: { feature: 'age', answer: 70, lowest: 18, highest: 66 },
        feature: 'age',
        message: 'Age 70 is above the range of our data, 18 to 66 years. The estimate uses 66.',
        limits: { lowest: 18, highest: 66 },
      },
    ]);
    expect(warnAboutHealth('weight', 150.5, [51, 132])[0]?.message).toBe(
      'Weight 150.5 is above the range of our data, 51 to 132 kg. The estimate uses 132.',
    );
    expect(warnAboutHealth('no_of_major_surgery', 6, [0, 5])[0]?.message).toBe(
      'Number of major surgeries 6 is above the range of our data, 0 to 5. The estimate uses 5.',
    );
    expect(warnAboutCar('annual_mileage', 80, [2, 50])[0]?.message).toBe(
      'Annual mileage 80 is above the range of our data, 2 to 50 thousand km. The estimate uses 50.',
    );
  });

  it('names the unit of a mileage that cannot be meant', () => {
    expect(warnAboutCar('annual_mileage', 300, [2, 50])).toMatchObject([{ code: 'beyond_data' }]);
    expect(warnAboutCar('annual_mileage', 12000, [2, 50])).toMatchObject([
      {
        code: 'mileage_unlikely',
        feature: 'annual_mileage',
        message:
          'Annual mileage is in thousands of kilometers, so 12000 means 12000 thousand km a year. The estimate uses 50.',
        limits: { lowest: 2, highest: 50 },
      },
    ]);
  });

  it('limits experience to the years since age 16', () => {
    expect(warnAboutCar('driving_experience', 40, [0, 2])).toMatchObject([
      {
        feature: 'driving_experience',
        message: 'Driving experience 40 is more than the years since age 16. The estimate uses 2.',
        limits: { lowest: 0, highest: 2 },
      },
    ]);
  });

  it('warns about a number below 0', () => {
    expect(warnAboutCar('driving_experience', -1, [0, 2])[0]?.message).toBe(
      'Driving experience -1 is below the range of our data, 0 to 2 years. The estimate uses 0.',
    );
  });

  it('names the range of manufacturing years', () => {
    expect(warnAboutCar('car_mfg_year', 1900, [1981, 2026])).toMatchObject([
      {
        feature: 'car_mfg_year',
        message:
          'Car manufacturing year 1900 is below the range of our data, 1981 to 2026. The estimate uses 1981.',
        limits: { lowest: 1981, highest: 2026 },
      },
      { feature: 'car_mfg_year', message: expect.stringContaining('classic cars') },
    ]);
  });

  it('warns about a manufacturing year in the future', () => {
    expect(warnAboutCar('car_mfg_year', 2031, [1981, 2026])).toMatchObject([
      {
        feature: 'car_mfg_year',
        message: 'Car manufacturing year 2031 is in the future. The estimate is for a new car.',
        limits: { lowest: 1981, highest: 2026 },
      },
    ]);
    expect(warnAboutCar('car_mfg_year', 2027, [1981, 2026])).toEqual([]);
  });

  it.each([
    ['prv_accident', 10, 4, /assigned-risk plan/],
    ['car_mfg_year', 1960, 2002, /classic cars/],
    ['driver_age', 14, 16, /parent’s policy/],
    ['driver_age', 120, 100, /Ask insurers directly/],
  ] as const)('says what to do about %s of %i', (field, rare, usual, text) => {
    expect(warnAboutCar(field, rare)).toMatchObject([
      { feature: field, message: expect.stringMatching(text) },
    ]);
    expect(warnAboutCar(field, usual)).toEqual([]);
  });

  it('warns about a health premium above three times the marketplace price', () => {
    const answers = { insurance_type: 'health', input_data: healthAnswers } as const;
    const warn = (premium: number) => buildWarnings(answers, { premium });
    expect(warn(3000)).toEqual([]);
    expect(warn(3000.01)).toEqual([
      {
        code: 'above_market',
        params: { times: 3 },
        feature: 'predicted_premium',
        message: 'This premium is more than 3 times the marketplace price.',
      },
    ]);
  });
});

/** Values for every text; one that a text does not show has no effect. */
const params = { feature: 'age', answer: 70, lowest: 18, highest: 64, age: 21, zip3: '913', times: 3 };

it.each(Object.entries(english))('%s has the same figures in both languages', (code, text) => {
  const [first, second] = [text, spanish[code as keyof typeof spanish]].map((format) =>
    (format as (given: object) => string)(params).match(/\d+/g),
  );
  expect(second).toEqual(first);
});
