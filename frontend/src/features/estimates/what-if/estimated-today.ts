import type { CarEstimate, Estimate, HealthEstimate } from '#contract/estimates.ts';
import { whatIfTexts as texts } from '#frontend/features/estimates/what-if/what-if.texts.ts';

/** Estimate on the page; a stored one has its time. */
export type Shown<Of = Estimate> = Of & { readonly created_at?: string };

const listModelChanges = (shown: Estimate, today: Estimate) =>
  shown.model_version === today.model_version ? [] : [texts.presentModel];

/** Lists why the same answers have another premium today than when they were estimated; empty where nothing known differs. */
export function listHealthChanges(shown: Shown<HealthEstimate>, today: HealthEstimate): string[] {
  const year = today.market.prices.plan_year;
  return [
    ...listModelChanges(shown, today),
    ...(year === shown.market.prices.plan_year ? [] : [texts.pricesOf(year)]),
  ];
}

/** The same for a car, which is older today. */
export function listCarChanges(shown: Shown<CarEstimate>, today: CarEstimate, now: Date): string[] {
  const { created_at } = shown;
  const years = created_at === undefined ? 0 : now.getFullYear() - new Date(created_at).getFullYear();
  return [...listModelChanges(shown, today), ...(years > 0 ? [texts.carOlder(years)] : [])];
}
