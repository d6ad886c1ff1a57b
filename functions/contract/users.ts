import * as z from 'zod/mini';

/** User as returned by the API. */
export const user = z.object({
  first_name: z.string(),
  last_name: z.string(),
  username: z.string().check(z.describe('Normalised email address.')),
  email: z.string(),
  phone_number: z.string(),
  date_joined: z.iso.datetime().check(z.describe('Registration time: ISO 8601, UTC.')),
});

export type User = z.infer<typeof user>;

/** New session: its token and user. */
export const startedSession = z.object({ token: z.string(), user });

export type StartedSession = z.infer<typeof startedSession>;
