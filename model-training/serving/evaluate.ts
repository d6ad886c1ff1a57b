import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { createCarModel } from './car.ts';
import { createHealthModel } from './health.ts';
import { createModel, type RatingModel } from './model.ts';
import type { CountryPrices, StatePrices } from './places.ts';
import { parseRequest } from './wire-format.ts';

export type RatingModels = Readonly<Record<'health' | 'car', RatingModel>>;

/** Reads the rating tables of both models, and the marketplace prices of the latest plan year. */
export async function readModels(folder = new URL('../artifacts/', import.meta.url)): Promise<RatingModels> {
  const read = async (name: string) => JSON.parse(await readFile(new URL(name, folder), 'utf8'));
  const latest =
    (await readdir(folder))
      .filter((name) => /^prices-\d{4}$/.test(name))
      .sort()
      .at(-1) ?? 'prices';
  const parts = await readdir(new URL(`${latest}/`, folder));
  const prices = Object.fromEntries(
    await Promise.all(parts.map(async (part) => [parse(part).name, await read(`${latest}/${part}`)])),
  );
  const { US, ...states }: { US: CountryPrices } & Record<string, StatePrices> = prices;
  return {
    health: createModel(createHealthModel(await read('health.json'), US, states, await read('year.json'))),
    car: createModel(createCarModel(await read('car.json'))),
  };
}

/**
 * Evaluates the JSON body of an invocation.
 * @throws {RequestError} for a request that cannot be answered
 */
export function evaluate(models: RatingModels, body: string, maxInstances = Number.POSITIVE_INFINITY) {
  const { insuranceType, year, instances } = parseRequest(body, models, maxInstances);
  const model = models[insuranceType];
  return {
    model_version: model.version,
    insurance_type: insuranceType,
    predictions: instances.map((answers) => model.estimate(answers, year)),
  };
}

// `node evaluate.ts <folder of the rating tables>` evaluates the request on stdin.
if (import.meta.main) {
  const models = await readModels(pathToFileURL(`${process.argv[2]}/`));
  process.stdout.write(JSON.stringify(evaluate(models, await text(process.stdin))));
}
