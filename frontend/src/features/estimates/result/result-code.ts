import type { InsuranceType } from '#contract/insurance-answers.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { createLoader } from '#frontend/ui/loader.ts';

async function importResult() {
  const [{ Result }, { PricesAlone }, { loadControls }, { stepsCode }] = await Promise.all([
    import('./shown-result.tsx'),
    import('./prices-alone.tsx'),
    import('./result-parts.tsx'),
    import('./price-steps.tsx'),
  ]);
  const loadBelow: Readonly<Record<InsuranceType, () => Promise<unknown>>> = {
    health: () => stepsCode.load('all'),
    // Its facts are loaded with it.
    car: async () => undefined,
  };
  return { Result, PricesAlone, loadControls, /** Loads what follows the first screen. */ loadBelow };
}

/** Loader of what explains a premium, and of the prices of plans alone. Forms load it when they work. */
export const premiumDetails = createLoader<'all', Awaited<ReturnType<typeof importResult>>>(() =>
  loadCode(importResult),
);
