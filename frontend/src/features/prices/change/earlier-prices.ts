import { useEffect, useState } from 'react';
import { changedPrices } from '#frontend/api/stored-answers.ts';
import { type PlanPrices, toPlanPrices } from '#functions/plans/plan-prices.ts';

/** Household and place that prices follow from, without the answers about health. */
type StoredPrices = Pick<PlanPrices, 'household' | 'priced' | 'plan_year'>;

/** Prices that the ones of a page were changed from. */
export interface EarlierPrices {
  prices: PlanPrices;
  /** Time at which they were stored in the account, by ISO 8601. */
  created_at: string | undefined;
}

interface Stored {
  /** Prices that were shown last. */
  shown?: StoredPrices | undefined;
  created_at?: string | undefined;
  /** Those before them. */
  earlier?: { prices: StoredPrices; created_at?: string | undefined } | undefined;
}

const read = (): Stored => Object(changedPrices.read());

function toStored({ household, priced, plan_year }: PlanPrices): StoredPrices {
  const { age, state, county } = priced.input_data;
  return { household, plan_year, priced: { input_data: { age, state, county }, market: priced.market } };
}

/** Sets the prices that the next result is compared with. */
export function startChange(earlier: EarlierPrices | undefined): void {
  const { prices, created_at } = earlier ?? {};
  if (prices) changedPrices.store({ shown: toStored(prices), created_at } satisfies Stored);
  else changedPrices.clear();
}

const isSame = (one: StoredPrices, other: StoredPrices) =>
  JSON.stringify([one.household, one.priced.input_data]) ===
  JSON.stringify([other.household, other.priced.input_data]);

/** Finds what prices were changed from: those shown last, or those before where the page shows the same again. */
function findEarlier(prices: PlanPrices): Stored['earlier'] {
  const { shown, created_at, earlier } = read();
  if (!shown) return undefined;
  return isSame(shown, toStored(prices)) ? earlier : { prices: shown, created_at };
}

/**
 * Prices that those of a page were changed from in this tab; undefined without such.
 * @param prices of the page, which the next one is compared with
 */
export function useEarlierPrices(prices: PlanPrices | undefined): EarlierPrices | undefined {
  const [earlier] = useState(() => prices && findEarlier(prices));
  useEffect(() => {
    if (prices) changedPrices.store({ shown: toStored(prices), earlier } satisfies Stored);
  }, [prices, earlier]);
  const [found] = useState(() => {
    if (!earlier) return undefined;
    const { household, priced, plan_year } = earlier.prices;
    return { prices: toPlanPrices(household, priced, plan_year), created_at: earlier.created_at };
  });
  return found;
}

/** Prices that those of a stored prediction were changed from, for the page of the new one. */
export function readEarlierPrices(): EarlierPrices | undefined {
  const { shown, created_at } = read();
  return shown && { prices: toPlanPrices(shown.household, shown.priced, shown.plan_year), created_at };
}
