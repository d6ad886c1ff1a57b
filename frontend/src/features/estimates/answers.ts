import { findCounty } from '#frontend/features/places/counties.ts';
import { formatCountyByCode } from '#frontend/features/places/format-place.ts';
import { formatNumber, toLineStart } from '#frontend/ui/format.ts';
import { findUnit, formatInUnit, readUnits } from './measurement-units.ts';
import { answerTexts as texts } from './questions.texts.ts';
import { allQuestions, notGiven, type Question, type Questions } from './questions.ts';

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
  if (question?.kind === 'county') return toLineStart(formatCountyByCode(answer));
  if (typeof answer === 'object') return answer.map((one) => formatAnswer(field, one)).join(', ');
  const named: Readonly<Record<string, string>> =
    question && 'choices' in question ? question.choices : { yes: texts.yes, no: texts.no };
  if (typeof answer === 'string') return named[answer] ?? answer;
  if (question?.kind !== 'quantity') return named[answer] ?? formatNumber(answer);
  const { measure, format = formatNumber } = question;
  return measure ? formatInUnit(findUnit(measure, readUnits()), answer) : format(answer);
}

/** Returns false for a question that another answer makes meaningless. */
export function isAsked(questions: Questions, field: string, answers: Answers): boolean {
  const { kind, onlyIf, within, unless } = questions[field] ?? {};
  if (unless !== undefined && answers[unless[0]] === unless[1]) return false;
  if (onlyIf !== undefined && answers[onlyIf] !== 'yes') return false;
  if (within !== undefined && !answers[within]) return false;
  if (kind !== 'zip3') return true;
  // Before the counties are loaded, digits that were given once are kept.
  return findCounty(answers.county)?.isDivided ?? Boolean(answers.zip3);
}

/** Converts the value of a control to the answer of the API: of some choices a number. */
export const toAnswer = <Value extends AnswerValue>(question: Question | undefined, value: Value) =>
  question?.kind === 'choice' && question.isNumber ? Number(value) : value;

/** Sets an answer, or with an empty one removes it, and removes the answers that depend on it. */
export function changeAnswer(
  questions: Questions,
  answers: Answers,
  field: string,
  value: AnswerValue,
): Answers {
  const isEmpty = value === '' || (typeof value === 'object' && value.length === 0);
  const replaced = isEmpty ? [] : (questions[field]?.replaces ?? []);
  const kept = Object.entries(answers).filter(
    ([name]) => questions[name]?.within !== field && !replaced.includes(name),
  );
  const given = isEmpty ? undefined : toAnswer(questions[field], value);
  const changed: Answers = { ...Object.fromEntries(kept), [field]: given };
  return Object.fromEntries(Object.entries(changed).filter(([name]) => isAsked(questions, name, changed)));
}
