import { loadCode } from '#frontend/api/failure.ts';
import { createLoader } from '#frontend/ui/loader.ts';

const importSteps = () => loadCode(() => import('#frontend/features/plans/steps/price-steps.tsx'));

/** Loader of what follows the prices of plans below the first screen. Health forms load it after the result. */
export const priceSteps = createLoader<'all', Awaited<ReturnType<typeof importSteps>>>(importSteps);
