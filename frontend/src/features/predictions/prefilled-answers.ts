import * as z from 'zod/mini';
import type { Prediction } from '#contract/predictions.ts';
import { paths } from '#frontend/paths.ts';

/** Navigation state of a link that opens a prediction form filled in. */
const formLinkState = z.object({ answers: z.unknown() });

/** Builds the link to the form of a prediction, filled in with its answers. */
export function toFormLink({ insurance_type, input_data }: Prediction) {
  return {
    path: insurance_type === 'health' ? paths.healthPrediction : paths.carPrediction,
    state: { answers: input_data } satisfies z.input<typeof formLinkState>,
  };
}

/**
 * Parses the answers that a link carries, or returns undefined if there are none. They are validated,
 * because browsers keep navigation state longer than a version of the website is in use.
 */
export function parseLinkedAnswers<Answers>(
  schema: z.ZodMiniType<Answers>,
  navigationState: unknown,
): Answers | undefined {
  const linked = formLinkState.safeParse(navigationState).data?.answers;
  return schema.safeParse(linked).data;
}
