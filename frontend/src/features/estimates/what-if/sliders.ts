import { unpricedAnswers } from '#contract/insurance-answers.ts';
import type { Answers } from '#frontend/features/estimates/answers.ts';
import {
  findUnit,
  fromMetric,
  roundTo,
  toMetric,
  type Unit,
  type Units,
} from '#frontend/features/estimates/measurement-units.ts';
import type { Questions } from '#frontend/features/estimates/questions.ts';

/** Answer that a slider changes, in whole steps of its unit. */
export interface Slider {
  readonly field: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Unit of the limits, if it is not that of the API. */
  readonly unit?: Unit | undefined;
}

/** Leaves out the questions whose answers change no premium: a control of theirs would move nothing. */
export const omitUnpriced = (
  questions: Questions,
  unpriced: readonly string[] = unpricedAnswers,
): Questions => Object.fromEntries(Object.entries(questions).filter(([field]) => !unpriced.includes(field)));

/** Enough for a smooth line, and as a table still readable. */
const maxPoints = 41;

/**
 * Builds the sliders of an estimate, those with the most steps first. Each one reaches the present answer exactly,
 * also if it is a fraction or outside of the usual limits.
 * @param year current year: the newest car
 */
export function buildSliders(questions: Questions, answers: Answers, units: Units, year: number): Slider[] {
  const sliders = Object.entries(questions).flatMap(([field, question]): Slider[] => {
    if (question.kind !== 'quantity' || !question.slider) return [];
    const answer = Number(answers[field]);
    const chosen = question.measure && findUnit(question.measure, units);
    const unit = toMetric(chosen, fromMetric(chosen, answer)) === answer ? chosen : undefined;
    const { min, max } = question.slider;
    const present = fromMetric(unit, answer);
    const first = Math.round(fromMetric(unit, min));
    const last = Math.round(fromMetric(unit, max === 'this year' ? year : max));
    const step = unit?.step ?? 1;
    const below = Math.max(0, Math.floor((present - first) / step)) * step;
    const above = Math.max(0, Math.floor((last - present) / step)) * step;
    return [{ field, unit, step, min: roundTo(present - below, 3), max: roundTo(present + above, 3) }];
  });
  return sliders.sort((one, other) => countSteps(other) - countSteps(one));
}

const countSteps = ({ min, max, step }: Slider) => Math.round((max - min) / step);

/** Answers for a slider's curve: its steps, or evenly spaced ones if it has too many. */
export function listCurveValues(slider: Slider): number[] {
  const { unit, min, step } = slider;
  const all = countSteps(slider);
  const count = Math.min(all, maxPoints - 1);
  const steps = Array.from({ length: count + 1 }, (_, index) => Math.round((all / count) * index || 0));
  return steps.map((number) => toMetric(unit, roundTo(min + number * step, 3)));
}
