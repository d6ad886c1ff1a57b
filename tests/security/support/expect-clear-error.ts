import { expect } from 'vitest';
import { type ErrorBody, type ErrorCode, errorBody, errorStatuses } from '#contract/errors.ts';
import type { HttpResponse } from '#tests/support/http-client.ts';

/** What an answer gives away of the inside: stacks, paths, names of services, database errors. */
const insideStory =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|arn:aws|DynamoDB|ValidationException|ECONN|bcrypt|jwt/i;

/**
 * Expects an answer to be the caller's fault, in the form of every error: the code that was expected
 * (one of several), the status that belongs to it, and nothing of the inside.
 */
export function expectClearError(answer: HttpResponse, ...codes: ErrorCode[]): ErrorBody {
  const parsed = errorBody.safeParse(answer.json);
  expect(parsed.success, `${answer.status} ${answer.text.slice(0, 500)}`).toBe(true);
  const body = parsed.data as ErrorBody;
  expect(codes, answer.text).toContain(body.code);
  expect(answer.status).toBe(errorStatuses[body.code]);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).not.toMatch(insideStory);
  expect(answer.headers['content-type']).toMatch(/^application\/json\b/);
  return body;
}
