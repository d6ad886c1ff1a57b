import type * as z from 'zod/mini';
import { problemTexts } from './texts/en.ts';

type Texts = typeof problemTexts;

/** Code of an error, with the values that its message shows. */
interface Problem {
  readonly code: string;
  readonly params: object | undefined;
}

/** Issue of a schema, with the problem that {@link markIssue} has added. */
type MarkedIssue = object & { problem?: Problem };

/** Option of a check or schema: the function of its error. */
export interface ProblemOption {
  error(issue: MarkedIssue): string;
}

/**
 * Error of a check or schema. zod copies the members of an issue after its error function has run.
 * @param format the message, formatted with the error: a number in it loads Intl, which takes 12 ms at a cold start
 */
export function markIssue(code: string, params: object | undefined, format: () => string): ProblemOption {
  return {
    error: (issue) => {
      issue.problem = { code, params };
      return format();
    },
  };
}

/** Error of a check or schema, with its message in the language of the build. */
export const problem = <Code extends keyof Texts>(code: Code, ...params: Parameters<Texts[Code]>) =>
  markIssue(code, params[0], () => (problemTexts[code] as (params: unknown) => string)(params[0]));

/** Returns the problem of an issue; undefined for one without a message of ours. */
export const findProblem = (issue: z.core.$ZodIssue): Problem | undefined => (issue as MarkedIssue).problem;

/** True for an absent, null or blank value. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** One problem for an empty value, another for any other. */
export function emptyOr(empty: ProblemOption, other: ProblemOption) {
  return {
    error: (issue: MarkedIssue & { input?: unknown }) => (isEmpty(issue.input) ? empty : other).error(issue),
  };
}
