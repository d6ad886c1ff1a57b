import { toPlanFacts } from '#frontend/features/income/deduction.ts';
import { joinTexts, formatRoundedMoney as money } from '#frontend/ui/format.ts';
import { consequences } from '#functions/plans/cover.ts';
import { createPriceAt, settlesCredit } from '#functions/plans/curve.ts';
import { settleCredit } from '#functions/plans/income.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { findHeadline } from './cases.ts';
import { endsTexts as texts } from './income-ends.texts.ts';
import { formatTile, listTiles } from './tiles.ts';

/**
 * Describes what a household would pay at another income, and how the tax credit of its own would be settled there. The
 * notes have the reasons.
 * @param isPriced true if the tiles have the price there
 */
export function describeEnd(
  prices: PlanPrices,
  end: number,
  isPriced = false,
): { text: string; notes: string[]; isSettled: boolean } {
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
    text:
      isPriced && settled
        ? formatShortSettlement(settled, money(end))
        : joinTexts(pays, settled && formatSettlement(settled)),
    notes: rule === 'credit' ? [] : [texts.noCredit[rule]],
    isSettled: settled !== undefined,
  };
}

/** Settles the tax credit of the household's income with another one; undefined where none is paid. */
function settle(prices: PlanPrices, end: number) {
  const { income = 0 } = prices.household;
  if (!settlesCredit(createPriceAt(prices), income)) return undefined;
  return settleCredit({ ...toPlanFacts({ ...prices, income }, ''), wages: income, final_before: end });
}

type Settled = ReturnType<typeof settleCredit>;

function formatSettlement({ repay = 0, refund = 0 }: Settled): string {
  if (repay >= 0.5) return texts.repay(money(repay));
  return refund >= 0.5 ? texts.refund(money(refund)) : texts.even;
}

function formatShortSettlement({ repay = 0, refund = 0 }: Settled, end: string): string {
  if (repay >= 0.5) return texts.short.repay(end, money(repay));
  return refund >= 0.5 ? texts.short.refund(end, money(refund)) : texts.short.even(end);
}
