import type { Insurer } from '#model/serving/places.ts';

/** Requests of the insurers of a county, the insurers without one, and the one that is left where the others have none. */
export function splitRequests(insurers: readonly Insurer[]) {
  const requests = insurers.flatMap(([, rise]) => rise ?? []);
  const missing = insurers.filter(([, rise]) => rise === null);
  const left = requests.length === 1 ? insurers.find(([, rise]) => rise !== null) : undefined;
  return { requests, missing, left };
}
