import type { Estimate } from '#contract/estimates.ts';
import { formatPeople } from '#frontend/features/household/household-answers.ts';
import { sortByRole } from '#frontend/features/plans/people-line.ts';
import { tileTexts } from '#frontend/features/plans/price.texts.ts';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { formatDate, formatRoundedMoney } from '#frontend/ui/format.ts';
import { type Household, toHouseholdSize } from '#functions/plans/household.ts';
import styles from './answers.module.css';
import { detailTexts as texts } from './premium-details.texts.ts';

/** Day of an estimate: of storing it, or today. */
export const toPrintedDay = (estimate?: Estimate): string =>
  formatDate(estimate && 'created_at' in estimate ? String(estimate.created_at) : new Date().toISOString());

/** Formats what prices are for: people, income and size of the household, plan year, and for copied and printed ones the day. */
export function formatPricesFor(household: Household | undefined, year: number, day?: string): string {
  const about = [texts.planYear(year), ...(day ? [texts.onDay(day)] : [])];
  if (!household) return about.join(' ');
  const { income } = household;
  const people = sortByRole(household.people);
  const ages = people.map(({ age }) => age);
  return [
    texts.pricesFor(tileTexts.aged(formatPeople(people), ages)),
    texts.income(income === undefined ? undefined : formatRoundedMoney(income)),
    texts.size(toHouseholdSize(household)),
    ...about,
  ].join(' ');
}

/** Facts that the prices of the page depend on, on paper. */
export function PricesFor({ estimate }: { estimate?: Estimate }) {
  const { household, year } = usePlanPrices();
  return (
    <div className={styles.printed}>
      <p className="remark">{formatPricesFor(household, year, toPrintedDay(estimate))}</p>
    </div>
  );
}
