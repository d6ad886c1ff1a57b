import { getPlaceRoute } from '#contract/routes/get-place.ts';
import { connectDependencies } from '#functions/composition.ts';
import { type Dependencies, definePublicEndpoint, type EndpointRequest } from '#functions/http/endpoint.ts';
import { listPlaces } from '#functions/pricing/place-tables.ts';

export async function getPlace(_: Dependencies, { parameters }: EndpointRequest<typeof getPlaceRoute>) {
  return listPlaces(parameters.zip);
}

export const handler = definePublicEndpoint(getPlaceRoute, getPlace, connectDependencies);
