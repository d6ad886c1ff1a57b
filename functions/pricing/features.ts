import type { CarAnswers, HealthAnswers } from '#contract/predictions.ts';
import features from '#model/features.json' with { type: 'json' };

/** Answers of a form, with the insurance type that they are for. */
export type InsuranceAnswers =
  | { readonly insurance_type: 'health'; readonly input_data: HealthAnswers }
  | { readonly insurance_type: 'car'; readonly input_data: CarAnswers };

/** Answer to one question of a form. */
export type AnswerValue = number | 'yes' | 'no';

/** Model feature and the answer that it is computed from. */
export interface Feature {
  /** Name of the feature in the model. */
  readonly name: string;
  /** Name of the answer's field. */
  readonly field: string;
  readonly answer: AnswerValue;
  /** Value that is sent to the model. */
  readonly value: number;
  /** Converts a value of the feature to the corresponding answer. */
  readonly toAnswer: (value: number) => AnswerValue;
}

/**
 * Builds the features of the given answers, in the model's order: yes is 1, no is 0, and the age of a car
 * is computed from its manufacturing year.
 * @param year current year, UTC
 */
export function buildFeatures({ insurance_type, input_data }: InsuranceAnswers, year: number): Feature[] {
  const answers: Readonly<Record<string, AnswerValue>> = input_data;
  return features[insurance_type].map((name) => {
    const field = name === 'vehicle_age' ? 'car_mfg_year' : name;
    const answer = answers[field];
    if (answer === undefined) throw new Error(`No form field for the model feature ${name}`);
    return { name, field, answer, ...convert(name, answer, year) };
  });
}

function convert(name: string, answer: AnswerValue, year: number): Pick<Feature, 'value' | 'toAnswer'> {
  if (typeof answer === 'string') {
    return { value: answer === 'yes' ? 1 : 0, toAnswer: (value) => (value === 1 ? 'yes' : 'no') };
  }
  if (name === 'vehicle_age') {
    return { value: Math.max(0, year - answer), toAnswer: (age) => year - age };
  }
  return { value: answer, toAnswer: (value) => value };
}
