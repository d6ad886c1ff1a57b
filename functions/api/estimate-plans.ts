import { estimatePlansRoute } from '#contract/routes/estimate-plans.ts';
import { enforceClientLimit } from '#functions/auth/throttle.ts';
import { connectModel } from '#functions/composition.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import type { EstimateDependencies } from '#functions/pricing/estimate-premium.ts';
import { pricePlans } from '#functions/pricing/price-plans.ts';

export async function estimatePlans(
  dependencies: Dependencies & EstimateDependencies,
  { body, clientAddress }: EndpointRequest<typeof estimatePlansRoute>,
) {
  const now = dependencies.clock();
  const countEstimate = () => enforceClientLimit(dependencies, 'estimates', clientAddress, now);
  return pricePlans({ ...dependencies, countEstimate }, body, now);
}

export const handler = definePublicEndpoint(estimatePlansRoute, estimatePlans, connectModel);
