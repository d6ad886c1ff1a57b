import type { Contribution, InsuranceType } from '#contract/predictions.ts';
import { formatNumber, toLineStart } from '#frontend/ui/format.ts';
import { findUnit, formatInUnit, readUnits } from './measurement-units.ts';
import { findCounty } from './places/counties.ts';
import { answerTexts as texts } from './questions.en.ts';
import { allQuestions, notGiven, type Questions } from './questions.ts';

/** Value of an answer; a list for the named conditions. */
export type AnswerValue = number | string | readonly string[];

export type Answers = Readonly<Record<string, AnswerValue | undefined>>;

/**
 * Returns the label of an answer; a field added by a newer API gets a label made from its name. Inside a sentence it begins
 * with a small letter, but for an abbreviation such as ZIP.
 */
export function toAnswerLabel(field: string, isInSentence = false): string {
  const { label = field.replaceAll('_', ' ') } = allQuestions[field] ?? {};
  if (!isInSentence || /^\p{Lu}{2}/u.test(label)) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** Formats an answer in the chosen unit: "42 years", "5 ft 10 in", "yes", "Full coverage", "Not given". */
export function formatAnswer(field: string, answer: AnswerValue | undefined): string {
  if (answer === undefined) return notGiven.label;
  const question = allQuestions[field];
  if (question?.kind === 'county') return toLineStart(formatCounty(answer));
  if (typeof answer === 'object') return answer.map((one) => formatAnswer(field, one)).join(', ');
  if (typeof answer === 'string') {
    const choices = question && 'choices' in question ? question.choices : { yes: texts.yes, no: texts.no };
    return (choices as Readonly<Record<string, string>>)[answer] ?? answer;
  }
  if (question?.kind !== 'quantity') return formatNumber(answer);
  const { measure, format = formatNumber } = question;
  return measure ? formatInUnit(findUnit(measure, readUnits()), answer) : format(answer);
}

/** Returns false for a question that another answer makes meaningless. */
export function isAsked(questions: Questions, field: string, answers: Answers): boolean {
  const { kind, onlyIf, within } = questions[field] ?? {};
  if (onlyIf !== undefined && answers[onlyIf] !== 'yes') return false;
  if (within !== undefined && !answers[within]) return false;
  if (kind !== 'zip3') return true;
  // Before the counties are loaded, digits that were given once are kept.
  return findCounty(answers.county)?.isDivided ?? Boolean(answers.zip3);
}

/** Sets an answer, or with an empty one removes it, and removes the answers that depend on it. */
export function changeAnswer(
  questions: Questions,
  answers: Answers,
  field: string,
  value: AnswerValue,
): Answers {
  const kept = Object.entries(answers).filter(([name]) => questions[name]?.within !== field);
  const isEmpty = value === '' || (typeof value === 'object' && value.length === 0);
  const changed: Answers = { ...Object.fromEntries(kept), [field]: isEmpty ? undefined : value };
  return Object.fromEntries(Object.entries(changed).filter(([name]) => isAsked(questions, name, changed)));
}

/** Formats experience for a sentence about the driver: "new driver", "20 years of driving". */
function formatExperience(years: number): string {
  return years === 0 ? texts.newDriver : texts.driving(formatAnswer('driving_experience', years));
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

/** Formats a county for the middle of a sentence, by its code until the names are loaded. */
const formatCounty = (county: AnswerValue) => findCounty(county)?.name ?? String(county);

/** Formats the parts of a place that are given, for the middle of a sentence: "Los Angeles County, California, ZIP 913". */
export function formatPlace({ state, county, zip3 }: Answers): string {
  const parts = [county && formatCounty(county), state && formatAnswer('state', state)];
  return [...parts, zip3 && texts.zip3(String(zip3))].filter(Boolean).join(', ');
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

/**
 * Formats label and answers of the applicant whose premium the contributions start from: a typical applicant for
 * health, an average over drivers and cars.
 */
export function formatBaseline(insuranceType: InsuranceType, contributions: readonly Contribution[]) {
  if (insuranceType === 'car') {
    return { isAverage: true, label: texts.averageLabel, answers: texts.averageAnswers };
  }
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
