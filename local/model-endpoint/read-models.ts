import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { boosterSchema, metadataSchema } from './artifacts.ts';
import { type Booster, readBooster } from './booster.ts';
import { rateCar } from './car-rating.ts';
import { rateHealth } from './health-rating.ts';
import { PremiumModel } from './premium-model.ts';

export const products = ['health', 'car'] as const;
export type Product = (typeof products)[number];
export type PremiumModels = Readonly<Record<Product, PremiumModel>>;

/** Where training writes its artifacts by default. */
export const trainedArtifacts = fileURLToPath(new URL('../../model-training/artifacts', import.meta.url));

/** Reads both premium models; throws when a file is missing or not what training writes. */
export async function readModels(directory: string = trainedArtifacts): Promise<PremiumModels> {
  const { health, car } = (await readJson(directory, 'metadata.json', metadataSchema)).products;
  const healthRating = rateHealth(health.serving, await readSaved(directory, health.serving.booster));
  const carRating = rateCar(car.serving, await readSaved(directory, car.serving.booster));
  return {
    health: new PremiumModel(health.model_version, health.serving, healthRating),
    car: new PremiumModel(car.model_version, car.serving, carRating),
  };
}

async function readSaved(directory: string, file: string): Promise<Booster> {
  return readBooster(await readJson(directory, file, boosterSchema));
}

async function readJson<Content>(
  directory: string,
  file: string,
  schema: { parse(content: unknown): Content },
): Promise<Content> {
  return schema.parse(JSON.parse(await readFile(path.join(directory, file), 'utf8')));
}
