import type { IncomeEnds } from '#frontend/features/household/typed-income.ts';
import { joinTexts } from '#frontend/ui/format.ts';
import {
  consequences,
  findBasicProgram,
  type Help,
  hasCountyProgram,
  isUnpriced,
  listOffers,
} from '#functions/plans/cover.ts';
import { type IncomeSpan, listSpans } from '#functions/plans/help-spans.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { type Level, levels } from '#functions/plans/state-help.ts';
import { spanTexts as texts } from './income-spans.texts.ts';
import { formatMonthRange, formatOffers, toMonthRange } from './price-texts.ts';
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
  /** True if the sentence tells of an employer's plan. */
  tellsOffer: boolean;
}

/** Rules of which each has a price or a program. */
const shownHelps: readonly Help[] = [
  'credit',
  'income_too_low',
  'income_too_high',
  'medicaid',
  'basic_program',
  'employer',
  'employer_for_some',
];

/** Prices between the ends of an income for each rule that decides there; undefined where one rule decides everywhere. */
export function priceSpans(prices: PlanPrices, ends: IncomeEnds): SpanPrices | undefined {
  const spans = listSpans(prices, ends);
  const isShown = spans.every(({ help }) => shownHelps.includes(help));
  if (spans.length < 2 || !isShown || hasCountyProgram(prices)) return undefined;
  const priced = spans.map((span, index) => ({ ...span, text: formatSpan(spans, index) }));
  // The income from which help is paid is the aim of those below it. Three are columns in order of income.
  if (priced.length === 2 && priced[0]?.help === 'income_too_low') priced.reverse();
  const named = priced.flatMap((span) => span.prices).find((at) => !isUnpriced(at)) ?? prices;
  const names = new Map(listTiles(named).map(({ level, name }) => [level, name]));
  return {
    tiles: levels.map((level) => ({
      level,
      name: names.get(level) ?? '',
      figures: named.levels[level] ? priced.map((span) => formatFigure(span, level)) : [],
    })),
    isAbout: levels.some((level) => named.levels[level]?.is_filed === false),
    sentence: formatSentence(spans, prices.credit),
    tellsOffer: spans.some(hasOffer),
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

const hasOffer = ({ prices }: IncomeSpan) => prices.some((at) => listOffers(at).length > 0);

function formatSentence(spans: readonly IncomeSpan[], { max_income }: PlanPrices['credit']): string {
  const isCredit = ({ help }: IncomeSpan) => consequences[help].pays === 'credit';
  const find = (help: Help) => spans.find((span) => span.help === help);
  const credit = spans.find(isCredit);
  const last = spans.at(-1);
  const index = spans.findIndex(hasOffer);
  const offered = spans[index];
  return joinTexts(
    texts.expect,
    credit && find('income_too_low') && texts.keeps(credit.low),
    offered && formatOffer(offered, spans[index - 1]),
    credit && last && last.high > max_income && texts.repays(max_income),
    find('medicaid') && texts.monthly,
  );
}

/** Employer's plan of a span, with the income above which it takes the place of the credit. */
function formatOffer({ help, prices: [at] }: IncomeSpan, before: IncomeSpan | undefined) {
  if (!at) return undefined;
  const { withoutCredit, forOthers } = texts;
  const sayWho = consequences[help].hasEmployersPlan ? withoutCredit : forOthers;
  const isSeveral = listOffers(at).length > 1;
  return before && consequences[before.help].pays !== 'under'
    ? `${formatOffers(at)}. ${sayWho(texts.countsAbove(before.high, isSeveral))} ${texts.decides}`
    : `${formatOffers(at)}. ${sayWho(texts.counts(isSeveral))}`;
}
