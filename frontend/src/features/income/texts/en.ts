import { formatRoundedMoney } from '#frontend/ui/format.ts';
import type { PlanYear } from '#functions/plans/plan-year.ts';
import type { AmountProblem, LineName } from '../worksheet-input.ts';

const money = formatRoundedMoney;

/** Label of a line, and the form that shows its amount, with an example. */
export const lineTexts: Readonly<Record<LineName, { label: string; hint: string }>> = {
  wages: {
    label: 'Your wages, tips and overtime',
    hint: 'Your W-2 shows them in box 1: $42,310. What went into a 401(k) or health insurance before tax is already out of it.',
  },
  self_employment: {
    label: 'Your own business, after expenses',
    hint: 'Your Schedule C shows it, or take the 1099s of your apps less what you spent for the work: $38,000. For a loss, type −1,200. If it swings, the middle is fine: update it when it changes.',
  },
  spouse_wages: {
    label: 'Your spouse’s wages, tips and overtime',
    hint: 'Your spouse’s W-2 shows them in box 1: $31,480.',
  },
  spouse_self_employment: {
    label: 'Your spouse’s own business, after expenses',
    hint: 'Your spouse’s Schedule C shows it: $12,500. For a loss, type −1,200.',
  },
  social_security: {
    label: 'Social Security, the whole amount',
    hint: 'Your SSA-1099 shows it, before Medicare is taken off: $22,800. All of it counts, also the part that is not taxed. SSI does not count.',
  },
  pension_ira: {
    label: 'Pensions, and withdrawals from an IRA or 401(k)',
    hint: 'Your 1099-R shows the taxable part: $18,000. A conversion to a Roth IRA counts too.',
  },
  unemployment: {
    label: 'Unemployment benefits',
    hint: 'Your 1099-G shows them: $6,240. They count in full.',
  },
  interest: { label: 'Interest', hint: 'Your 1099-INT shows it: $310.' },
  tax_exempt_interest: {
    label: 'Tax-exempt interest',
    hint: 'Your 1099-INT shows it, such as that of city bonds: $150. It counts here.',
  },
  dividends: { label: 'Dividends', hint: 'Your 1099-DIV shows them: $480.' },
  capital_gain: {
    label: 'Gains from sales, less losses',
    hint: 'Your Schedule D shows them: $2,400. Of a loss at most $3,000 counts.',
  },
  rental: {
    label: 'Rent, royalties and partnerships, after expenses',
    hint: 'Your Schedule E shows them: $5,200. Of a loss, type the part that your return allows: −1,200.',
  },
  alimony_received: {
    label: 'Alimony received, agreement before 2019',
    hint: 'Enter what you are paid: $9,600. Under a later agreement it does not count.',
  },
  foreign_excluded: {
    label: 'Income earned abroad',
    hint: 'The part that is not taxed in the United States counts too: $24,000.',
  },
  other_income: {
    label: 'Other taxable income',
    hint: 'An example is Alaska’s Permanent Fund dividend: $1,000. A scholarship that does not pay tuition usually counts.',
  },
  ira: { label: 'Deposits in a traditional IRA', hint: 'Enter the part that you may deduct: $3,000.' },
  hsa: {
    label: 'Deposits in a health savings account',
    hint: 'Enter your own, not those from your pay: $2,000.',
  },
  student_loan: { label: 'Student loan interest', hint: 'Enter the part that you may deduct: $900.' },
  educator: { label: 'Classroom expenses of teachers', hint: 'Enter what you paid yourself: $250.' },
  alimony_paid: {
    label: 'Alimony paid, agreement before 2019, and bank penalties for early withdrawal',
    hint: 'Enter what you paid: $4,800.',
  },
  moving: {
    label: 'Moving costs of the armed forces',
    hint: 'They usually count only on active duty, when you are ordered to move: $1,200.',
  },
  se_retirement: {
    label: 'Retirement plan of your business',
    hint: 'Enter deposits in a SEP, SIMPLE or solo 401(k): $4,000.',
  },
  other_se_health: {
    label: 'Other health premiums of your business',
    hint: 'An example is dental: $420. Leave out the premium of a marketplace plan.',
  },
};

type Limits = Readonly<Partial<Record<string, number>>>;

/** Sentence with the year's limit of a line; undefined where no figure is published. */
const limitTexts: Partial<Record<LineName, (year: PlanYear, limits: Limits) => string | undefined>> = {
  self_employment: (year, { business_mile_cents: cents }) =>
    cents ? `Each mile that you drive for work counts as ${cents} cents of expenses in ${year}.` : undefined,
  ira: (year, { ira, ira_from_50 }) =>
    ira && ira_from_50
      ? `At most ${money(ira)} a person counts in ${year}, or ${money(ira_from_50)} from age 50, and less with a plan at work.`
      : undefined,
  hsa: (year, { hsa, hsa_family, hsa_from_55 }) =>
    hsa && hsa_family && hsa_from_55
      ? `At most ${money(hsa)} counts in ${year}, or ${money(hsa_family)} for a family, and ${money(hsa_from_55)} more from age 55.`
      : undefined,
  student_loan: () => `At most ${money(2500)} is subtracted.`,
  educator: (year, { educator }) =>
    educator ? `About ${money(educator)} for each teacher is subtracted in ${year}.` : undefined,
};

