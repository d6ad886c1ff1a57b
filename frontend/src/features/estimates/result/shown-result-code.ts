import { loadCode } from '#frontend/api/failure.ts';
import { createLoader } from '#frontend/ui/loader.ts';

/** Loader of the result of a form and of the prices of plans alone. Forms load it when they work. */
export const shownResult = createLoader<'all', typeof import('./shown-result.tsx')>(() =>
  loadCode(() => import('./shown-result.tsx')),
);
