import { predictHealthPremiumRoute } from '#contract/routes/predict-health-premium.ts';
import { connectModel } from '#functions/composition.ts';
import { defineEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { parseJsonBody } from '#functions/http/request-input.ts';
import { toApiDay } from '#functions/plans/plan-year.ts';
import { warnOfPlanYear } from '#functions/pricing/build-estimate.ts';
import { createPrediction, type PricingDependencies } from '#functions/pricing/create-prediction.ts';
import { listUnknownFields, warnOfUnknownFields } from '#functions/pricing/unknown-fields.ts';

/** Estimates an annual health insurance premium and stores it as a prediction. Calls: see {@link createPrediction}. */
export async function predictHealthPremium(
  dependencies: PricingDependencies,
  { session, headers, body, received }: EndpointRequest<typeof predictHealthPremiumRoute>,
) {
  const { household, plan_year: planYear, label, ...input_data } = body;
  const answers = { insurance_type: 'health', input_data, ...(household && { household }) } as const;
  const idempotencyKey = headers['idempotency-key'];
  const options = { idempotencyKey, planYear, label };
  const stored = await createPrediction(dependencies, session, answers, options);
  const prediction = warnOfPlanYear(stored, toApiDay(dependencies.clock()));
  const unknown = listUnknownFields(parseJsonBody(received), predictHealthPremiumRoute.body);
  return {
    ...warnOfUnknownFields(prediction, unknown),
    predicted_health_premium: prediction.predicted_premium,
  };
}

export const handler = defineEndpoint(predictHealthPremiumRoute, predictHealthPremium, connectModel);
