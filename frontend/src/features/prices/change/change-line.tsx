import { priceYearBefore } from '#functions/plans/explain-change.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { changeTexts as texts } from './change.en.ts';
import { describeChange } from './change-view.ts';

/** Price of silver in the plan year before and in that of the prices, with the difference, in one line. */
export function ChangeLine({ prices }: { prices: PlanPrices }) {
  const before = priceYearBefore(prices);
  const rows = before ? describeChange(before, prices).rows : [];
  const row = rows.find(({ level }) => level === 'silver') ?? rows[0];
  if (!before || !row) return null;
  const isAbout = prices.basis.basis === 'projected';
  const later = (isAbout ? texts.aboutInYear : texts.inYear)(row.after, prices.plan_year);
  return (
    <p data-change={row.level}>
      {texts.years(row.name, texts.inYear(row.before, before.plan_year), later, row.difference)}
    </p>
  );
}
