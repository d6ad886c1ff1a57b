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

/** Answers that were not priced because the session ended. */
interface InterruptedAnswers {
  /** Account that entered the answers. */
  username: string;
  /** Path of the form. */
  pathname: string;
  answers: unknown;
}

/** Held in memory only: answers about health are not written to the browser's storage. */
let interrupted: InterruptedAnswers | undefined;

/** Stores the answers of a form until the user logs in again or closes the page. */
export function storeInterruptedAnswers(answers: InterruptedAnswers): void {
  interrupted = answers;
}

export function clearInterruptedAnswers(): void {
  interrupted = undefined;
}

/** Returns the stored answers of a form; clears them if another user is logged in now. */
export function getInterruptedAnswers(pathname: string, username: string | undefined): unknown {
  if (interrupted?.username !== username) clearInterruptedAnswers();
  return interrupted?.pathname === pathname ? interrupted.answers : undefined;
}
