import { useId } from 'react';
import { joinTexts, formatRoundedMoney as money } from '#frontend/ui/format.ts';
import { consequences } from '#functions/plans/cover.ts';
import { createPriceAt } from '#functions/plans/curve.ts';
import { settleCredit } from '#functions/plans/income.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { formatEnds } from '../household/texts/en.ts';
import type { IncomeEnds } from '../household/typed-income.ts';
import { toPlanFacts } from '../income/deduction.ts';
import { findHeadline } from './cases.ts';
import { endsTexts as texts } from './income-ends.en.ts';
import { settlesCredit } from './settlement.ts';
import { formatTile, listTiles } from './tiles.ts';

interface PricesAtEndsProps {
  /** Prices at the middle. */
  prices: PlanPrices;
  ends: IncomeEnds;
}

/** Prices at both ends of an income that swings, and the amounts that tax time takes or gives back there. */
export function PricesAtEnds({ prices, ends }: PricesAtEndsProps) {
  const id = useId();
  const { income = 0 } = prices.household;
  return (
    <section className="stack-4" aria-labelledby={id}>
      <h3 id={id} className="text-16 body-font">
        {texts.title}
      </h3>
      <p>{texts.middle(money(income), formatEnds(ends))}</p>
      <ul className="bullets stack-4">
        {[ends.low, ends.high].map((end) => (
          <li key={end}>{describeEnd(prices, end)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Describes what a household would pay at another income, and how the tax credit of its own would be settled there. */
export function describeEnd(prices: PlanPrices, end: number): string {
  const at = createPriceAt(prices)(end);
  const headline = findHeadline(at);
  const tile = listTiles(at).find(({ level, range }) => level === 'silver' && range);
  const pays =
    headline?.prices === undefined && tile
      ? texts.pays(money(end), formatTile({ ...tile, likely: undefined }))
      : headline && texts.instead(money(end), headline.title);
  const { pays: rule = 'credit' } = consequences[at.help];
  const noCredit = rule === 'credit' ? undefined : texts.noCredit[rule];
  return joinTexts(pays, noCredit, formatSettlement(prices, end));
}

function formatSettlement(prices: PlanPrices, end: number): string | undefined {
  const { income = 0 } = prices.household;
  if (!settlesCredit(createPriceAt(prices), income)) return undefined;
  const settled = settleCredit({
    ...toPlanFacts({ ...prices, income }, ''),
    wages: income,
    final_before: end,
  });
  const { repay = 0, refund = 0, final_percent = 100, advance = 0 } = settled;
  const low = final_percent < 100 && advance > 0 && texts.low;
  if (repay >= 0.5) return joinTexts(texts.repay(money(repay)), low);
  return joinTexts(refund >= 0.5 ? texts.refund(money(refund)) : texts.even, low);
}
