import type { CarPolicyEstimate, CarPolicyRequest } from '#contract/car-policy.ts';
import { buildPolicyEstimate } from '#functions/pricing/build-estimate.ts';
import { type CarTables, createCarModel } from '#model/serving/car.ts';
import { createModel } from '#model/serving/model.ts';
import { createPolicyModel } from '#model/serving/policy.ts';
import { parsePolicy } from '#model/serving/wire-format.ts';
import { createEvaluator, type Evaluator } from './evaluator.ts';

export function createCarEvaluator(tables: CarTables) {
  const product = createCarModel(tables);
  const policies = createPolicyModel(product);
  return {
    ...createEvaluator(createModel(product), () => false),
    estimatePolicy(policy: CarPolicyRequest): CarPolicyEstimate {
      const year = new Date().getFullYear();
      const output = policies.estimate(parsePolicy(policy, product.inputs), year);
      return buildPolicyEstimate(policy, { ...output, model_version: product.version }, year);
    },
  } satisfies Evaluator;
}
