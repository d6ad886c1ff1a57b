import { estimateHealthPremiumRoute } from '#contract/routes/estimate-health-premium.ts';
import { connectModel } from '#functions/composition.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { parseJsonBody } from '#functions/http/request-input.ts';
import { toApiDay } from '#functions/plans/plan-year.ts';
import { warnOfPlanYear } from '#functions/pricing/build-estimate.ts';
import { type EstimateDependencies, estimatePremium } from '#functions/pricing/estimate-premium.ts';
import { listUnknownFields, warnOfUnknownFields } from '#functions/pricing/unknown-fields.ts';

export async function estimateHealthPremium(
  dependencies: Dependencies & EstimateDependencies,
  { body, received }: EndpointRequest<typeof estimateHealthPremiumRoute>,
) {
  const { plan_year: planYear, ...input_data } = body;
  const answers = { insurance_type: 'health', input_data } as const;
  const now = dependencies.clock();
  const estimate = warnOfPlanYear(await estimatePremium(dependencies, answers, now, planYear), toApiDay(now));
  const unknown = listUnknownFields(parseJsonBody(received), estimateHealthPremiumRoute.body);
  return { ...warnOfUnknownFields(estimate, unknown), predicted_health_premium: estimate.predicted_premium };
}

export const handler = definePublicEndpoint(estimateHealthPremiumRoute, estimateHealthPremium, connectModel);
