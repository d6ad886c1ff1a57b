import type { Prediction } from './predictions.ts';

/** Returns the members of a history row that come from the market of its prediction. */
export function toRowMarket({ insurance_type, market }: Prediction) {
  const { premium: market_premium, range: market_range } = market;
  if (insurance_type === 'car') return { market_premium, market_range };
  const { prices, bronze, silver, gold } = market;
  const { plan_year, basis } = prices;
  return { market_premium, market_range, prices: { plan_year, basis, bronze, silver, gold } };
}
