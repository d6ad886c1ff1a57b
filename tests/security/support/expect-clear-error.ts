import { expect } from 'vitest';
import { type ErrorBody, type ErrorCode, errorBody, errorStatuses } from '#contract/errors.ts';
import type { HttpResponse } from '#tests/support/http-client.ts';

/** Internal details: stacks, paths, names of services, database errors. */
const insideStory =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|arn:aws|DynamoDB|ValidationException|ECONN|bcrypt|jwt/i;

/**
 * Expects a client error with one of these codes, the status of that code and no internal details, and
 * returns its body.
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