export const formatLimit = (name: LineName, year: PlanYear, limits: Limits): string | undefined =>
  limitTexts[name]?.(year, limits);

const problemTexts: Readonly<Record<AmountProblem, string>> = {
  unreadable: 'Enter an amount in dollars, such as $1,200.',
  negative: 'Enter an amount of 0 or more: this line cannot be a loss.',
  too_large: 'Enter an amount of at most $10,000,000 a year.',
  more_than_earned: '',
};

/** Message at a line. @param earned income before anything is subtracted */
export const formatAmountProblem = (
  problem: AmountProblem | undefined,
  earned: number,
): string | undefined =>
  problem === 'more_than_earned'
    ? `You subtract more than the ${money(earned)} of income above. Check these amounts: until then the total counts as $0.`
    : problem && problemTexts[problem];

export const worksheetTexts = {
  title: 'Your income, line by line',
  intro: (year: number) =>
    `Type what you expect for ${year}. Leave lines empty that you do not have. Nothing is sent: the lines stay in this tab.`,
  filing: 'How will you file taxes?',
  filings: { single: 'Not married', joint: 'Married, jointly', separate: 'Married, separately' },
  separate:
    'Married people who file separately get no tax credit, and all of a credit paid in advance goes back. There are exceptions for abuse and abandonment, and for some who live apart and count as unmarried.',
  period: (label: string) => `${label}: for a year or a month`,
  doubt: (text: string) => `Is ${text} a month or a year?`,
  month: 'A month',
  year: 'A year',
  further: 'More kinds of income',
  dependents: 'Children and others you claim',
  dependentsHint:
    'Their income counts only if they must file a federal return. A return only for a refund does not matter. A partner or child whom you do not claim is left out.',
  mustFileHint: (year: number): string | undefined =>
    year === 2026
      ? 'Usually a person under 65 must file in 2026 with more than about $16,100 from jobs, or about $1,350 from savings.'
      : undefined,
  dependent: (number: number) => `Income of dependent ${number}`,
  mustFile: 'Must this person file a federal return on income?',
  addDependent: '+ Dependent',
  removeDependent: (number: number) => `Remove dependent ${number}`,
  subtracted: 'What is subtracted',
  halfTax: (usd: number) =>
    `We subtract half of the self-employment tax on your profit, ${money(usd)}: you need no line for it.`,
  notSubtracted:
    'You cannot subtract the standard deduction, deposits in a Roth IRA, gifts to charity, or the deductions for tips, overtime, seniors and car loans.',
  uncounted: 'What does not count',
  uncountedList: [
    'Child support',
    'SSI (Supplemental Security Income)',
    'Gifts and loans',
    'Veterans’ disability benefits',
    'Workers’ compensation',
    'Alimony under agreements since 2019',
    'The child tax credit',
  ],
  total: (usd: number) => `${money(usd)} a year`,
  totalLabel: 'Income that counts',
  noTotal: 'Correct the marked amounts to see the total.',
  loss: 'This total includes a loss.',
  allLoss: 'Losses are as large as the other income or larger, so the total is $0.',
  use: (usd: number) => `Use ${money(usd)} as my income`,
  below: (line: number, year: number) =>
    `Below ${money(line)} (the poverty line of this household for ${year}) you get no tax credit. Perhaps you get Medicaid, which looks at the income of the present month.`,
  magi: 'Tax forms call this total modified adjusted gross income (MAGI).',
};

/** Texts about the premium that a business deducts. */
export const loopTexts = {
  title: 'The premium of your own plan',
  level: 'Which plan would your business pay for?',
  levels: { '': 'None', bronze: 'Bronze', silver: 'Silver', gold: 'Gold' },
  hint: 'A business can deduct the premium. That lowers your income and raises the tax credit, which lowers the deduction again. You cannot deduct it for months in which an employer offered you a plan that it helps pay for.',
  later:
    'The premium of your own plan can lower this total too: open these lines again beside the prices of your result.',
  publicCover: 'At this income you probably have public coverage, which has no premium to deduct.',
  before: 'Income before it is deducted',
  deduction: 'Premium to deduct',
  income: 'Income after it',
  credit: 'Tax credit',
  pays: 'You pay for the plan',
  none: 'There is no tax credit at this income.',
  computed:
    'We compute this as IRS Publication 974 allows: deduction and credit together are at most the premium.',
  end: (usd: number) =>
    `With this plan you get a credit up to an income of ${money(usd)} before the deduction.`,
  stateHelp: 'We do not count the help of your state here.',
  column: 'A\u00A0year',
};
