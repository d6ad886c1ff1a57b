import * as z from 'zod/mini';
import { securityEvents, session } from '../account-security.ts';
import { olderThan, prediction } from '../predictions.ts';
import type { Route } from '../route.ts';
import { user } from '../users.ts';

/** Maximum number of predictions in a response. */
export const exportPartSize = 1000;

const units = z.object({
  annual_mileage: z.literal('thousand km a year'),
  weight: z.literal('kg'),
  height: z.literal('cm'),
});

/** Units of the answers in exported predictions. */
export const exportUnits: z.infer<typeof units> = {
  annual_mileage: 'thousand km a year',
  weight: 'kg',
  height: 'cm',
};

export const exportAccountRoute = {
  id: 'export-account',
  method: 'GET',
  path: '/api/users/export/',
  session: 'required',
  summary: 'Get the account, sessions and predictions of the caller; the predictions in parts.',
  query: z.object({ before: olderThan }),
  response: z.object({
    user,
    total_predictions: z.int().check(z.minimum(0)),
    units: units.check(z.describe('Units of the answers in `input_data`.')),
    predictions: z.array(prediction).check(z.describe('Newest first.')),
    sessions: z.array(session),
    security_events: securityEvents,
    known_devices: z.array(z.string()).check(z.describe('Devices of all logins.')),
  }),
  isPaged: true,
} as const satisfies Route;
