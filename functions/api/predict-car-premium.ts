import { policyOthers } from '#contract/policy-members.ts';
import { predictCarPremiumRoute } from '#contract/routes/predict-car-premium.ts';
import { connectModel } from '#functions/composition.ts';
import { defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { parseJsonBody } from '#functions/http/request-input.ts';
import { createPrediction, type PricingDependencies } from '#functions/pricing/create-prediction.ts';
import { listUnknownPolicyFields } from '#functions/pricing/estimate-policy.ts';
import { listUnknownFields, warnOfUnknownFields } from '#functions/pricing/unknown-fields.ts';

/** Estimates an annual car insurance premium and stores it as a prediction. Calls: see {@link createPrediction}. */
export async function predictCarPremium(
  dependencies: PricingDependencies,
  { session, headers, body, received }: EndpointRequest<typeof predictCarPremiumRoute>,
) {
  const { policy, label, ...input_data } = body;
  const answers = { insurance_type: 'car', input_data, ...(policy && { policy }) } as const;
  const idempotencyKey = headers['idempotency-key'];
  const prediction = await createPrediction(dependencies, session, answers, { idempotencyKey, label });
  const unknown = listUnknownCarFields(parseJsonBody(received));
  return { ...warnOfUnknownFields(prediction, unknown), predicted_car_premium: prediction.predicted_premium };
}

/** Lists the members of a body that are not stored, those of its policy by their path. */
function listUnknownCarFields(body: object & { readonly policy?: object }): string[] {
  const ofPolicy = body.policy ? listUnknownPolicyFields(body.policy, policyOthers) : [];
  return [
    ...listUnknownFields(body, predictCarPremiumRoute.body),
    ...ofPolicy.map((name) => `policy.${name}`),
  ];
}

export const handler = defineEndpoint(predictCarPremiumRoute, predictCarPremium, connectModel);
