import { appendFileSync, readFileSync } from 'node:fs';
import jsonwebtoken from 'jsonwebtoken';
import * as z from 'zod/mini';
import { deriveUserId } from '#functions/data/keys.ts';

/**
 * Accounts that test suites register on a deployment. The suites run in several processes, which record registrations
 * and password changes in the file that the environment variable PREMIA_ACCOUNTS_FILE names; without it, none are
 * recorded.
 */

/** Request that may register an account or change its password. */
interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization?: string | undefined;
  readonly body: string | null;
}

const recordedPassword = z.object({
  userId: z.string(),
  email: z.optional(z.string()),
  password: z.string(),
});

const registration = z.object({ email: z.string(), password: z.string() });
const passwordChange = z.object({ new_password: z.string() });

/** Records the account of a request that has succeeded. Other requests are ignored. */
export function recordAccount({ method, path, authorization, body }: SentRequest): void {
  const file = process.env.PREMIA_ACCOUNTS_FILE;
  if (!file || body === null) return;
  const record = (entry: z.infer<typeof recordedPassword>) =>
    appendFileSync(file, `${JSON.stringify(entry)}\n`);
  if (method === 'POST' && path.startsWith('/api/users/register')) {
    const { email, password } = registration.parse(JSON.parse(body));
    record({ userId: deriveUserId(email.trim().toLowerCase()), email, password });
  } else if (method === 'PUT' && path.includes('/change_password')) {
    const userId = jsonwebtoken.decode(authorization?.split(' ')[1] ?? '')?.sub;
    if (typeof userId === 'string')
      record({ userId, password: passwordChange.parse(JSON.parse(body)).new_password });
  }
}

interface Deletions {
  readonly deleted: number;
  /** Email address and status of each account that could not be deleted. */
  readonly failed: readonly string[];
}

/** Deletes the recorded accounts that exist, one at a time, so that rate limits are not reached. */
export async function deleteRecordedAccounts(origin: string, file: string): Promise<Deletions> {
  const accounts = new Map<string, { email?: string | undefined; password: string }>();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { userId, email, password } = recordedPassword.parse(JSON.parse(line));
    accounts.set(userId, { email: email ?? accounts.get(userId)?.email, password });
  }
  let deleted = 0;
  const failed: string[] = [];
  for (const { email, password } of accounts.values()) {
    if (email === undefined) continue;
    const status = await deleteAccount(origin, email, password);
    if (status === 200) deleted += 1;
    // 401: a test has deleted it.
    else if (status !== 401) failed.push(`${email} (${status})`);
  }
  return { deleted, failed };
}

/** Logs in and deletes an account. Returns the status of the last response. */
export async function deleteAccount(origin: string, email: string, password: string): Promise<number> {
  const post = (path: string, body: object, token?: string) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
      body: JSON.stringify(body),
    });
  const login = await post('/api/users/login/', { email, password });
  if (login.status !== 200) return login.status;
  const { token } = (await login.json()) as { token: string };
  return (await post('/api/users/delete/', { current_password: password }, token)).status;
}
