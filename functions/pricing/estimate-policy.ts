import type { CarPolicyEstimate, CarPolicyRequest } from '#contract/car-policy.ts';
import { policyCar, policyDriver } from '#contract/policy-members.ts';
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

/**
 * Lists the members of a policy that a schema of it does not have, those of drivers and cars by their path.
 * @param body as sent, after its check
 */
export function listUnknownPolicyFields(body: object, schema: { readonly shape: object }): string[] {
  const { drivers, cars } = body as Record<'drivers' | 'cars', readonly object[]>;
  const listOf = (kind: string, items: readonly object[], item: { readonly shape: object }) =>
    items.flatMap((given, index) => listUnknownFields(given, item).map((name) => `${kind}.${index}.${name}`));
  return [
    ...listUnknownFields(body, schema),
    ...listOf('drivers', drivers, policyDriver),
    ...listOf('cars', cars, policyCar),
  ];
}
