import type { Contribution, InsuranceType } from '#contract/predictions.ts';
import { formatNumber } from '#frontend/ui/format.ts';
import { type AnswerName, answerLabels } from './answer-labels.ts';
import { choiceLabels } from './choice-labels.ts';
import { splitIntoFeetAndInches } from './measurement-units.ts';

/** Value of an answer; a list for the named conditions. */
export type AnswerValue = number | string | readonly string[];

/** Answers by field. */
export type Answers = Readonly<Record<string, AnswerValue | undefined>>;

/** Returns the label of an answer; a field added by a newer API gets a label made from its name. */
export function toAnswerLabel(name: string): string {
  return name in answerLabels ? answerLabels[name as AnswerName] : name.replaceAll('_', ' ');
}

function formatYears(years: number): string {
  return `${formatNumber(years)} ${years === 1 ? 'year' : 'years'}`;
}

function formatHeight(centimetres: number): string {
  const { feet, inches } = splitIntoFeetAndInches(centimetres);
  return `${formatNumber(centimetres)} cm (${feet} ft ${formatNumber(Math.round(inches * 10) / 10)} in)`;
}

function formatCount(count: number): string {
  return count === 0 ? 'none' : formatNumber(count);
}

const numberFormats: Partial<Record<string, (value: number) => string>> = {
  age: formatYears,
  weight: (kilograms) => `${formatNumber(kilograms)} kg`,
  height: formatHeight,
  no_of_major_surgery: formatCount,
  driver_age: formatYears,
  driving_experience: formatYears,
  annual_mileage: (thousands) => `${formatNumber(thousands * 1000)} km a year`,
  car_mfg_year: String,
  prv_accident: formatCount,
};

/** Formats an answer with its unit: "42 years", "177.8 cm (5 ft 10 in)", "yes", "Full coverage". */
export function formatAnswer(name: string, answer: AnswerValue): string {
  if (typeof answer === 'number') return (numberFormats[name] ?? formatNumber)(answer);
  if (typeof answer === 'object') return answer.map((one) => formatAnswer(name, one)).join(', ');
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = choiceLabels;
  return labels[name]?.[answer] ?? answer;
}

/** Formats experience for a sentence about the driver: "new driver", "20 years of driving". */
function formatExperience(years: number): string {
  return years === 0 ? 'new driver' : `${formatYears(years)} of driving`;
}

/**
 * Formats the label and the answer of a contribution; answers that count as one are in one text.
 * @param answers all answers of the estimate: a contribution carries the value of its first one only
 */
export function formatContribution(
  { feature, features = [feature], value }: Contribution,
  answers: Answers,
): { label: string; answer: string } {
  const label = toAnswerLabel(feature);
  const answer = formatAnswer(feature, value);
  if (features.includes('driver_age')) {
    const experience = formatExperience(Number(answers.driving_experience));
    // Four states do not allow the driver's age as a rating factor; the model then names experience.
    return feature === 'driver_age'
      ? { label: 'Age and experience', answer: `${answer} old, ${experience}` }
      : { label, answer: `${experience}; this state does not allow prices by age` };
  }
  const others = features.filter((name) => name !== feature && answers[name] !== undefined);
  const details = others.map((name) => formatAnswer(name, answers[name] ?? ''));
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
  if (reference !== null)
    return `${isAverage ? 'US average' : 'typical'}: ${formatAnswer(feature, reference)}`;
  return isAverage ? undefined : 'compared with the US average';
}

/**
 * Formats label and answers of the applicant whose premium the contributions start from: one typical applicant or
 * an average over people.
 */
export function formatBaseline(insuranceType: InsuranceType, contributions: readonly Contribution[]) {
  const references = new Map(contributions.map(({ feature, reference }) => [feature, reference]));
  const format = (name: AnswerName) => {
    const reference = references.get(name) ?? null;
    return reference === null ? 'any' : formatAnswer(name, reference);
  };
  if (insuranceType === 'health') {
    return {
      isAverage: false,
      label: 'Typical applicant',
      answers: `${format('age')} old, ${format('height')}, ${format('weight')}, with none of the listed conditions`,
    };
  }
  // Models before 2026 compared with a typical driver.
  return typeof references.get('driver_age') === 'number'
    ? {
        isAverage: false,
        label: 'Typical applicant',
        answers: `${format('driver_age')} old, driving for ${format('driving_experience')}, ${format('annual_mileage')} in a car built in ${format('car_mfg_year')}, without an accident`,
      }
    : { isAverage: true, label: 'US average', answers: 'all drivers and cars in the United States' };
}
