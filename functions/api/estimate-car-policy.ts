import { estimateCarPolicyRoute } from '#contract/routes/estimate-car-policy.ts';
import { connectPolicyModel } from '#functions/composition.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { parseJsonBody } from '#functions/http/request-input.ts';
import {
  estimatePolicy,
  listUnknownPolicyFields,
  type PolicyDependencies,
} from '#functions/pricing/estimate-policy.ts';
import { warnOfUnknownFields } from '#functions/pricing/unknown-fields.ts';

export async function estimateCarPolicy(
  dependencies: Dependencies & PolicyDependencies,
  { body, received }: EndpointRequest<typeof estimateCarPolicyRoute>,
) {
  const estimate = await estimatePolicy(dependencies, body, dependencies.clock());
  const unknown = listUnknownPolicyFields(parseJsonBody(received), estimateCarPolicyRoute.body);
  return warnOfUnknownFields(estimate, unknown);
}

export const handler = definePublicEndpoint(estimateCarPolicyRoute, estimateCarPolicy, connectPolicyModel);
