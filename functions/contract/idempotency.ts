import * as z from 'zod/mini';

/** Key that the client chooses for an attempt, so that a request that is sent twice has one effect. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .optional(
      z
        .string()
        .check(z.regex(/^[\x21-\x7e]{1,128}$/, 'Idempotency-Key must be 1 to 128 visible ASCII characters')),
    )
    .check(
      z.describe('A repeated request with the same key and body within 24 hours gets the same response.'),
    ),
});
