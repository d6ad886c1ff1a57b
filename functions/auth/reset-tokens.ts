import { hash, randomBytes } from 'node:crypto';

/** Bytes of each half of a token: the user id, and 256 random bits. */
const halfBytes = 32;

/**
 * Creates a token that resets the password of a user. It begins with the user id, so that it is found by its key
 * among the items of the user. Only the hash of its random half is stored.
 */
export function createResetToken(userId: string) {
  const secret = randomBytes(halfBytes);
  const token = Buffer.concat([Buffer.from(userId, 'base64url'), secret]).toString('base64url');
  return { token, userId, tokenHash: hashSecret(secret) };
}

/** Returns the user id and the hash of the random half of a token; undefined for text that can't be one. */
export function parseResetToken(token: string) {
  const bytes = Buffer.from(token, 'base64url');
  // A lenient decoder: the token must also be the encoding of these bytes.
  if (bytes.length !== 2 * halfBytes || bytes.toString('base64url') !== token) return undefined;
  const [userId, secret] = [bytes.subarray(0, halfBytes), bytes.subarray(halfBytes)];
  return { userId: userId.toString('base64url'), tokenHash: hashSecret(secret) };
}

const hashSecret = (secret: Buffer) => hash('sha256', secret, 'base64url');
