import { loadCode } from '#frontend/api/failure.ts';
import { createLoader } from '#frontend/ui/loader.ts';
import { buildPolicyEstimate } from '#functions/pricing/build-estimate.ts';
import { type CarTables, createCarModel } from '#model/serving/car.ts';
import { createPolicyModel } from '#model/serving/policy.ts';
import { parsePolicy } from '#model/serving/wire-format.ts';
import type { PricePolicy } from './policy.ts';

/** Creates the model of policies. It throws RequestError for ZIP digits without a price. */
export function createPolicyPrices(tables: CarTables): PricePolicy {
  const product = createCarModel(tables);
  const model = createPolicyModel(product);
  return (policy) => {
    const year = new Date().getFullYear();
    const output = {
      ...model.estimate(parsePolicy(policy, product.inputs), year),
      model_version: product.version,
    };
    // The type of the model's own output is wider than of the one that the functions have parsed.
    return buildPolicyEstimate(policy, output as Parameters<typeof buildPolicyEstimate>[1], year);
  };
}

/** Loader of the model of policies, with the tables of the evaluator of cars. It throws a NetworkError. */
export const { load: loadPolicyPrices, useLoaded: usePolicyPrices } = createLoader<'all', PricePolicy>(
  async () => createPolicyPrices((await loadCode(() => import('#model/artifacts/car.json'))).default),
);
