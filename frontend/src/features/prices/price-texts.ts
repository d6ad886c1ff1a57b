import { formatRoundedMoney } from '#frontend/ui/format.ts';
import { findBenchmarkShare, isShareKnown } from '#functions/plans/credit-benchmark.ts';
import { expandedMedicaid, findBasicProgram, findParentLimit } from '#functions/plans/household.ts';
import { type Outlook, type Priced, toMonthRange } from '#functions/plans/outlook.ts';
import { formatState } from '#functions/plans/state-offices.ts';
import { outlookTexts as texts } from './texts/en.ts';

/** Year of the prices, where it is not the plan year: "", " at 2026 prices", " at 2026 prices plus 14%". */
export const formatPriceBasis = ({ year, priceBasis }: Pick<Outlook, 'year' | 'priceBasis'>): string =>
  year === priceBasis.year ? '' : texts.atPrices(priceBasis.year, priceBasis.rise);

/** Plan year with that of the prices: "2026", "2027 at 2026 prices". */
export const formatYear = (outlook: Pick<Outlook, 'year' | 'priceBasis'>) =>
  `${outlook.year}${formatPriceBasis(outlook)}`;

/** Says that the state's program pays more of the costs of care than a year counts; undefined where it does not. */
export function formatLowerCosts({ stateHelp, price: { state_program: program } }: Outlook) {
  return stateHelp > 0 && program?.cost_sharing ? texts.moreThanCounted(program.name) : undefined;
}

/** Formats the monthly share of a yearly amount. */
export const formatMonth = texts.month;

export const formatMonthRange = texts.amounts;

/** Formats what a household with an income would pay in one short sentence. */
export function formatHeadline({ isForApplicant, help, net, facts, offer, tobacco }: Outlook): string {
  switch (help) {
    case 'employer':
      return texts.employersPlan(offer ?? 0);
    case 'employer_for_some':
      return texts.employersPlanAndOthers(offer ?? 0, toMonthRange(net ?? 0, tobacco));
    case 'medicaid':
      return texts.medicaidInstead(isForApplicant);
    case 'basic_program':
      return texts.programInstead(findBasicProgram(facts.state)?.name ?? '');
    case 'state_decides':
      return texts.stateDecides;
    default: {
      const month = toMonthRange(net ?? 0, tobacco);
      return (tobacco ? texts.paysWithTobacco : texts.pays)(isForApplicant, month);
    }
  }
}

/**
 * Formats the help that a price is after: "a tax credit of $5,270 and $235 from California"; empty without help.
 * @param format formats the state's help, USD a year
 */
export function formatHelp(
  { credit, stateHelp, facts, price }: Outlook,
  formatCredit: (usdPerYear: number) => string,
  format: (usdPerYear: number) => string,
): string {
  const isAbout = price.state_program?.certainty !== 'agreed';
  return texts.helps([
    ...(credit > 0 ? [formatCredit(credit)] : []),
    ...(stateHelp > 0 ? [texts.stateHelp(format(stateHelp), formatState(facts.state), isAbout)] : []),
  ]);
}

/** Formats the monthly price up to which an offer of an employer is affordable, in whole dollars. */
export const formatOfferLimit = ({ price }: Outlook) =>
  formatRoundedMoney(Math.floor(price.employer_limit_monthly));

/** Formats why a household with an income would pay that, and after which help. */
export function formatReason(outlook: Outlook): string {
  const { year, price, help, exchange, net = 0, stateHelp, tobacco = 0 } = outlook;
  const paid = { low: net, high: net + tobacco };
  const limit = formatOfferLimit(outlook);
  const rate = price.rate?.toFixed(2) ?? '';
  const basis = formatPriceBasis(outlook);
  const helps = formatHelp(outlook, texts.taxCredit, formatRoundedMoney);
  switch (help) {
    case 'medicaid':
      return formatMedicaid(outlook);
    case 'state_decides':
      return texts.stateDecidesReason(expandedMedicaid, exchange.name);
    case 'basic_program':
      return texts.programReason(price.poverty_line, year);
    case 'employer':
      return texts.employerReason(year, limit, net, basis);
    case 'employer_for_some':
      return texts.employerForSomeReason(year, limit, paid, { basis, helps });
    case 'income_too_low':
      return texts.tooLow(price.poverty_line, year);
    case 'income_too_high':
      return helps
        ? texts.tooHighWithHelp(price.limit_400, year, { basis, helps })
        : texts.tooHigh(price.limit_400, year);
    default: {
      if (!helps) return texts.cheap(rate, formatYear(outlook));
      const credit = texts.credit(paid, formatYear(outlook), helps);
      return stateHelp > 0 ? credit : `${credit} ${texts.share(price.percent, rate)}`;
    }
  }
}

function formatMedicaid({ year, facts: { state }, people }: Outlook): string {
  if (people.every(({ cover }) => cover === 'child_cover' || cover === 'medicare')) {
    return texts.childCover(state === 'ME' ? 20 : 18, year);
  }
  if (state === 'WI') return texts.badgerCare(year);
  const parents = findParentLimit(state);
  return parents === undefined
    ? texts.adultMedicaid(year)
    : texts.parentMedicaid(formatState(state), parents, year);
}

/** Formats which part of the benchmark plan's price sets the tax credit in a county. */
export function formatCreditBenchmark({ input_data: { state, county } }: Pick<Priced, 'input_data'>): string {
  const share = findBenchmarkShare(county);
  if (share < 1) return texts.benchmarkShare(100 * share);
  return county === undefined || isShareKnown(county, state) ? texts.wholeBenchmark : texts.unknownShare;
}
