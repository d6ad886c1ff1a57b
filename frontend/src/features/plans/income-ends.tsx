import { useId } from 'react';
import type { IncomeEnds } from '#frontend/features/household/typed-income.ts';
import { toPlanFacts } from '#frontend/features/income/deduction.ts';
import { Fold } from '#frontend/ui/fold.tsx';
import { joinTexts, formatRoundedMoney as money } from '#frontend/ui/format.ts';
import { consequences } from '#functions/plans/cover.ts';
import { createPriceAt } from '#functions/plans/curve.ts';
import { settleCredit } from '#functions/plans/income.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { findHeadline } from './cases.ts';
import { endsTexts as texts } from './income-ends.texts.ts';
import { settlesCredit } from './settlement.ts';
import { formatTile, listTiles } from './tiles.ts';

interface PricesAtEndsProps {
  /** Prices at the middle. */
  prices: PlanPrices;
  ends: IncomeEnds;
}

/** Income of the prices above, where it swings: the middle. */
export const MiddleIncome = ({ prices: { household } }: Pick<PricesAtEndsProps, 'prices'>) => (
  <span>{` ${texts.middle(money(household.income ?? 0))}`}</span>
);

/** Prices at both ends of an income that swings, and the amounts that tax time takes or gives back there. */
export function PricesAtEnds({ prices, ends }: PricesAtEndsProps) {
  const id = useId();
  const described = [ends.low, ends.high].map((end) => describeEnd(prices, end));
  const notes = [texts.settles, ...described.flatMap((end) => end.notes), texts.update];
  return (
    <section className="stack-4" aria-labelledby={id}>
      <h3 id={id} className="text-16 body-font">
        {texts.title}
      </h3>
      <ul className="bullets remark">
        {described.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Fold title={texts.notes}>
        <ul className="bullets remark stack-4">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

/**
 * Describes what a household would pay at another income, and how the tax credit of its own would be settled there. The
 * notes have the reasons.
 */
export function describeEnd(prices: PlanPrices, end: number): { text: string; notes: string[] } {
  const at = createPriceAt(prices)(end);
  const headline = findHeadline(at);
  const tile = listTiles(at).find(({ level, range }) => level === 'silver' && range);
  const pays =
    headline?.prices === undefined && tile
      ? texts.pays(money(end), formatTile({ ...tile, likely: undefined }))
      : headline && texts.instead(money(end), headline.title);
  const { pays: rule = 'credit' } = consequences[at.help];
  const settled = settle(prices, end);
  return {
    text: joinTexts(pays, settled && formatSettlement(settled)),
    notes: [
      ...(rule === 'credit' ? [] : [texts.noCredit[rule]]),
      ...(settled && isKept(settled) ? [texts.low(money(end))] : []),
    ],
  };
}

/** Settles the tax credit of the household's income with another one; undefined where none is paid. */
function settle(prices: PlanPrices, end: number) {
  const { income = 0 } = prices.household;
  if (!settlesCredit(createPriceAt(prices), income)) return undefined;
  return settleCredit({ ...toPlanFacts({ ...prices, income }, ''), wages: income, final_before: end });
}

type Settled = ReturnType<typeof settleCredit>;

/** True below the poverty line, where a credit that was estimated with care is kept. */
const isKept = ({ final_percent = 100, advance = 0 }: Settled): boolean => final_percent < 100 && advance > 0;

function formatSettlement({ repay = 0, refund = 0 }: Settled): string {
  if (repay >= 0.5) return texts.repay(money(repay));
  return refund >= 0.5 ? texts.refund(money(refund)) : texts.even;
}
