import { useMemo } from 'react';
import type { HealthEstimate } from '#contract/estimates.ts';
import { premiumTexts } from '#frontend/features/estimates/premium.texts.ts';
import { whatIfTexts as texts } from '#frontend/features/estimates/what-if/what-if.texts.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { changeTexts } from '#frontend/features/plans/change/change.texts.ts';
import { ChangeBlock } from '#frontend/features/plans/change/change-block.tsx';
import { ChangeTable } from '#frontend/features/plans/change/change-table.tsx';
import { describeChange } from '#frontend/features/plans/change/change-view.ts';
import { type HouseholdPrices, toMonthlyPrices } from '#frontend/features/plans/household-prices.ts';
import { formatSilver } from '#frontend/features/plans/net-price.ts';
import { yearTexts } from '#frontend/features/plans/price.texts.ts';
import { formatRoundedMoneyChange } from '#frontend/ui/format.ts';
import { toYearTotals } from '#functions/plans/year-totals.ts';
import { formatChangedAmount } from './changed-amount.ts';

/** Prices of plans with the original household and answers, and with the changed ones. */
export interface ComparedPlans {
  before: HouseholdPrices<HealthEstimate>;
  after: HouseholdPrices<HealthEstimate>;
}

const names = texts.amounts;

export const ends = { before: changeTexts.before, after: changeTexts.now };

/** Monthly price of silver with the changed answers and its change, and whom it is for. */
export function useSilverPrice({ before, after }: ComparedPlans) {
  const [first, last] = [useMemo(() => toMonthlyPrices(before), [before]), toMonthlyPrices(after)];
  const [price, basis] = formatSilver(last);
  const [from, to] = [findSilver(first), findSilver(last)];
  const difference = from === undefined || to === undefined ? 0 : to - from;
  const isChanged = price !== undefined && difference !== 0;
  return {
    price: isChanged ? texts.changedBy(price, formatRoundedMoneyChange(difference)) : price,
    basis,
  };
}

export const SilverPrice = ({ price, basis }: ReturnType<typeof useSilverPrice>) => (
  <p>
    <strong>{price}</strong>
    {basis && <span className="remark">{`, ${basis}`}</span>}
  </p>
);

/** Lowest price of silver, USD a month; undefined where another case takes the place of the prices. */
const findSilver = ({ instead, tiles }: ReturnType<typeof toMonthlyPrices>) =>
  instead ? undefined : tiles.find(({ level }) => level === 'silver')?.range?.low;

/** Prices of the levels a month with their reasons, where they change, and amounts of the year. */
export function PlanChanges({ before, after }: ComparedPlans) {
  const [first, last] = [useMemo(() => listAmounts(before), [before]), listAmounts(after)];
  const rows = Object.entries(last).flatMap(([name, amount]) =>
    amount === undefined ? [] : [formatChangedAmount(name, first[name] ?? amount, amount)],
  );
  return (
    <>
      <LevelChange before={before} after={after} />
      <ChangeTable
        caption={yearTexts.title}
        period={premiumTexts.aYear}
        ends={ends}
        rows={rows}
        hasLongNames
      />
    </>
  );
}

function LevelChange({ before: { outcome: before }, after: { outcome: after } }: ComparedPlans) {
  const view = useMemo(() => {
    if (!before || !after || before === after) return undefined;
    const { county, state } = after.place;
    return describeChange(before, after, formatPlace({ county, state }) || undefined);
  }, [before, after]);
  return view && (view.rows.length > 0 || view.moves.length > 0) ? (
    <ChangeBlock view={view} ends={ends} />
  ) : null;
}

/** Amounts a year by name; undefined where they are not known. */
function listAmounts({
  priced: estimate,
  prices,
}: HouseholdPrices<HealthEstimate>): Readonly<Record<string, number | undefined>> {
  const totals = prices && estimate.year ? toYearTotals(prices, estimate.year) : undefined;
  const lowest = totals && Math.min(...totals.rows.map(({ expected }) => expected));
  return {
    [names.market]: estimate.market.premium,
    ...(prices?.help === 'credit' && {
      [names.credit(prices.plan_year)]: prices.credit.amount,
    }),
    [names.care]: totals?.rows.find(({ level }) => level === 'silver')?.mean,
    [yearTexts.lowestTotal]: totals?.premium === 'none' ? undefined : lowest,
  };
}
