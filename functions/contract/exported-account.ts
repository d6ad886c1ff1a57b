import * as z from 'zod/mini';
import { securityEvents, session } from './account-security.ts';
import { listedMarket, listedPrices } from './prediction-rows.ts';
import { carPrediction, healthPrediction, otherVersion } from './predictions.ts';
import { user } from './users.ts';

const units = z.object({
  annual_mileage: z.literal('thousand km a year'),
  weight: z.literal('kg'),
  height: z.literal('cm'),
});

/** Whole prediction with the members of its row, as both are stored. */
const storedPrediction = z.discriminatedUnion('insurance_type', [
  z.extend(healthPrediction, { ...listedMarket, prices: listedPrices }),
  z.extend(carPrediction, listedMarket),
]);

const storedOtherVersion = z.extend(otherVersion, {
  stored: z.looseObject({}).check(z.describe('What is stored, unchanged.')),
});

export const exportedAccount = z.object({
  user,
  total_predictions: z.int().check(z.minimum(0)),
  units: units.check(z.describe('Units of the answers in `input_data`.')),
  predictions: z.array(z.union([storedPrediction, storedOtherVersion])).check(z.describe('Newest first.')),
  sessions: z.array(session),
  security_events: securityEvents,
  known_devices: z.array(z.string()).check(z.describe('Devices of all logins.')),
});

export type ExportedAccount = z.output<typeof exportedAccount>;
