import type { InsuranceType } from '#contract/predictions.ts';

/** Answer that a slider changes, in steps of 1. */
export interface Slider {
  readonly field: string;
  readonly min: number;
  readonly max: number;
}

/** Maximum number of points that the API returns for a curve. */
const maxPoints = 41;

/** Usual limits of each slider; the answer of an estimate can be outside of them. */
const limits = {
  health: [
    { field: 'weight', min: 40, max: 160 },
    { field: 'age', min: 18, max: 64 },
    { field: 'no_of_major_surgery', min: 0, max: 3 },
  ],
  car: [
    { field: 'annual_mileage', min: 0, max: 40 },
    { field: 'car_mfg_year', min: 2000, max: 2026 },
    { field: 'prv_accident', min: 0, max: 4 },
  ],
} satisfies Record<InsuranceType, Slider[]>;

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Builds the sliders of an estimate. Each one reaches the present answer exactly, also if it is a fraction
 * or outside of the usual limits.
 * @param year current year: the newest car
 */
export function buildSliders(
  insuranceType: InsuranceType,
  answers: Readonly<Record<string, unknown>>,
  year: number,
): Slider[] {
  return limits[insuranceType].map(({ field, min, max }) => {
    const answer = Number(answers[field]);
    const last = field === 'car_mfg_year' ? year : max;
    const stepsBelow = Math.max(0, Math.floor(answer - min));
    const stepsAbove = Math.max(0, Math.floor(last - answer));
    return { field, min: round(answer - stepsBelow), max: round(answer + stepsAbove) };
  });
}

/** Values for a slider's curve: its steps, or evenly spaced steps if it has too many. */
export function listCurveValues({ min, max }: Slider): number[] {
  const steps = Math.round(max - min);
  const stride = Math.max(1, Math.ceil(steps / (maxPoints - 1)));
  const values = Array.from({ length: Math.floor(steps / stride) + 1 }, (_, index) =>
    round(min + index * stride),
  );
  return values.at(-1) === max ? values : [...values, max];
}
