import type { CarAnswers, HealthAnswers } from '#contract/predictions.ts';

/** The name of an answer in the API. */
export type AnswerName = keyof HealthAnswers | keyof CarAnswers;

/** What the forms, the reasons and the warnings call each answer. */
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
};

/** The label of a field by its name in the API; a name this version does not know is made readable. */
export function labelAnswer(name: string): string {
  return name in answerLabels ? answerLabels[name as AnswerName] : name.replaceAll('_', ' ');
}
