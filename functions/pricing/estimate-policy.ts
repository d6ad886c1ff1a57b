import {
  type CarPolicyEstimate,
  type CarPolicyRequest,
  carPolicyRequest,
  policyCar,
  policyDriver,
} from '#contract/car-policy.ts';
import { toApiDay } from '#functions/plans/plan-year.ts';
import { buildPolicyEstimate } from './build-estimate.ts';
import { checkZip3 } from './estimate-premium.ts';
import { modelFailedError, type PolicyModel } from './sagemaker-model.ts';
import { listUnknownFields } from './unknown-fields.ts';

export interface PolicyDependencies {
  readonly policyModel: PolicyModel;
}

/**
 * Estimates the premium of a car policy, in one request to the model.
 * @throws ApiError `validation_failed` for unknown ZIP digits, `model_failed` if the output does not match the request,
 * and the errors of the model
 */
export async function estimatePolicy(
  { policyModel }: PolicyDependencies,
  policy: CarPolicyRequest,
  now: Date,
): Promise<CarPolicyEstimate> {
  checkZip3(policy);
  const year = Number(toApiDay(now).slice(0, 4));
  const output = await policyModel({ insurance_type: 'car', year, policy });
  if (output.cars.length !== policy.cars.length) throw modelFailedError();
  return buildPolicyEstimate(policy, output, year);
}

/** Lists the members of a request's body that the estimate does not use, those of drivers and cars by their path. */
export function listUnknownPolicyFields(body: object): string[] {
  const { drivers, cars } = body as Record<'drivers' | 'cars', readonly object[]>;
  const listOf = (kind: string, items: readonly object[], schema: { readonly shape: object }) =>
    items.flatMap((item, index) => listUnknownFields(item, schema).map((name) => `${kind}.${index}.${name}`));
  return [
    ...listUnknownFields(body, carPolicyRequest),
    ...listOf('drivers', drivers, policyDriver),
    ...listOf('cars', cars, policyCar),
  ];
}
