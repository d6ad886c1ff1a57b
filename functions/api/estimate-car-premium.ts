import { estimateCarPremiumRoute } from '#contract/routes/estimate-car-premium.ts';
import { connectModel } from '#functions/composition.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { parseJsonBody } from '#functions/http/request-input.ts';
import { type EstimateDependencies, estimatePremium } from '#functions/pricing/estimate-premium.ts';
import { listUnknownFields, warnOfUnknownFields } from '#functions/pricing/unknown-fields.ts';

export async function estimateCarPremium(
  dependencies: Dependencies & EstimateDependencies,
  { body, received }: EndpointRequest<typeof estimateCarPremiumRoute>,
) {
  const answers = { insurance_type: 'car', input_data: body } as const;
  const estimate = await estimatePremium(dependencies, answers, dependencies.clock());
  const unknown = listUnknownFields(parseJsonBody(received), estimateCarPremiumRoute.body);
  return { ...warnOfUnknownFields(estimate, unknown), predicted_car_premium: estimate.predicted_premium };
}

export const handler = definePublicEndpoint(estimateCarPremiumRoute, estimateCarPremium, connectModel);
