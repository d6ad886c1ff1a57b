import { formatRoundedMoney } from '#frontend/ui/format.ts';
import type { StepCode } from '#functions/plans/curve.ts';
import { type Level, levelNames } from '#functions/plans/state-help.ts';

const money = formatRoundedMoney;

/** Rules of the steps of the curve. Sources differ by up to a percent of the poverty line on the end of a silver level. */
const stepTexts: Readonly<Record<StepCode, string>> = {
  medicaid_ends: 'Above this income adults get no Medicaid.',
  basic_program_ends: 'Above this income you get the tax credit in place of the state’s own program.',
  children_cover_ends: 'Above this income a child gets no Medicaid or CHIP and needs a plan.',
  county_cover_ends: 'Above this income a child does not get the county’s program and needs a plan.',
  credit_begins: 'Above this income you get a tax credit.',
  percentage_jumps: 'The share of your income that you pay rises at once.',
  silver_94_ends: 'About here silver plans pay 87% of the costs of care instead of 94%.',
  silver_87_ends: 'About here silver plans pay 73% of the costs of care instead of 87%.',
  silver_73_ends: 'About here silver plans pay 70% of the costs of care instead of 73%.',
  percentage_stops: 'The share of income that you pay stops rising.',
  credit_ends: 'Above this income you get no tax credit.',
  employer_plan_counts:
    'Above this income the employer’s plan counts as affordable, so you get no tax credit.',
  employer_plan_counts_for_you:
    'Above this income the employer’s plan counts as affordable for you, so you get no tax credit for yourself.',
  state_help_changes: 'The state’s help changes.',
  price_changes: 'The share of income that you pay rises.',
};

/** Texts about the prices by income. */
export const curveTexts = {
  intro: (year: number) =>
    `The lines show what the cheapest plan of each level costs a month, by yearly income in ${year}. Nothing is sent.`,
  tobacco: 'The prices are before a surcharge for tobacco.',
  label: 'Income, USD a year',
  at: (income: number) => `At ${money(income)}`,
  back: (income: number) => `Back to ${money(income)}`,
  noIncome: 'Enter your income above to see your place on the lines.',
  drag: 'Drag the dot, or use the arrow keys.',
  month: (usd: number) => `${money(usd / 12)} a month`,
  perMonth: (usd: number) => money(usd / 12),
  valueText: (income: number, prices: string) => `${money(income)} a year: ${prices}`,
  prices: (amounts: readonly (readonly [Level, number])[]) =>
    amounts.map(([level, usd]) => `${levelNames[level]} ${money(usd / 12)} a month`).join(', '),
  publicCover: 'All of you probably have public coverage at this income, at little or no cost.',
  stateDecides: 'At this income your state decides whether Medicaid covers you.',
  unpriced: 'public coverage',
  unpricedRow: 'probably public coverage',
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
      : `At ${count} incomes from ${money(from)} to ${money(to)} one dollar more costs $60 or more a year, because the share of income that you pay rises in steps. The table of all figures lists each of them.`,
  presentMonth: 'Medicaid looks at the income of the present month, not of the year.',
  tableTitle: 'All figures',
  caption: 'Price a month by yearly income',
  columns: ['', ...Object.values(levelNames)],
};

/** Texts about the credit at the end of the year. */
export const taxTexts = {
  title: 'At tax time',
  final: 'If the year ends at an income of',
  finalHint: 'Enter an amount such as $52,000, after what is subtracted.',
  finalHintBusiness:
    'Enter an amount such as $52,000, before the premium of your own plan is deducted. We take the difference as profit.',
  advance: 'Tax credit paid in advance (USD a year)',
  advanceHint: (usd: number) => `If you leave this empty, we use ${money(usd)}, the credit for your income.`,
  advanceProblem: 'Enter an amount in dollars, such as $4,800.',
  finalProblem: 'Enter an amount in dollars up to $10,000,000, such as $52,000.',
  repay: (income: number, usd: number) =>
    `If the year ends at ${money(income)}, you pay back ${money(usd)}. The law sets no limit on it.`,
  refund: (income: number, usd: number) =>
    `If the year ends at ${money(income)}, you get ${money(usd)} more with your tax return.`,
  even: (income: number) =>
    `If the year ends at ${money(income)}, you pay nothing back and get nothing more.`,
  low: 'If your income ends below the poverty line, you usually pay nothing back, if the marketplace expected an income with a tax credit and you estimated it with care.',
  rowsCaption: 'The same at other incomes',
  columns: ['', 'You pay back', 'You get'],
  expected: (income: number) => `${money(income)}, as expected`,
  first: (income: number) => `${money(income)}, the first with a tax credit`,
  limit: (income: number) => `${money(income)}, the last with a tax credit`,
  above: (income: number) => `${money(income)}, one dollar more`,
  amount: money,
  omitted:
    'This holds if nothing changes during the year. It leaves out a marriage or divorce and plans shared with another household. If your plan costs less than the tax credit, only its price counts.',
  stateHelp: 'Your state settles its own help by other rules.',
};
