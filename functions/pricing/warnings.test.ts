import { describe, expect, it } from 'vitest';
import { carAnswers, healthAnswers } from '#tests/support/test-predictions.ts';
import { buildFeatures } from './features.ts';
import { buildWarnings } from './warnings.ts';

/** Builds the warnings for a health answer outside this range. */
function warnAboutHealth(
  feature: 'age' | 'weight' | 'height' | 'no_of_major_surgery',
  answer: number,
  range: [number, number],
) {
  const input_data = { ...healthAnswers, [feature]: answer };
  const features = buildFeatures({ insurance_type: 'health', input_data }, 2026);
  const [lowest, highest] = range;
  return buildWarnings(features, [{ feature, lowest, highest }], 2026);
}

/** Builds the warnings for a car answer whose feature is outside this range. */
function warnAboutCar(field: keyof typeof carAnswers, answer: number, range: [number, number]) {
  const input_data = { ...carAnswers, [field]: answer };
  const features = buildFeatures({ insurance_type: 'car', input_data }, 2026);
  const feature = field === 'car_mfg_year' ? 'vehicle_age' : field;
  return buildWarnings(features, [{ feature, lowest: range[0], highest: range[1] }], 2026);
}

describe('buildWarnings', () => {
  it('returns no warnings if all answers are in the training data', () => {
    const features = buildFeatures({ insurance_type: 'health', input_data: healthAnswers }, 2026);
    expect(buildWarnings(features, [], 2026)).toEqual([]);
  });

  it('names the value that the estimate uses instead', () => {
    expect(warnAboutHealth('age', 12, [18, 66])).toEqual([
      {
        feature: 'age',
        message: 'Age 12 is below the range of our data (18 to 66 years); the estimate uses 18.',
      },
    ]);
    expect(warnAboutHealth('weight', 150.5, [51, 132])[0]?.message).toBe(
      'Weight 150.5 is above the range of our data (51 to 132 kg); the estimate uses 132.',
    );
    expect(warnAboutHealth('no_of_major_surgery', 4, [0, 3])[0]?.message).toBe(
      'Number of major surgeries 4 is above the range of our data (0 to 3); the estimate uses 3.',
    );
    expect(warnAboutCar('annual_mileage', 80, [2, 50])[0]?.message).toBe(
      'Annual mileage 80 is above the range of our data (2 to 50 thousand km); the estimate uses 50.',
    );
  });

  it('names the rule that extends the estimate beyond the training data', () => {
    expect(warnAboutCar('prv_accident', 6, [0, 4])).toEqual([
      {
        feature: 'prv_accident',
        message:
          "Previous accidents 6 is above the range of our data (0 to 4); beyond it, the estimate follows the insurers' rule for accidents.",
      },
    ]);
    expect(warnAboutCar('driving_experience', 90, [0, 78])[0]?.message).toBe(
      "Driving experience 90 is above the range of our data (0 to 78 years); beyond it, the estimate follows the insurers' rule for accident-free years.",
    );
  });

  it('names the manufacturing year of a car, not its age', () => {
    expect(warnAboutCar('car_mfg_year', 1900, [0, 79])).toEqual([
      {
        feature: 'car_mfg_year',
        message:
          'Car manufacturing year 1900 is below the range of our data (1947 to 2026); the estimate uses 1947.',
      },
    ]);
  });

  it('warns about a manufacturing year in the future', () => {
    const input_data = { ...carAnswers, car_mfg_year: 2031 };
    const features = buildFeatures({ insurance_type: 'car', input_data }, 2026);
    expect(buildWarnings(features, [], 2026)).toEqual([
      {
        feature: 'car_mfg_year',
        message: 'Car manufacturing year 2031 is in the future; the estimate is for a new car.',
      },
    ]);
  });
});
