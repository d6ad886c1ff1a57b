import { estimateHealthPremiumRoute } from '#contract/routes/estimate-health-premium.ts';
import { connectModel } from '#functions/composition.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { toApiDay } from '#functions/plans/plan-year.ts';
import { warnOfPlanYear } from '#functions/pricing/build-estimate.ts';
import { type EstimateDependencies, estimatePremium } from '#functions/pricing/estimate-premium.ts';

export async function estimateHealthPremium(
  dependencies: Dependencies & EstimateDependencies,
  { body }: EndpointRequest<typeof estimateHealthPremiumRoute>,
) {
  const { plan_year: planYear, ...input_data } = body;
  const answers = { insurance_type: 'health', input_data } as const;
  const now = dependencies.clock();
  const estimate = warnOfPlanYear(await estimatePremium(dependencies, answers, now, planYear), toApiDay(now));
  return { ...estimate, predicted_health_premium: estimate.predicted_premium };
}

export const handler = definePublicEndpoint(estimateHealthPremiumRoute, estimateHealthPremium, connectModel);
