import { getPlaceRoute } from '#contract/routes/get-place.ts';
import { enforceClientLimit } from '#functions/auth/throttle.ts';
import { connectDependencies } from '#functions/composition.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { listPlaces } from '#functions/pricing/place-tables.ts';

export async function getPlace(
  dependencies: Dependencies,
  { parameters, clientAddress }: EndpointRequest<typeof getPlaceRoute>,
) {
  await enforceClientLimit(dependencies, 'estimates', clientAddress, dependencies.clock());
  return { zip: parameters.zip, counties: await listPlaces(parameters.zip) };
}

export const handler = definePublicEndpoint(getPlaceRoute, getPlace, connectDependencies);
