import type { HealthEstimate } from '#contract/predictions.ts';
import type { MarketplacePrice } from '#frontend/features/plans/outlook.ts';

/** Person and place with the marketplace prices of both. */
export interface Priced {
  input_data: { age: number; state?: string | undefined; county?: string | undefined };
  market: HealthEstimate['market'];
}

/** Marketplace prices at an age, for the rules of households. */
export function toMarketplacePrice({ input_data: { age, state }, market }: Priced): MarketplacePrice {
  return {
    state,
    age: Math.floor(age),
    price: market.premium,
    bronze_price: market.bronze ?? undefined,
    silver_price: market.silver ?? undefined,
    gold_price: market.gold ?? undefined,
  };
}
