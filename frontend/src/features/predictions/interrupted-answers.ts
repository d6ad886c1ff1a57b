import { readSession } from '#frontend/api/session-store.ts';

/** Answers whose estimate the end of a session kept from being made. */
interface InterruptedAnswers {
  /** The account they belong to. */
  username: string;
  /** The form they were given on. */
  pathname: string;
  answers: unknown;
}

/** In memory alone: answers about a person's health are left in no browser. */
let interrupted: InterruptedAnswers | undefined;

/** Keeps the answers of a form until its owner is back, or closes the page. */
export function keepInterruptedAnswers(answers: InterruptedAnswers): void {
  interrupted = answers;
}

/** Forgets what was kept. */
export function forgetInterruptedAnswers(): void {
  interrupted = undefined;
}

/** What was kept for this form and whoever is logged in; answers of somebody else are forgotten. */
export function readInterruptedAnswers(pathname: string): unknown {
  if (interrupted?.username !== readSession().user?.username) forgetInterruptedAnswers();
  return interrupted?.pathname === pathname ? interrupted.answers : undefined;
}
