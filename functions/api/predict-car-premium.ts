import { predictCarPremiumRoute } from '#contract/routes/predict-car-premium.ts';
import { defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { makePrediction, type PredictionTools } from '#functions/pricing/make-prediction.ts';
import { connectPredictionPlatform } from '#functions/pricing/prediction-platform.ts';

/** Estimates what the caller's car insurance costs a year, and keeps the estimate. */
export async function predictCarPremium(
  tools: PredictionTools,
  { session, headers, body }: EndpointRequest<'predict-car-premium'>,
) {
  const application = { insurance_type: 'car', input_data: body } as const;
  const prediction = await makePrediction(tools, session.userId, application, headers['idempotency-key']);
  return { ...prediction, predicted_car_premium: prediction.predicted_premium };
}

export const handler = defineEndpoint(
  'predict-car-premium',
  predictCarPremiumRoute,
  predictCarPremium,
  connectPredictionPlatform,
);
