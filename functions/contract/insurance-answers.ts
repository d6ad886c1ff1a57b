import * as z from 'zod/mini';
import type { CarAnswers } from './car-answers.ts';
import type { HealthAnswers } from './health-answers.ts';
import type { ParsedHousehold } from './household.ts';
import type { PolicyOthers } from './policy-members.ts';

export const insuranceType = z.enum(['health', 'car']);

/** Answers of a form, with the insurance type that they are for. */
export type InsuranceAnswers = {
  /** Name to store with the prediction. */
  readonly label?: string | undefined;
} & (
  | {
      readonly insurance_type: 'health';
      readonly input_data: HealthAnswers;
      readonly household?: ParsedHousehold | undefined;
      /** Plan year of the prices as chosen; by default the one to show first. */
      readonly plan_year?: number | undefined;
    }
  | {
      readonly insurance_type: 'car';
      readonly input_data: CarAnswers;
      readonly policy?: PolicyOthers | undefined;
    }
);

export type InsuranceType = InsuranceAnswers['insurance_type'];

export type AnswersOf<Type extends InsuranceType> = Extract<InsuranceAnswers, { insurance_type: Type }>;

/** Answers without a part in the premium: no contribution is for them, and the model need not know them. */
export const unpricedAnswers: readonly string[] = ['sex'] satisfies (keyof (HealthAnswers & CarAnswers))[];
