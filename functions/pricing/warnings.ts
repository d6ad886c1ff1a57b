import type { Feature } from './features.ts';

/** Range of a feature in the training data, inclusive. */
export interface TrainingRange {
  readonly feature: string;
  readonly lowest: number;
  readonly highest: number;
}

/** Warning about an answer. */
export interface Warning {
  /** Name of the answer's field. */
  readonly feature: string;
  readonly message: string;
}

interface Wording {
  readonly label: string;
  readonly unit?: string;
  /** Factor of the bonus-malus rule that extends the estimate beyond the training data. */
  readonly rule?: string;
}

const wordings: Readonly<Record<string, Wording>> = {
  age: { label: 'Age', unit: 'years' },
  weight: { label: 'Weight', unit: 'kg' },
  height: { label: 'Height', unit: 'cm' },
  no_of_major_surgery: { label: 'Number of major surgeries' },
  driver_age: { label: 'Driver age', unit: 'years' },
  driving_experience: { label: 'Driving experience', unit: 'years', rule: 'accident-free years' },
  annual_mileage: { label: 'Annual mileage', unit: 'thousand km' },
  car_mfg_year: { label: 'Car manufacturing year' },
  prv_accident: { label: 'Previous accidents', rule: 'accidents' },
};

/**
 * Builds a warning for each answer outside the training data, with the value that was used instead.
 * @param exceeded ranges that the answers are outside of
 * @param year current year, UTC
 */
export function buildWarnings(
  features: readonly Feature[],
  exceeded: readonly TrainingRange[],
  year: number,
): Warning[] {
  return features.flatMap((feature) => {
    if (feature.field === 'car_mfg_year' && Number(feature.answer) > year) {
      return [buildWarning(feature, 'is in the future; the estimate is for a new car.')];
    }
    const range = exceeded.find(({ feature: name }) => name === feature.name);
    return range ? [buildWarning(feature, formatExceededRange(feature, range))] : [];
  });
}

function buildWarning({ field, answer }: Feature, predicate: string): Warning {
  return { feature: field, message: `${wordings[field]?.label ?? field} ${answer} ${predicate}` };
}

function formatExceededRange(
  { field, value, answer, toAnswer }: Feature,
  { lowest, highest }: TrainingRange,
): string {
  const { unit, rule } = wordings[field] ?? {};
  const [min, max] = [Number(toAnswer(lowest)), Number(toAnswer(highest))].sort((a, b) => a - b);
  const side = Number(answer) < Number(min) ? 'below' : 'above';
  const range = `${min} to ${max}${unit ? ` ${unit}` : ''}`;
  const nearest = toAnswer(value < lowest ? lowest : highest);
  const consequence = rule
    ? `beyond it, the estimate follows the insurers' rule for ${rule}`
    : `the estimate uses ${nearest}`;
  return `is ${side} the range of our data (${range}); ${consequence}.`;
}
