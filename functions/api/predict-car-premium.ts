import { predictCarPremiumRoute } from '#contract/routes/predict-car-premium.ts';
import { connectModel } from '#functions/composition.ts';
import { defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { parseJsonBody } from '#functions/http/request-input.ts';
import { createPrediction, type PricingDependencies } from '#functions/pricing/create-prediction.ts';
import { listUnknownFields, warnOfUnknownFields } from '#functions/pricing/unknown-fields.ts';

/** Estimates an annual car insurance premium and stores it as a prediction. Calls: see {@link createPrediction}. */
export async function predictCarPremium(
  dependencies: PricingDependencies,
  { session, headers, body, received }: EndpointRequest<typeof predictCarPremiumRoute>,
) {
  const { label, ...input_data } = body;
  const answers = { insurance_type: 'car', input_data } as const;
  const idempotencyKey = headers['idempotency-key'];
  const prediction = await createPrediction(dependencies, session, answers, { idempotencyKey, label });
  const unknown = listUnknownFields(parseJsonBody(received), predictCarPremiumRoute.body);
  return { ...warnOfUnknownFields(prediction, unknown), predicted_car_premium: prediction.predicted_premium };
}

export const handler = defineEndpoint(predictCarPremiumRoute, predictCarPremium, connectModel);
