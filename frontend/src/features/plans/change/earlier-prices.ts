import { changedPrices } from '#frontend/api/stored-answers.ts';
import { formatIsoDate } from '#frontend/ui/format.ts';
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
  /** Set for a stored prediction from which answers are edited. */
  created_at?: string | undefined;
  /** Label of the prediction that was shown. */
  label?: string | undefined;
  /** Day on which they were shown, by ISO 8601. */
  day?: string | undefined;
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

const dayMs = 86_400_000;

/** Returns true if an adult of the later prices may be one of the earlier, by age and the days between. */
function sharesAdult(one: StoredPrices, other: StoredPrices, days: number): boolean {
  const listAges = ({ household }: StoredPrices) =>
    household.people.filter(({ role }) => role === 'adult').map(({ age }) => age);
  const [least, most] = [Math.floor(days / 366), Math.ceil(days / 365)];
  return listAges(one).some((before) =>
    listAges(other).some((after) => after - before >= least && after - before <= most),
  );
}

/**
 * Finds what prices were changed from: those shown last, or those before where the page shows the same again. Without an
 * edit of a stored prediction they must be of the same household, because a broker prices one client after another.
 */
function findBefore(prices: PlanPrices, label: string | undefined): Stored['earlier'] {
  const { shown, created_at, earlier, day, ...last } = read();
  if (!shown) return undefined;
  if (created_at !== undefined)
    return isSame(shown, toStored(prices)) ? earlier : { prices: shown, created_at };
  if (last.label !== label) return undefined;
  if (isSame(shown, toStored(prices))) return earlier;
  const today = formatIsoDate(new Date());
  const days = (Date.parse(today) - Date.parse(day ?? today)) / dayMs;
  return sharesAdult(shown, toStored(prices), days) ? { prices: shown } : undefined;
}

/** Prices as stored, in the plan year of the page if they are known for it. */
function priceAgain(
  { household, priced, plan_year }: StoredPrices,
  year?: PlanPrices['plan_year'],
): PlanPrices {
  const isKnown = year !== undefined && listPriceYears(priced.market).includes(year);
  return toPlanPrices(household, priced, isKnown ? year : plan_year);
}

/** Prices of a page since it was opened, in this tab. */
interface OpenedPrices {
  /**
   * Adds prices. Each typed one counts as an edit, and the settled ones are stored: those of the next page are compared with
   * them. The prices that the page opened with stay those from which its answers are edited; where they have no income,
   * typing one is no change, and the prices before the next edit of another answer take their place.
   */
  add(typed: PlanPrices | undefined, settled: PlanPrices | undefined, label?: string): void;
  /** Finds what prices of the page were changed from, on it or before it; undefined without such. */
  findEarlier(prices: PlanPrices): EarlierPrices | undefined;
}

/**
 * Starts to follow the prices of a page.
 * @param label of the prediction that the page shows
 */
export function openPrices(prices: PlanPrices | undefined, label?: string): OpenedPrices {
  const before = prices && findBefore(prices, label);
  let opened = prices && toStored(prices);
  let last = opened;

  function findIn(shown: StoredPrices): Stored['earlier'] {
    if (opened?.household.income === undefined || isSame(opened, shown)) return before;
    return { prices: opened };
  }

  function edit(typed: StoredPrices): void {
    if (last && isSame(typed, last)) return;
    const isOtherEdit = last && last.household.income === typed.household.income;
    if (opened?.household.income === undefined && isOtherEdit) opened = last;
    opened ??= typed;
    last = typed;
  }

  return {
    add(typed, settled, shownLabel) {
      if (typed) edit(toStored(typed));
      if (!settled) return;
      const shown = toStored(settled);
      const day = formatIsoDate(new Date());
      changedPrices.store({ shown, label: shownLabel, day, earlier: findIn(shown) } satisfies Stored);
    },
    findEarlier(prices) {
      const earlier = findIn(toStored(prices));
      if (!earlier) return undefined;
      const { created_at } = earlier;
      const year = created_at === undefined ? prices.plan_year : undefined;
      return { prices: priceAgain(earlier.prices, year), created_at };
    },
  };
}

/** Prices that `startChange` has set, for the page of a new prediction: those of the prediction that it was changed from. */
export function readStartedChange(): EarlierPrices | undefined {
  const { shown, created_at } = read();
  return shown && { prices: priceAgain(shown), created_at };
}
