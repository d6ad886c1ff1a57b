import { readdir, readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createCarModel } from './car.ts';
import { createHealthModel, type HealthTables } from './health.ts';
import { createModel, type RatingModel } from './model.ts';
import { createPolicyModel, type PolicyRating } from './policy.ts';
import { parsePolicyRequest, parseRequest } from './wire-format.ts';

export interface RatingModels {
  readonly health: RatingModel;
  readonly car: RatingModel;
  readonly policy: PolicyRating;
}

/** Reads the rating tables and the latest marketplace prices. Throws an Error that names a file that is not complete. */
export async function readModels(folder = new URL('../artifacts/', import.meta.url)): Promise<RatingModels> {
  const read = async (name: string) => {
    const file = new URL(name, folder);
    try {
      return JSON.parse(await readFile(file, 'utf8'));
    } catch (cause) {
      throw new Error(
        `The rating table ${fileURLToPath(file)} is missing or not complete: restore it from the repository`,
        { cause },
      );
    }
  };
  const latest =
    (await readdir(folder))
      .filter((name) => /^prices-\d{4}$/.test(name))
      .sort()
      .at(-1) ?? 'prices';
  const tables: HealthTables = await read('health.json');
  const readPrices = async (place: string) => [place, await read(`${latest}/${place}.json`)];
  const states = Object.fromEntries(await Promise.all(tables.inputs.state.choices.map(readPrices)));
  const [, country] = await readPrices('US');
  const product = createCarModel(await read('car.json'));
  return {
    health: createModel(createHealthModel(tables, country, states, await read('year.json'))),
    car: createModel(product),
    policy: createPolicyModel(product),
  };
}

/** Evaluates the JSON body of an invocation. Throws a RequestError if it cannot be answered. */
export function evaluate(models: RatingModels, body: string, maxInstances = Number.POSITIVE_INFINITY) {
  const { health, car, policy: policies } = models;
  const ofPolicy = parsePolicyRequest(body, car.inputs);
  if (ofPolicy) {
    const { policy, year } = ofPolicy;
    return { model_version: car.version, insurance_type: 'car', policy: policies.estimate(policy, year) };
  }
  const { insuranceType, year, planYear, instances } = parseRequest(body, { health, car }, maxInstances);
  const model = models[insuranceType];
  return {
    model_version: model.version,
    insurance_type: insuranceType,
    predictions: instances.map((answers) => model.estimate(answers, year, planYear)),
  };
}

// `node evaluate.ts <folder of the rating tables>` evaluates the request on stdin.
if (import.meta.main) {
  const models = await readModels(pathToFileURL(`${process.argv[2]}/`));
  process.stdout.write(JSON.stringify(evaluate(models, await text(process.stdin))));
}
