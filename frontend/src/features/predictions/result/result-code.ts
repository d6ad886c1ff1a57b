import { loadCode } from '#frontend/api/failure.ts';
import { createLoader } from '#frontend/ui/loader.ts';

/** Loader of what explains a premium, and of the prices of plans alone. Forms load it when they work. */
export const premiumDetails = createLoader<'all', typeof import('./prediction-detail.tsx')>(() =>
  loadCode(() => import('./prediction-detail.tsx')),
);
