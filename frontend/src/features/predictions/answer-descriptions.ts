import type { Contribution, InsuranceType } from '#contract/predictions.ts';
import type { AnswerName } from './answer-labels.ts';
import { splitIntoFeetAndInches } from './measurement-units.ts';
import { formatNumber } from './number-text.ts';

type Answer = Contribution['value'];

function countYears(years: number): string {
  return `${formatNumber(years)} ${years === 1 ? 'year' : 'years'}`;
}

function describeHeight(centimetres: number): string {
  const { feet, inches } = splitIntoFeetAndInches(centimetres);
  return `${formatNumber(centimetres)} cm (${feet} ft ${formatNumber(Math.round(inches * 10) / 10)} in)`;
}

function describeCount(count: number): string {
  return count === 0 ? 'none' : formatNumber(count);
}

/** How a number is said, with its unit, for the answers that are numbers. */
const numberDescriptions: Partial<Record<string, (value: number) => string>> = {
  age: countYears,
  weight: (kilograms) => `${formatNumber(kilograms)} kg`,
  height: describeHeight,
  no_of_major_surgery: describeCount,
  driver_age: countYears,
  driving_experience: countYears,
  annual_mileage: (thousands) => `${formatNumber(thousands * 1000)} km a year`,
  car_mfg_year: String,
  prv_accident: describeCount,
};

/** An answer as a person would say it: "42 years", "177.8 cm (5 ft 10 in)", "yes". */
export function describeAnswer(name: string, answer: Answer): string {
  if (typeof answer === 'string') return answer;
  return (numberDescriptions[name] ?? formatNumber)(answer);
}

/** Who the reasons start from, read from the reasons' own reference answers. */
export function describeTypicalApplicant(
  insuranceType: InsuranceType,
  contributions: readonly Contribution[],
): string {
  const references = new Map(contributions.map(({ feature, reference }) => [feature, reference]));
  const say = (name: AnswerName) => {
    const reference = references.get(name);
    return reference === undefined ? 'any' : describeAnswer(name, reference);
  };
  return insuranceType === 'health'
    ? `${say('age')} old, ${say('height')}, ${say('weight')}, with none of the conditions asked about`
    : `${say('driver_age')} old, driving for ${say('driving_experience')}, ${say('annual_mileage')} in a car built in ${say('car_mfg_year')}, without an accident`;
}
