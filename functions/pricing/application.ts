import type { CarAnswers, HealthAnswers } from '#contract/predictions.ts';

/** What one person answered, and the insurance they answered for. */
export type Application =
  | { readonly insurance_type: 'health'; readonly input_data: HealthAnswers }
  | { readonly insurance_type: 'car'; readonly input_data: CarAnswers };

/** An answer, as people give it. */
export type AnswerValue = number | 'yes' | 'no';
