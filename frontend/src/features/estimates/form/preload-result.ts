import type { InsuranceType } from '#contract/insurance-answers.ts';
import { loadContract, loadWholeContract } from '#frontend/api/call.ts';
import { priceSteps } from '#frontend/features/estimates/result/price-steps-code.ts';
import { shownResult } from '#frontend/features/estimates/result/shown-result-code.ts';
import { loadWhatIf } from '#frontend/features/estimates/what-if/what-if-code.ts';
import { loadEvaluator } from '#frontend/features/places/device-estimate.ts';
import { preloadPlaces } from '#frontend/features/places/use-zip-place.ts';
import { formatNumber, formatRoundedMoney } from '#frontend/ui/format.ts';
import { sentFormCode } from './sent-form-code.ts';

/** Waits until the browser has nothing else to do; in Safari, which does not tell, a moment. */
const waitForIdle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 200);
  });

/** Loads what follows the first screen of a result. */
const loadBelow: Readonly<Record<InsuranceType, () => Promise<unknown>>> = {
  health: () => priceSteps.load('all'),
  // Its facts are loaded with it.
  car: async () => undefined,
};

/**
 * Preloads what the first price needs, then the rest of the result: one part after the other, so that none keeps the browser
 * from reacting for long. Where a part fails, its user loads it again and reports a second failure.
 * @param loadLine loads the line of prices
 */
export async function preloadResult(
  insuranceType: InsuranceType,
  loadLine: () => Promise<unknown>,
): Promise<void> {
  const parts: (() => Promise<unknown>)[] = [
    // Their first use takes a phone as long as the rest of a key press.
    async () => formatNumber(0),
    async () => formatRoundedMoney(0),
    () => sentFormCode.load('all'),
    () => loadEvaluator(insuranceType),
    loadLine,
    preloadPlaces,
    // In two parts.
    loadContract,
    loadWholeContract,
    () => shownResult.load('all'),
    loadBelow[insuranceType],
    loadWhatIf,
  ];
  for (const load of parts) {
    await waitForIdle();
    await load().catch(() => undefined);
  }
}
