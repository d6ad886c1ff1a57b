import { loadCode } from '#frontend/api/failure.ts';

/** Loads the parts of the form of a car that an empty form has no need of. */
export const loadCarFormParts = async () =>
  (await loadCode(() => import('./car-form-parts.ts'))).carFormParts;
