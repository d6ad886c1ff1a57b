import type { Estimate } from '#contract/estimates.ts';
import { whatIfTexts as texts } from '#frontend/features/estimates/what-if/texts/en.ts';

/** Estimate on the page; a stored one has its time. */
export type ShownEstimate = Estimate & { readonly created_at?: string };

const findPlanYear = (estimate: Estimate) =>
  estimate.insurance_type === 'health' ? estimate.market.prices.plan_year : undefined;

/** Lists why the same answers have another premium today than when they were estimated; empty where nothing known differs. */
export function listChanges(shown: ShownEstimate, today: Estimate, now: Date): string[] {
  const year = findPlanYear(today);
  const years =
    shown.insurance_type === 'car' && shown.created_at !== undefined
      ? now.getFullYear() - new Date(shown.created_at).getFullYear()
      : 0;
  return [
    ...(shown.model_version === today.model_version ? [] : [texts.presentModel]),
    ...(year === undefined || year === findPlanYear(shown) ? [] : [texts.pricesOf(year)]),
    ...(years > 0 ? [texts.carOlder(years)] : []),
  ];
}
