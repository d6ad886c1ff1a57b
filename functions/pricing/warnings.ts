import type { Feature } from './features.ts';

/** The values of one feature that the model was trained on, both ends included. */
export interface TrainedRange {
  readonly feature: string;
  readonly lowest: number;
  readonly highest: number;
}

/** A warning, and the field that it concerns. */
export interface Warning {
  readonly feature: string;
  readonly message: string;
}

/** How an answer is spoken of. */
interface Wording {
  readonly label: string;
  readonly unit?: string;
  /** The part of the bonus-malus rule by which the estimate goes on beyond its range, in place of staying at the end. */
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
 * Says in plain words which answers the model knows nothing about, and what was done about them.
 * @param outside the ranges that the answers lie outside of
 * @param year the current year, UTC
 */
export function writeWarnings(
  features: readonly Feature[],
  outside: readonly TrainedRange[],
  year: number,
): Warning[] {
  return features.flatMap((feature) => {
    if (feature.field === 'car_mfg_year' && Number(feature.answer) > year) {
      return [warn(feature, `lies in the future; it was estimated as a new car.`)];
    }
    const range = outside.find(({ feature: name }) => name === feature.name);
    return range ? [warn(feature, describeRange(feature, range))] : [];
  });
}

function warn({ field, answer }: Feature, predicate: string): Warning {
  return { feature: field, message: `${wordings[field]?.label ?? field} ${answer} ${predicate}` };
}

function describeRange(
  { field, value, answer, describe }: Feature,
  { lowest, highest }: TrainedRange,
): string {
  const { unit, rule } = wordings[field] ?? {};
  const [first, last] = [Number(describe(lowest)), Number(describe(highest))].sort((a, b) => a - b);
  const side = Number(answer) < Number(first) ? 'below' : 'above';
  const known = `${first} to ${last}${unit ? ` ${unit}` : ''}`;
  const nearest = describe(value < lowest ? lowest : highest);
  const consequence = rule
    ? `beyond that it goes on by the rule that insurers have for ${rule}`
    : `it was estimated as ${nearest}`;
  return `is ${side} the ${known} that the estimate is based on; ${consequence}.`;
}
