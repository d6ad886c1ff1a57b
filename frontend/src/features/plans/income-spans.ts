import type { IncomeEnds } from '#frontend/features/household/typed-income.ts';
import { joinTexts } from '#frontend/ui/format.ts';
import { findBasicProgram, type Help, hasCountyProgram, isUnpriced } from '#functions/plans/cover.ts';
import { createPriceAt } from '#functions/plans/curve.ts';
import { type IncomeSpan, listSpans } from '#functions/plans/help-spans.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { type Level, levels } from '#functions/plans/state-help.ts';
import { spanTexts as texts } from './income-spans.texts.ts';
import { formatMonthRange, toMonthRange } from './price-texts.ts';
import { listTiles } from './tiles.ts';

/** Price of a level in each span, in words. */
export interface SpanTile {
  level: Level;
  name: string;
  /** "from $21,640" and "$39 to $47"; empty where the price is not known. */
  figures: readonly { span: string; month: string }[];
}

/** Prices of an income that swings across a limit of help. */
export interface SpanPrices {
  tiles: readonly SpanTile[];
  /** True if a price is not exact. */
  isAbout: boolean;
  /** Income to tell the marketplace, and the effect of tax time at the limits. */
  sentence: string;
}

/** Rules of which each has a price or a program. */
const shownHelps: readonly Help[] = [
  'credit',
  'income_too_low',
  'income_too_high',
  'medicaid',
  'basic_program',
];

/** Prices between the ends of an income for each rule that decides there; undefined where one rule decides everywhere. */
export function priceSpans(prices: PlanPrices, ends: IncomeEnds): SpanPrices | undefined {
  const spans = listSpans(prices, ends);
  const isShown = spans.every(({ help }) => shownHelps.includes(help));
  if (spans.length < 2 || !isShown || hasCountyProgram(prices)) return undefined;
  const priceAt = createPriceAt(prices);
  const priced = spans
    .map((span, index) => ({ ...span, text: formatSpan(spans, index), prices: span.incomes.map(priceAt) }))
    // The income from which help is paid is the aim of those below it.
    .sort((one, other) => Number(one.help === 'income_too_low') - Number(other.help === 'income_too_low'));
  const named = priced.flatMap((span) => span.prices).find((at) => !isUnpriced(at)) ?? prices;
  const names = new Map(listTiles(named).map(({ level, name }) => [level, name]));
  return {
    tiles: levels.map((level) => ({
      level,
      name: names.get(level) ?? '',
      figures: named.levels[level] ? priced.map((span) => formatFigure(span, level)) : [],
    })),
    isAbout: levels.some((level) => named.levels[level]?.is_filed === false),
    sentence: formatSentence(spans),
  };
}

/** Help begins at an income, and ends above one. */
function formatSpan(spans: readonly IncomeSpan[], index: number): string {
  const { low, high, help } = spans[index] as IncomeSpan;
  const [before, after] = [spans[index - 1], spans[index + 1]];
  if (before && after) return texts.between(low, high);
  if (after) return help === 'income_too_low' ? texts.below(after.low) : texts.upTo(high);
  return before?.help === 'income_too_low' ? texts.from(low) : texts.above(before?.high ?? low);
}

interface PricedSpan extends IncomeSpan {
  text: string;
  prices: readonly PlanPrices[];
}

function formatFigure({ text, help, prices }: PricedSpan, level: Level) {
  const [first] = prices;
  if (!first || isUnpriced(first)) {
    const program = help === 'basic_program' && findBasicProgram(first?.place.state)?.name;
    return { span: text, month: program || 'Medicaid' };
  }
  const known = prices.flatMap((at) => at.levels[level] ?? []);
  const months = known.map(({ paid, tobacco }) => toMonthRange(paid, tobacco));
  const range = {
    low: Math.min(...months.map(({ low }) => low)),
    high: Math.max(...months.map(({ high }) => high)),
  };
  return { span: text, month: formatMonthRange(range) };
}

function formatSentence(spans: readonly IncomeSpan[]): string {
  const find = (help: Help) => spans.find((span) => span.help === help);
  const credit = find('credit');
  return joinTexts(
    texts.expect,
    credit && find('income_too_low') && texts.keeps(credit.low),
    credit && find('income_too_high') && texts.repays(credit.high),
    find('medicaid') && texts.monthly,
  );
}
