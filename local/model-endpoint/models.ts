import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CarModel, carTables } from './car-premium.ts';
import { HealthModel, healthTables } from './health-premium.ts';
import type { PremiumModels } from './requests.ts';

/** Default output directory of `npm run train`. */
export const trainedArtifacts = fileURLToPath(new URL('../../model-training/artifacts', import.meta.url));

/** Reads both premium models; throws if a rating table is missing or malformed. */
export async function readModels(directory: string = trainedArtifacts): Promise<PremiumModels> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(directory, file), 'utf8'));
  return {
    health: new HealthModel(healthTables.parse(await read('health.json'))),
    car: new CarModel(carTables.parse(await read('car.json'))),
  };
}
