import { estimateHealthPremiumRoute } from '#contract/routes/estimate-health-premium.ts';
import { enforceClientLimit } from '#functions/auth/throttle.ts';
import { connectModel } from '#functions/composition.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { type EstimateDependencies, estimatePremium } from '#functions/pricing/estimate-premium.ts';

export async function estimateHealthPremium(
  dependencies: Dependencies & EstimateDependencies,
  { body, clientAddress }: EndpointRequest<typeof estimateHealthPremiumRoute>,
) {
  const now = dependencies.clock();
  await enforceClientLimit(dependencies, 'estimates', clientAddress, now);
  const answers = { insurance_type: 'health', input_data: body } as const;
  const estimate = await estimatePremium(dependencies, answers, now);
  return { ...estimate, predicted_health_premium: estimate.predicted_premium };
}

export const handler = definePublicEndpoint(estimateHealthPremiumRoute, estimateHealthPremium, connectModel);
