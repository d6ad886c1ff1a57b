import type { CarAnswers, HealthAnswers } from '#contract/predictions.ts';
import features from '#model/features.json' with { type: 'json' };

/** Answers of a form, with the insurance type that they are for. */
export type InsuranceAnswers =
  | { readonly insurance_type: 'health'; readonly input_data: HealthAnswers }
  | { readonly insurance_type: 'car'; readonly input_data: CarAnswers };

/** Answer to one question of a form, or one value of a list. */
export type AnswerValue = number | string;

/** Model feature and the answer that it is computed from. */
export interface Feature {
  /** Name of the feature in the model. */
  readonly name: string;
  /** Name of the answer's field. */
  readonly field: string;
  readonly answer: AnswerValue | readonly string[];
  /** Value that is sent to the model. */
  readonly value: AnswerValue | readonly string[];
}

/**
 * Builds the features of the given answers, in the model's order, optional answers last.
 * @param year current year, UTC
 */
export function buildFeatures({ insurance_type, input_data }: InsuranceAnswers, year: number): Feature[] {
  const answers: Readonly<Record<string, Feature['answer'] | undefined>> = input_data;
  const required = features[insurance_type].map(toFieldName);
  const optional = Object.keys(answers).filter((field) => !required.includes(field));
  return [...required, ...optional].flatMap((field) => {
    const answer = answers[field];
    if (answer === undefined) return [];
    const value = typeof answer === 'object' ? answer : toFeatureValue(field, answer, year);
    return [{ name: toFeatureName(field), field, answer, value }];
  });
}

/** Returns the field of the answer that a feature is computed from. */
function toFieldName(feature: string): string {
  return feature === 'vehicle_age' ? 'car_mfg_year' : feature;
}

/** Returns the feature that is computed from an answer. */
export function toFeatureName(field: string): string {
  return field === 'car_mfg_year' ? 'vehicle_age' : field;
}

/**
 * Converts an answer to the value of its feature: yes is 1, no is 0, and the age of a car is computed from
 * its manufacturing year.
 */
export function toFeatureValue(field: string, answer: AnswerValue, year: number): AnswerValue {
  if (answer === 'yes') return 1;
  if (answer === 'no') return 0;
  return field === 'car_mfg_year' ? Math.max(0, year - Number(answer)) : answer;
}

/** Converts the value of a feature to the answer that it corresponds to. */
export function toAnswer({ field, answer }: Feature, value: AnswerValue, year: number): AnswerValue {
  if (answer === 'yes' || answer === 'no') return value === 1 ? 'yes' : 'no';
  return field === 'car_mfg_year' ? year - Number(value) : value;
}
