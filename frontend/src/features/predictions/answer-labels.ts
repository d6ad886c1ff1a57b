import type { CarAnswers, HealthAnswers } from '#contract/predictions.ts';

/** Field name of an answer in the API. */
export type AnswerName = keyof HealthAnswers | keyof CarAnswers;

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
  chronic_conditions: 'Conditions',
  driver_age: 'Driver age',
  driving_experience: 'Driving experience',
  annual_mileage: 'Annual mileage',
  car_mfg_year: 'Car built in',
  prv_accident: 'Previous accidents',
  state: 'State',
  cover: 'Coverage',
  car_class: 'Car class',
};

/** Yes-or-no answers of the health form, in its order. */
export const yesOrNoAnswers = [
  'has_diabetes',
  'has_pressure_issue',
  'any_bodytransplant',
  'any_chronic_disease',
  'any_allergies',
  'history_of_cancer_in_family',
] as const satisfies readonly (keyof HealthAnswers)[];
