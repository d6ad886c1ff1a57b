import { estimatePlansRoute } from '#contract/routes/estimate-plans.ts';
import { connectModel } from '#functions/composition.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import type { EstimateDependencies } from '#functions/pricing/estimate-premium.ts';
import { pricePlans } from '#functions/pricing/price-plans.ts';

export async function estimatePlans(
  dependencies: Dependencies & EstimateDependencies,
  { body }: EndpointRequest<typeof estimatePlansRoute>,
) {
  return pricePlans(dependencies, body, dependencies.clock());
}

export const handler = definePublicEndpoint(estimatePlansRoute, estimatePlans, connectModel);
