import type { CarAnswers, Contribution, HealthAnswers, InsuranceType } from '#contract/predictions.ts';
import { formatNumber } from '#frontend/ui/format.ts';
import { splitIntoFeetAndInches } from './measurement-units.ts';

/** Field name of an answer in the API. */
type AnswerName = keyof HealthAnswers | keyof CarAnswers;

/** Labels of the answers in forms, reasons and warnings. */
export const answerLabels: Record<AnswerName, string> = {
  age: 'Age',
  weight: 'Weight',
  height: 'Height',
  has_diabetes: 'Diabetes',
  has_pressure_issue: 'Blood pressure problems',
  any_bodytransplant: 'Transplant',
  any_chronic_disease: 'Chronic disease',
  any_allergies: 'Allergies',
  history_of_cancer_in_family: 'Cancer in the family',
  no_of_major_surgery: 'Major surgeries',
  driver_age: 'Driver age',
  driving_experience: 'Driving experience',
  annual_mileage: 'Annual mileage',
  car_mfg_year: 'Car built in',
  prv_accident: 'Previous accidents',
  state: 'State',
  chronic_conditions: 'Named chronic diseases',
  cover: 'Cover',
  car_class: 'Car class',
};

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

/** Formats an answer with its unit: "42 years", "177.8 cm (5 ft 10 in)", "yes". Null is the average. */
export function formatAnswer(name: string, answer: Contribution['reference']): string {
  if (answer === null) return 'US average';
  if (typeof answer === 'string') return answer;
  return (numberFormats[name] ?? formatNumber)(answer);
}

/** Formats the applicant whose premium is the baseline, from the contributions' reference answers. */
export function formatTypicalApplicant(
  insuranceType: InsuranceType,
  contributions: readonly Contribution[],
): string {
  const references = new Map(contributions.map(({ feature, reference }) => [feature, reference]));
  if (insuranceType === 'car' && references.get('car_mfg_year') === null) {
    return 'the average of all policies in the United States';
  }
  const format = (name: AnswerName) => {
    const reference = references.get(name);
    return reference === undefined ? 'any' : formatAnswer(name, reference);
  };
  return insuranceType === 'health'
    ? `${format('age')} old, ${format('height')}, ${format('weight')}, with none of the listed conditions`
    : `${format('driver_age')} old, driving for ${format('driving_experience')}, ${format('annual_mileage')} in a car built in ${format('car_mfg_year')}, without an accident`;
}
