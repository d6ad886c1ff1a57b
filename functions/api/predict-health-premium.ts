import { predictHealthPremiumRoute } from '#contract/routes/predict-health-premium.ts';
import { defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { makePrediction, type PredictionTools } from '#functions/pricing/make-prediction.ts';
import { connectPredictionPlatform } from '#functions/pricing/prediction-platform.ts';

/** Estimates what the caller's health insurance costs a year, and keeps the estimate. */
export async function predictHealthPremium(
  tools: PredictionTools,
  { session, headers, body }: EndpointRequest<'predict-health-premium'>,
) {
  const application = { insurance_type: 'health', input_data: body } as const;
  const prediction = await makePrediction(tools, session.userId, application, headers['idempotency-key']);
  return { ...prediction, predicted_health_premium: prediction.predicted_premium };
}

export const handler = defineEndpoint(
  'predict-health-premium',
  predictHealthPremiumRoute,
  predictHealthPremium,
  connectPredictionPlatform,
);
