import { expect } from 'vitest';
import { errorBody } from '#contract/error-body.ts';
import { type ErrorCode, errorStatuses } from '#contract/errors.ts';
import type { Account, ApiClient } from '#tests/support/api-client.ts';
import type { HttpResponse } from '#tests/support/http-client.ts';

/** Internal details that a response must not contain. */
const internalDetails =
  /\bat .+:\d+:\d+|Exception|by the test|dynamodb|sagemaker|secretsmanager|127\.0\.0\.1|ECONN/i;

/** Expects a server error with one of these codes and without internal details. */
export function expectServerError(response: HttpResponse, ...codes: ErrorCode[]): void {
  const parsed = errorBody.safeParse(response.json);
  const { code = undefined } = parsed.data ?? {};
  expect(codes, `${response.status} ${response.text}`).toContain(code);
  expect(response.status).toBe(code && errorStatuses[code]);
  expect(response.text).not.toMatch(internalDetails);
}

/** Returns the number of a user's predictions; fails if the stored count and the list differ. */
export async function countConsistently(api: ApiClient, { token }: Pick<Account, 'token'>): Promise<number> {
  const { dashboard, history } = await api.readAccount(token);
  expect(dashboard.total_predictions).toBe(history.length);
  expect(dashboard.last_prediction_date).toBe(history[0]?.created_at ?? null);
  expect(new Set(history.map(({ id }) => id)).size).toBe(history.length);
  return history.length;
}
