import type { Contribution } from '#contract/estimates.ts';
import { type Answers, formatAnswer, toAnswerLabel } from '#frontend/features/estimates/answers.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { contributionAnswerTexts as texts } from './contributions.texts.ts';

/** Formats experience for a sentence about the driver: "new driver", "20 years of driving". */
function formatExperience(years: number): string {
  return years === 0 ? texts.newDriver : texts.driving(formatAnswer('driving_experience', years));
}

/** Formats the car itself: "electric SUV, $50,000", or what is known of it. */
export function formatOwnCar({ car_price, car_body, car_fuel }: Answers): string {
  const body = texts.bodies[car_body as keyof typeof texts.bodies];
  const fuel = texts.fuels[car_fuel as keyof typeof texts.fuels];
  const kind = body && fuel ? texts.kind(body, fuel) : (body ?? fuel);
  return [kind, car_price === undefined ? undefined : formatAnswer('car_price', car_price)]
    .filter((text) => text !== undefined)
    .join(', ');
}

/**
 * Formats the label and the answer of a contribution; answers that count as one are in one text.
 * @param answers all answers of the estimate: a contribution carries the value of its first one only
 */
export function formatContribution(
  { feature, features = [feature], value }: Contribution,
  answers: Answers,
): { label: string; answer: string } {
  if (feature === 'plan_year') return { label: texts.pricesOf(Number(value)), answer: '' };
  const label = toAnswerLabel(feature);
  const answer = formatAnswer(feature, value);
  if (feature === 'car_price' || feature === 'car_body' || feature === 'car_fuel') {
    return { label: texts.yourCar, answer: formatOwnCar(answers) };
  }
  if (features.includes('driver_age')) {
    // Where the law allows neither as a rating factor (Hawaii), they are in the state's contribution.
    if (feature === 'state') return { label, answer };
    const experience = formatExperience(Number(answers.driving_experience));
    // Where it does not allow the age, the model names experience.
    return feature === 'driver_age'
      ? { label: texts.ageAndExperience, answer: texts.driver(answer, experience) }
      : { label, answer: texts.noPriceByAge(experience) };
  }
  if (features.includes('height') && feature === 'weight') {
    return { label: texts.weightAndHeight, answer: `${answer}, ${formatAnswer('height', answers.height)}` };
  }
  if (features.includes('county')) return { label: texts.place, answer: formatPlace(answers) };
  const others = features.filter((name) => name !== feature && answers[name] !== undefined);
  const details = others.map((name) => formatAnswer(name, answers[name]));
  return { label, answer: details.length === 0 ? answer : `${answer}: ${details.join(', ')}` };
}

/**
 * Formats what an answer is compared with: "typical: 80 kg" or "US average: 21,700 km a year".
 * @returns undefined if that is an average over all answers, as the baseline is
 */
export function formatReference(
  { feature, reference }: Contribution,
  { isAverage }: { isAverage: boolean },
): string | undefined {
  if (feature === 'plan_year') return undefined;
  if (reference !== null) return texts[isAverage ? 'average' : 'typical'](formatAnswer(feature, reference));
  return isAverage ? undefined : texts.comparedWithAverage;
}

/** Applicant whose premium contributions start from, in words. */
export interface Baseline {
  /** True for an average over all applicants. */
  isAverage: boolean;
  label: string;
  answers: string;
}

/** Baseline of cars: an average over drivers and cars. */
export const averageBaseline: Baseline = {
  isAverage: true,
  label: texts.averageLabel,
  answers: texts.averageAnswers,
};

/** Baseline of health insurance: the typical applicant that the contributions name. */
export function formatTypicalApplicant(contributions: readonly Contribution[]): Baseline {
  const typical = (field: string) =>
    contributions.find(({ feature }) => feature === field)?.reference ?? undefined;
  const weight = typical('weight');
  return {
    isAverage: false,
    label: texts.typicalLabel,
    answers: texts.typicalAnswers(
      formatAnswer('age', typical('age')),
      weight === undefined ? undefined : formatAnswer('weight', weight),
    ),
  };
}
