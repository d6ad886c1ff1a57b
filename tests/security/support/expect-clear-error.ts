import { expect } from 'vitest';
import { type ErrorBody, errorBody } from '#contract/error-body.ts';
import { type ErrorCode, errorStatuses } from '#contract/errors.ts';
import type { HttpResponse } from '#tests/support/http-client.ts';

/** Internal details: stacks, paths, names of services, database errors. */
const internalDetails =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|arn:aws|DynamoDB|ValidationException|ECONN|bcrypt|jwt/i;

/**
 * Expects a client error with one of these codes, the status of that code and no internal details, and
 * returns its body.
 */
export function expectClearError(response: HttpResponse, ...codes: ErrorCode[]): ErrorBody {
  const parsed = errorBody.safeParse(response.json);
  expect(parsed.success, `${response.status} ${response.text.slice(0, 500)}`).toBe(true);
  const body = parsed.data as ErrorBody;
  expect(codes, response.text).toContain(body.code);
  expect(response.status).toBe(errorStatuses[body.code]);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(Object.keys(body.error_codes ?? {})).toEqual(Object.keys(body.errors ?? {}));
  expect(response.text).not.toMatch(internalDetails);
  expect(response.headers['content-type']).toMatch(/^application\/json\b/);
  return body;
}
