import { useEffect, useMemo, useState } from 'react';
import { changedPrices } from '#frontend/api/stored-answers.ts';
import { type PlanPrices, toPlanPrices } from '#functions/plans/plan-prices.ts';
import { listPriceYears } from '#functions/plans/price-year.ts';

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
 * Prices from which the answers of the page are edited: those that it opened with. Where they have no income, typing one
 * is no change, and the prices before the next edit of another answer take their place.
 */
function useOpenedPrices(prices: PlanPrices | undefined): StoredPrices | undefined {
  const shown = prices && toStored(prices);
  const [{ opened, last }, set] = useState({ opened: shown, last: shown });
  if (!shown || (last && isSame(shown, last))) return opened;
  const known = opened?.household.income !== undefined;
  const isOtherEdit = last !== undefined && last.household.income === shown.household.income;
  const next = known || !isOtherEdit ? opened : last;
  set({ opened: next ?? shown, last: shown });
  return next;
}

/** Prices as stored, in the plan year of the page if they are known for it. */
function priceAgain(
  { household, priced, plan_year }: StoredPrices,
  year?: PlanPrices['plan_year'],
): PlanPrices {
  const isKnown = year !== undefined && listPriceYears(priced.market).includes(year);
  return toPlanPrices(household, priced, isKnown ? year : plan_year);
}

/**
 * Prices that those of a page were changed from in this tab, on the page or before it; undefined without such.
 * @param prices of the page, which the next one is compared with
 * @param typed those of the same moment: each edit counts
 */
export function useEarlierPrices(
  prices: PlanPrices | undefined,
  typed: PlanPrices | undefined,
): EarlierPrices | undefined {
  const [before] = useState(() => prices && findEarlier(prices));
  const opened = useOpenedPrices(typed);
  const isEdited = prices && opened?.household.income !== undefined && !isSame(opened, toStored(prices));
  const earlier = useMemo(() => (isEdited ? { prices: opened } : before), [isEdited, opened, before]);
  useEffect(() => {
    if (prices) changedPrices.store({ shown: toStored(prices), earlier } satisfies Stored);
  }, [prices, earlier]);
  const year = prices?.plan_year;
  return useMemo(() => {
    if (!earlier) return undefined;
    const { created_at } = earlier;
    return { prices: priceAgain(earlier.prices, created_at === undefined ? year : undefined), created_at };
  }, [earlier, year]);
}

/** Prices that those of a stored prediction were changed from, for the page of the new one. */
export function readEarlierPrices(): EarlierPrices | undefined {
  const { shown, created_at } = read();
  return shown && { prices: priceAgain(shown), created_at };
}
