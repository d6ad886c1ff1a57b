import { compare, hash } from 'bcryptjs';
import { longestPasswordBytes } from '#contract/fields.ts';
import { createTurns } from '#functions/platform/turns.ts';

/** Work factor of new hashes: about 100 ms, as OWASP's Password Storage Cheat Sheet asks at least. */
const cost = 10;

/** A hash of a password that nobody knows, compared with where there is no account. */
const nobodysHash = '$2b$10$KbQat34OBHs7f2ebnzZoT.yc9rts9G3Z4OwpxqAI7R/TPU2WKB7x.';

/**
 * One hash after the other. Side by side they would all end last, and a process that answers many people
 * would come to nothing else between their slices of 0.1 s each.
 */
const takeTurn = createTurns();

/** The hash that stands for a password in the table. */
export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(password, cost));
}

/**
 * True when a password is the one that was hashed. Takes the same time when there is no hash, or when the
 * password is longer than any that was accepted, so that the time tells nothing of an account.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await takeTurn(() => compare(password, passwordHash ?? nobodysHash));
  return matches && passwordHash !== undefined && !isCutByBcrypt(password);
}

function isCutByBcrypt(password: string): boolean {
  return Buffer.byteLength(password) > longestPasswordBytes;
}
