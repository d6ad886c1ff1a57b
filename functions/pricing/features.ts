import features from '#model/features.json' with { type: 'json' };
import type { AnswerValue, Application } from './application.ts';

/** One of the model's features, and the answer of the form that it follows from. */
export interface Feature {
  /** The feature's name in the model. */
  readonly name: string;
  /** The name of the answer's field. */
  readonly field: string;
  /** What was answered. */
  readonly answer: AnswerValue;
  /** What the model is told. */
  readonly value: number;
  /** Says a value of the model as a person would answer it. */
  readonly describe: (value: number) => AnswerValue;
}

/**
 * The features of an application, in the model's order. A yes is 1, a no is 0, and a car's age follows
 * from the year it was made in.
 * @param year the current year, UTC
 */
export function buildFeatures({ insurance_type, input_data }: Application, year: number): Feature[] {
  const answers: Readonly<Record<string, AnswerValue>> = input_data;
  return features[insurance_type].map((name) => {
    const field = name === 'vehicle_age' ? 'car_mfg_year' : name;
    const answer = answers[field];
    if (answer === undefined) throw new Error(`The model asks for ${name}, which no form has`);
    return { name, field, answer, ...convert(name, answer, year) };
  });
}

function convert(name: string, answer: AnswerValue, year: number): Pick<Feature, 'value' | 'describe'> {
  if (typeof answer === 'string') {
    return { value: answer === 'yes' ? 1 : 0, describe: (value) => (value === 1 ? 'yes' : 'no') };
  }
  if (name === 'vehicle_age') {
    return { value: Math.max(0, year - answer), describe: (age) => year - age };
  }
  return { value: answer, describe: (value) => value };
}
