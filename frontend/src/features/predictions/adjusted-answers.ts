import * as z from 'zod/mini';
import type { Prediction } from '#contract/predictions.ts';
import { paths } from '#frontend/paths.ts';

/** What a link to a form carries so that it opens filled in. */
const adjustment = z.object({ adjust: z.unknown() });

/** The form that a prediction came from, and what to carry there to have its answers filled in. */
export function planAdjustment({ insurance_type, input_data }: Prediction) {
  return {
    path: insurance_type === 'health' ? paths.healthPrediction : paths.carPrediction,
    state: { adjust: input_data } satisfies z.input<typeof adjustment>,
  };
}

/**
 * The answers that a form was opened with, undefined when there are none that it can read: the
 * browser keeps the state of a page for longer than a version of the website lasts.
 */
export function readAdjustedAnswers<Answers>(
  schema: z.ZodMiniType<Answers>,
  pageState: unknown,
): Answers | undefined {
  const carried = adjustment.safeParse(pageState).data?.adjust;
  return schema.safeParse(carried).data;
}
