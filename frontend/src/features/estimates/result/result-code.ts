import { loadCode } from '#frontend/api/failure.ts';
import { createLoader } from '#frontend/ui/loader.ts';

async function importResult() {
  const [{ Result }, { PricesAlone }, { loadControls }] = await Promise.all([
    import('./shown-result.tsx'),
    import('./prices-alone.tsx'),
    import('./result-parts.tsx'),
  ]);
  return { Result, PricesAlone, loadControls };
}

/** Loader of what explains a premium, and of the prices of plans alone. Forms load it when they work. */
export const premiumDetails = createLoader<'all', Awaited<ReturnType<typeof importResult>>>(() =>
  loadCode(importResult),
);
