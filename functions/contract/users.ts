import * as z from 'zod/mini';
import { languageCodes } from './languages.ts';

/** Text that clients accept as empty if it is missing or null, since no screen depends on it. */
const optionalToClients = z.catch(z.string(), '');

export const user = z.object({
  first_name: optionalToClients,
  last_name: optionalToClients,
  username: z.string().check(z.describe('Normalised email address.')),
  email: z.string(),
  phone_number: optionalToClients,
  keep_household: z
    .optional(z.boolean())
    .check(z.describe('The last choice to store the household with predictions; absent before the first.')),
  language: z
    .catch(z.optional(z.enum(languageCodes)), undefined)
    .check(z.describe('Language of mails and of the pages after a login; English if absent.')),
  date_joined: z.catch(z.iso.datetime(), '').check(z.describe('Registration time: ISO 8601, UTC.')),
});

export type User = z.infer<typeof user>;

export const startedSession = z.object({ token: z.string(), user });

export type StartedSession = z.infer<typeof startedSession>;
