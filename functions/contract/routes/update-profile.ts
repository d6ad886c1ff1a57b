import * as z from 'zod/mini';
import { languageCode, personName, phoneNumber } from '../fields.ts';
import type { Route } from '../route.ts';
import { user } from '../users.ts';

export const updateProfileBody = z.object({
  first_name: personName('first_name'),
  last_name: personName('last_name'),
  phone_number: phoneNumber,
});

export const updateProfileRoute = {
  id: 'update-profile',
  method: 'PUT',
  path: '/api/users/profile/update/',
  session: 'required',
  summary: "Change the caller's names, phone number and language. The email address cannot be changed.",
  body: z.extend(updateProfileBody, {
    language: z.optional(languageCode).check(z.describe('It stays without this member.')),
    keep_household: z
      .optional(z.boolean('keep_household must be true or false'))
      .check(z.describe('Choice to store the household with predictions. It stays without this member.')),
  }),
  response: z.object({ message: z.string(), user }),
} as const satisfies Route;
