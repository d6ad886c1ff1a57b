import type { InsuranceType } from '#contract/predictions.ts';
import { type Feature, toAnswer } from './features.ts';
import type { ModelOutput } from './model-output.ts';

/** Warning about an estimate. */
export interface Warning {
  /** Name of the answer's field, or `predicted_premium` for the estimate as a whole. */
  readonly feature: string;
  readonly message: string;
}

interface Wording {
  readonly label: string;
  readonly unit?: string;
}

const wordings: Readonly<Record<string, Wording>> = {
  age: { label: 'Age', unit: 'years' },
  weight: { label: 'Weight', unit: 'kg' },
  height: { label: 'Height', unit: 'cm' },
  no_of_major_surgery: { label: 'Number of major surgeries' },
  driver_age: { label: 'Driver age', unit: 'years' },
  driving_experience: { label: 'Driving experience', unit: 'years' },
  annual_mileage: { label: 'Annual mileage', unit: 'thousand km' },
  car_mfg_year: { label: 'Car manufacturing year' },
  prv_accident: { label: 'Previous accidents' },
};

/** Health-rated premiums above this multiple of the marketplace price get a warning. */
const maxMarketRatio = 3;

/**
 * Builds the warnings of an estimate: answers outside the model's data with the value that was used instead,
 * and a premium far above the marketplace price.
 * @param year current year, UTC
 */
export function buildWarnings(
  insuranceType: InsuranceType,
  features: readonly Feature[],
  { premium, market, outside_training }: Pick<ModelOutput, 'premium' | 'market' | 'outside_training'>,
  year: number,
): Warning[] {
  const warnings = features.flatMap((feature) => {
    const { field, name, answer } = feature;
    if (field === 'car_mfg_year' && Number(answer) > year) {
      return [buildWarning(feature, 'is in the future; the estimate is for a new car.')];
    }
    const range = outside_training.find((each) => each.feature === name);
    if (!range) return [];
    return [
      buildWarning(
        feature,
        field === 'driving_experience'
          ? formatExcessExperience(range)
          : formatExceededRange(feature, range, year),
      ),
    ];
  });
  if (insuranceType === 'health' && premium > maxMarketRatio * market.premium) {
    warnings.push({
      feature: 'predicted_premium',
      message: `This premium is more than ${maxMarketRatio} times the marketplace price. Insurers that may refuse applicants would usually refuse this one.`,
    });
  }
  return warnings;
}

type OutsideRange = ModelOutput['outside_training'][number];

function buildWarning({ field, answer }: Feature, predicate: string): Warning {
  return { feature: field, message: `${wordings[field]?.label ?? field} ${answer} ${predicate}` };
}

/** The range of experience ends with the years since the driver's 16th birthday. */
function formatExcessExperience({ highest }: OutsideRange): string {
  return `is more than the years since age 16; the estimate uses ${highest}.`;
}

function formatExceededRange(feature: Feature, { lowest, highest }: OutsideRange, year: number): string {
  const { field, value, answer } = feature;
  const { unit } = wordings[field] ?? {};
  const ends = [lowest, highest].map((end) => Number(toAnswer(feature, end, year)));
  const [min, max] = [Math.min(...ends), Math.max(...ends)];
  const side = Number(answer) < min ? 'below' : 'above';
  const nearest = toAnswer(feature, Number(value) < lowest ? lowest : highest, year);
  return `is ${side} the range of our data (${min} to ${max}${unit ? ` ${unit}` : ''}); the estimate uses ${nearest}.`;
}
