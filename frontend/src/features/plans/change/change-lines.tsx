import { priceBothYears } from '#functions/plans/explain-change.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { changeTexts as texts } from './change.texts.ts';
import { describeChange } from './change-view.ts';

/** Prices in the plan year before, or after, and in that of the prices: the difference of each level in one line. */
export function ChangeLines({ prices }: { prices: PlanPrices }) {
  const ends = priceBothYears(prices);
  if (!ends) return null;
  const { before, after } = ends;
  const { rows, remarks, moves } = describeChange(before, after);
  const isAbout = after.basis.basis === 'projected';
  const [instead] = rows.length > 0 ? [] : [...remarks, ...moves];
  return (
    <>
      <p className="strong">{texts.fromTo(String(before.plan_year), String(after.plan_year))}</p>
      {instead && <p>{instead}</p>}
      {rows.map((row) => (
        <p key={row.level} data-change={row.level}>
          {texts.years(row, isAbout)}
        </p>
      ))}
    </>
  );
}
