import * as z from 'zod/mini';

/** An account, as its holder sees it. */
export const user = z.object({
  first_name: z.string(),
  last_name: z.string(),
  username: z.string().check(z.describe('The normalised email address.')),
  email: z.string(),
  phone_number: z.string(),
  date_joined: z.iso.datetime().check(z.describe('When the account was made: ISO 8601, UTC.')),
});

/** {@link user} as a type. */
export type User = z.infer<typeof user>;

/** A session that has begun: the token to send with every request, and whose it is. */
export const startedSession = z.object({ token: z.string(), user });

/** {@link startedSession} as a type. */
export type StartedSession = z.infer<typeof startedSession>;
