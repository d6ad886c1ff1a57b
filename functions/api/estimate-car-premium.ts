import { estimateCarPremiumRoute } from '#contract/routes/estimate-car-premium.ts';
import { enforceClientLimit } from '#functions/auth/throttle.ts';
import { connectModel } from '#functions/composition.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { type EstimateDependencies, estimatePremium } from '#functions/pricing/estimate-premium.ts';

export async function estimateCarPremium(
  dependencies: Dependencies & EstimateDependencies,
  { body, clientAddress }: EndpointRequest<typeof estimateCarPremiumRoute>,
) {
  const now = dependencies.clock();
  await enforceClientLimit(dependencies, 'estimates', clientAddress, now);
  const answers = { insurance_type: 'car', input_data: body } as const;
  const estimate = await estimatePremium(dependencies, answers, now);
  return { ...estimate, predicted_car_premium: estimate.predicted_premium };
}

export const handler = definePublicEndpoint(estimateCarPremiumRoute, estimateCarPremium, connectModel);
