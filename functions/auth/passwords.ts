import { compare, hash } from 'bcryptjs';
import { isDistinctForBcrypt } from '#contract/fields.ts';

/** Work factor of new hashes: about 100 ms; the minimum of OWASP's Password Storage Cheat Sheet. */
const cost = 10;

/** Hash of a discarded random password, compared when there is no account. */
const dummyHash = '$2b$10$KbQat34OBHs7f2ebnzZoT.yc9rts9G3Z4OwpxqAI7R/TPU2WKB7x.';

/**
 * Serialises hashing. Concurrent hashes would all finish last, and would block a process that serves
 * many users in slices of 0.1 s each.
 */
const runExclusive = createMutex();

export function hashPassword(password: string): Promise<string> {
  return runExclusive(() => hash(password, cost));
}

/**
 * Compares a password with a stored hash. Takes the same time without a hash and for a password that
 * can't have been stored, so that the response time reveals nothing about the account.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await runExclusive(() => compare(password, passwordHash ?? dummyHash));
  return matches && passwordHash !== undefined && isDistinctForBcrypt(password);
}

/** Creates a function that runs tasks one at a time, in order. A failed task does not stop the others. */
function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
