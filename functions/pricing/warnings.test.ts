import { describe, expect, it } from 'vitest';
import { carAnswers, healthAnswers } from '#tests/support/test-predictions.ts';
import { buildFeatures } from './features.ts';
import { writeWarnings } from './warnings.ts';

/** The sentence about one health answer, given the range that it lies outside of. */
function warnOfHealth(
  feature: 'age' | 'weight' | 'height' | 'no_of_major_surgery',
  answer: number,
  range: [number, number],
) {
  const input_data = { ...healthAnswers, [feature]: answer };
  const features = buildFeatures({ insurance_type: 'health', input_data }, 2026);
  const [lowest, highest] = range;
  return writeWarnings(features, [{ feature, lowest, highest }], 2026);
}

/** The sentence about one car answer, given the range of the model's feature. */
function warnOfCar(field: keyof typeof carAnswers, answer: number, range: [number, number]) {
  const input_data = { ...carAnswers, [field]: answer };
  const features = buildFeatures({ insurance_type: 'car', input_data }, 2026);
  const feature = field === 'car_mfg_year' ? 'vehicle_age' : field;
  return writeWarnings(features, [{ feature, lowest: range[0], highest: range[1] }], 2026);
}

describe('warnings', () => {
  it('are none when every answer is known to the model', () => {
    const features = buildFeatures({ insurance_type: 'health', input_data: healthAnswers }, 2026);
    expect(writeWarnings(features, [], 2026)).toEqual([]);
  });

  it('say which answer was taken in its place', () => {
    expect(warnOfHealth('age', 12, [18, 66])).toEqual([
      {
        feature: 'age',
        message: 'Age 12 is below the 18 to 66 years that the estimate is based on; it was estimated as 18.',
      },
    ]);
    expect(warnOfHealth('weight', 150.5, [51, 132])[0]?.message).toBe(
      'Weight 150.5 is above the 51 to 132 kg that the estimate is based on; it was estimated as 132.',
    );
    expect(warnOfHealth('no_of_major_surgery', 4, [0, 3])[0]?.message).toBe(
      'Number of major surgeries 4 is above the 0 to 3 that the estimate is based on; it was estimated as 3.',
    );
    expect(warnOfCar('annual_mileage', 80, [2, 50])[0]?.message).toBe(
      'Annual mileage 80 is above the 2 to 50 thousand km that the estimate is based on; it was estimated as 50.',
    );
  });

  it('say when the estimate goes on by a rule', () => {
    expect(warnOfCar('prv_accident', 6, [0, 4])).toEqual([
      {
        feature: 'prv_accident',
        message:
          'Previous accidents 6 is above the 0 to 4 that the estimate is based on; beyond that it goes on by the rule that insurers have for accidents.',
      },
    ]);
    expect(warnOfCar('driving_experience', 90, [0, 78])[0]?.message).toBe(
      'Driving experience 90 is above the 0 to 78 years that the estimate is based on; beyond that it goes on by the rule that insurers have for accident-free years.',
    );
  });

  it('speak of the year that a car was made in, not of its age', () => {
    expect(warnOfCar('car_mfg_year', 1900, [0, 79])).toEqual([
      {
        feature: 'car_mfg_year',
        message:
          'Car manufacturing year 1900 is below the 1947 to 2026 that the estimate is based on; it was estimated as 1947.',
      },
    ]);
  });

  it('tell of a car that is not made yet, which the model takes for a new one', () => {
    const input_data = { ...carAnswers, car_mfg_year: 2031 };
    const features = buildFeatures({ insurance_type: 'car', input_data }, 2026);
    expect(writeWarnings(features, [], 2026)).toEqual([
      {
        feature: 'car_mfg_year',
        message: 'Car manufacturing year 2031 lies in the future; it was estimated as a new car.',
      },
    ]);
  });
});
