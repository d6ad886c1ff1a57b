import { formatRoundedMoney } from '#frontend/ui/format.ts';
import type { StepCode } from '#functions/plans/curve.ts';
import { type Level, levelNames } from '#functions/plans/state-help.ts';

const money = formatRoundedMoney;

/** Rules of the steps of the curve. Sources differ by up to a percent of the poverty line on the end of a silver level. */
const stepTexts: Readonly<Record<StepCode, string>> = {
  medicaid_ends: 'Medicaid of adults ends.',
  basic_program_ends: 'The state’s own program in place of the tax credit ends.',
  children_cover_ends: 'Medicaid or CHIP ends for a child, who then needs a plan.',
  county_cover_ends: 'The county’s program for children ends for a child, who then needs a plan.',
  credit_begins: 'Above it the tax credit begins.',
  percentage_jumps: 'The share of income that you pay jumps.',
  silver_94_ends: 'About here silver plans pay 87% of the costs of care instead of 94%.',
  silver_87_ends: 'About here silver plans pay 73% of the costs of care instead of 87%.',
  silver_73_ends: 'About here silver plans pay 70% of the costs of care instead of 73%.',
  percentage_stops: 'The share of income that you pay stops rising.',
  credit_ends: 'The tax credit ends.',
  employer_plan_counts: 'The employer’s plan counts as affordable, so there is no tax credit.',
  employer_plan_counts_for_you:
    'The employer’s plan counts as affordable for you, so there is no tax credit for you.',
  state_help_changes: 'The state’s help changes.',
  price_changes: 'The share of income that you pay rises.',
};

/** Texts about the prices by income. */
export const curveTexts = {
  intro: (year: number) =>
    `The cheapest plan of each level a month, by yearly income in ${year}. Nothing is sent.`,
  tobacco: 'The prices are before a surcharge for tobacco.',
  label: 'Income, USD a year',
  at: (income: number) => `At ${money(income)}`,
  back: (income: number) => `Back to ${money(income)}`,
  noIncome: 'Give your income above to see your place on the lines.',
  drag: 'Drag the dot, or use the arrow keys.',
  month: (usd: number) => `${money(usd / 12)} a month`,
  perMonth: (usd: number) => money(usd / 12),
  valueText: (income: number, prices: string) => `${money(income)} a year: ${prices}`,
  prices: (amounts: readonly (readonly [Level, number])[]) =>
    amounts.map(([level, usd]) => `${levelNames[level]} ${money(usd / 12)} a month`).join(', '),
  publicCover: 'Everybody probably has public cover at this income, at little or no cost.',
  stateDecides: 'At this income your state decides whether Medicaid covers you.',
  unpriced: 'public cover',
  unpricedRow: 'probably public cover',
  unknown: 'not known',
  stepsTitle: 'Where the rules change',
  step: (codes: readonly StepCode[]) => codes.map((code) => stepTexts[code]).join(' '),
  more: (level: Level, usd: number) =>
    usd > 0
      ? `One dollar more of income costs ${money(usd)} more a year (${level}).`
      : `One dollar more of income saves ${money(-usd)} a year (${level}).`,
  smaller: (count: number, from: number, to: number) =>
    count === 1
      ? `Above ${money(from)} one dollar more of income costs $60 or more a year: the share of income that you pay rises.`
      : `At ${count} incomes from ${money(from)} to ${money(to)} one dollar more costs $60 or more a year, since the share of income that you pay rises in steps. The figures have each of them.`,
  presentMonth: 'Medicaid looks at the income of the present month, not of the year.',
  tableTitle: 'All figures',
  caption: 'Price a month by yearly income',
  columns: ['', ...Object.values(levelNames)],
};

/** Texts about the credit at the end of the year. */
export const taxTexts = {
  title: 'At tax time',
  final: 'If the year ends at an income of',
  finalHint: 'Such as $52,000, after what is subtracted.',
  finalHintBusiness:
    'Such as $52,000, before the premium of your own plan is deducted. The difference is taken as profit.',
  advance: 'Tax credit paid in advance (USD a year)',
  advanceHint: (usd: number) => `Empty: ${money(usd)}, as computed for your income.`,
  advanceProblem: 'Enter an amount in dollars, such as $4,800.',
  finalProblem: 'Enter an amount in dollars up to $10,000,000, such as $52,000.',
  repay: (income: number, usd: number) =>
    `If the year ends at ${money(income)}, you pay back ${money(usd)}. There is no limit on it.`,
  refund: (income: number, usd: number) =>
    `If the year ends at ${money(income)}, you get ${money(usd)} more with your tax return.`,
  even: (income: number) =>
    `If the year ends at ${money(income)}, you pay nothing back and get nothing more.`,
  low: 'Below the poverty line usually nothing goes back, if the marketplace had expected an income with a tax credit and your estimate was made with care.',
  rowsCaption: 'The same at other incomes',
  columns: ['', 'You pay back', 'You get'],
  expected: (income: number) => `${money(income)}, as expected`,
  first: (income: number) => `${money(income)}, the first with a tax credit`,
  limit: (income: number) => `${money(income)}, the last with a tax credit`,
  above: (income: number) => `${money(income)}, one dollar more`,
  amount: money,
  omitted:
    'For twelve equal months, since 2026. Changes during the year, a marriage or divorce, and plans shared with another household are left out. With a plan that costs less than the tax credit, only its price counts.',
  stateHelp: 'The state’s help is settled by rules of its own.',
};
