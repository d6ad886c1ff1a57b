import type { InsuranceType } from '#contract/predictions.ts';

/** Answer that a slider changes. */
export interface Slider {
  readonly field: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Maximum number of points that the API returns for a curve. */
const maxPoints = 41;

/** Usual limits of each slider; the answer of an estimate can be outside of them. */
const limits = {
  health: [
    { field: 'weight', min: 40, max: 160, step: 1 },
    { field: 'age', min: 18, max: 64, step: 1 },
    { field: 'no_of_major_surgery', min: 0, max: 3, step: 1 },
  ],
  car: [
    { field: 'annual_mileage', min: 0, max: 40, step: 1 },
    { field: 'car_mfg_year', min: 2000, max: 2026, step: 1 },
    { field: 'prv_accident', min: 0, max: 4, step: 1 },
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
  return limits[insuranceType].map(({ field, min, max, step }) => {
    const answer = Number(answers[field]);
    const last = field === 'car_mfg_year' ? year : max;
    const stepsBelow = Math.max(0, Math.floor((answer - min) / step));
    const stepsAbove = Math.max(0, Math.floor((last - answer) / step));
    return {
      field,
      min: round(answer - stepsBelow * step),
      max: round(answer + stepsAbove * step),
      step,
    };
  });
}

/** Values for a slider's curve: its steps, or evenly spaced steps if it has too many. */
export function listCurveValues({ min, max, step }: Slider): number[] {
  const steps = Math.round((max - min) / step);
  const stride = Math.max(1, Math.ceil(steps / (maxPoints - 1)));
  const values = Array.from({ length: Math.floor(steps / stride) + 1 }, (_, index) =>
    round(min + index * stride * step),
  );
  return values.at(-1) === max ? values : [...values, max];
}
