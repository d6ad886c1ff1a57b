import type { Cause } from '#functions/plans/explain-change.ts';

const usd = (amount: number) => `$${Math.abs(amount).toLocaleString('en-US')}`;

const moreOrLess = (amount: number) => (amount < 0 ? 'less' : 'more');

const list = new Intl.ListFormat('en-US', { style: 'long' });

const formatAges = (ages: readonly number[]) => list.format(ages.map(String)).replace(', and ', ' and ');

/** Whom a sentence is about. */
export interface Subject {
  /** Age of the applicant, if among them. */
  you?: number | undefined;
  adults: readonly number[];
  children: readonly number[];
}

/** True for one person who is not addressed: the verb is in the third person. */
export const isOneOther = ({ you, adults, children }: Subject) =>
  you === undefined && adults.length + children.length === 1;

/** Texts on what changes between two prices of a household, and why. */
export const changeTexts = {
  since: (day: string) => `What changed since ${day}`,
  sinceLast: 'What changed since your last estimate',
  fromTo: (first: string, last: string) => `From ${first} to ${last}`,
  level: 'Level',
  now: 'now',
  before: 'before',
  month: 'Prices a month',
  /** The same in few words. */
  perMonth: 'a month',
  change: 'change',
  about: (text: string) => `about ${text}`,
  amount: usd,
  /** "$206 less" */
  difference: (amount: number) => `${usd(amount)} ${moreOrLess(amount)}`,
  same: 'the same',
  aboutSame: 'about the same',
  /** One line: "Silver: $280, then about $309 a month, $29 more." */
  years: (row: { name: string; before: string; after: string; difference: string }, isAbout: boolean) =>
    `${row.name}: ${row.before}, then ${isAbout ? 'about ' : ''}${row.after} a month, ${row.difference}.`,
  range: (level: string, low: number, high: number) =>
    `${level} could change by ${usd(low)} ${moreOrLess(low)} to ${usd(high)} ${moreOrLess(high)} a month.`,
  nothing: 'Nothing changes in these prices.',
  tobacco: (amount: number) =>
    `Tobacco may add up to ${usd(amount)} a month to silver: no price here has it.`,
  tobaccoAlone: (amount: number) =>
    `The prices stay the same, but tobacco may add up to ${usd(amount)} a month to silver.`,
  silverPays: (after: number, before: number) =>
    `Silver plans then pay ${after}% of the costs of care instead of ${before}%.`,
  offerNow: (now: string, before: string | undefined) =>
    `The employer’s plan costs ${now} a month besides these prices${before === undefined ? '' : `, and ${before} before`}.`,
  offerBefore: (before: string) => `Before, the employer’s plan cost ${before} a month besides these prices.`,
  order: 'In another order these lines would differ, but not their sum.',
  /** Title of the reasons: "Why silver costs $206 less" */
  why: (level: string, amount: number) =>
    `Why ${level.toLowerCase()} costs ${amount === 0 ? 'the same' : `${usd(amount)} ${moreOrLess(amount)}`}`,
  whyAboutSame: (level: string) => `Why ${level.toLowerCase()} costs about the same`,
  whyBill: (level: string, amount: number) =>
    `Why ${level.toLowerCase()} costs ${usd(amount)} ${moreOrLess(amount)} than your bill`,
  levelsOfReasons: 'Reasons for',
  raises: 'more',
  lowers: 'less',
  caption: 'a month, after the tax credit',
  pay: 'What do you pay now, a month?',
  payHint: 'We compare it with silver. It is not stored or sent.',
  bill: 'Your bill',
  /** Difference between the typed bill and what the first year costs by our figures. */
  unexplained: 'Not explained by our estimate of today',
  told: (bill: number, estimate: number) =>
    `You told us ${usd(bill)}; our estimate of today is ${usd(estimate)}. We can’t explain ${usd(bill - estimate)}.`,
  payProblem: 'Write what you pay now in dollars a month, such as $300.',
  smallAlone: (names: readonly string[], amount: number) =>
    `Smaller changes (${names.join(', ')}): ${usd(amount)} ${moreOrLess(amount)}.`,
  small: (names: readonly string[]) => `Smaller changes (${names.join(', ')})`,
  creditRises: (year: number) => `Plans cost more in ${year}, but your tax credit rises with them.`,
  beforeNow: (before: string, after: string) => `Before: ${before}. Now: ${after}.`,
  ends: {
    price: (silver: string) => `silver ${silver} a month`,
    employer: (amount: string) => `employer’s plan ${amount} a month, no tax credit`,
    medicaid: 'probably Medicaid or CHIP, free or low cost',
    program: (name: string) => `probably ${name}`,
    medicare: 'Medicare',
    other_cover: 'coverage of veterans or TRICARE, no tax credit',
    state_decides: 'the state decides about the help',
  },
  noIncomeBefore: 'The older estimate has no income, so we can’t say why the price differs.',
  noIncomeAfter: 'The newer estimate has no income, so we can’t say why the price differs.',
  causes: {
    rules: (year: number, state: string | undefined) =>
      state === undefined ? `The rules of ${year}` : `The rules of ${year}, with help from ${state}`,
    rulesGive: (year: number, limit: number) =>
      `The rules of ${year} give you a tax credit up to ${usd(limit)}`,
    rulesTake: (year: number, limit: number) =>
      `By the rules of ${year} your income is above the limit of ${usd(limit)}, so you get no tax credit`,
    pricesRise: (year: number) => `Plans cost more in ${year}`,
    pricesRiseButCredit: (year: number) => `Plans cost more in ${year}, and the tax credit rises further`,
    pricesFall: (year: number) => `Plans cost less in ${year}`,
    pricesFallButCredit: (year: number) => `Plans cost less in ${year}, and the tax credit falls further`,
    newPrices: (year: number) => `New prices of ${year}`,
    older: (isAlone: boolean): string => (isAlone ? 'You are a year older' : 'All of you are a year older'),
    olderButCredit: (isAlone: boolean) =>
      `${isAlone ? 'You are a year older' : 'All of you are a year older'}, which raises the tax credit`,
    ages: 'Other ages in your household',
    joined: (count: number) =>
      count === 1 ? 'One more person in your household' : `${count} more persons in your household`,
    left: (count: number) =>
      count === 1 ? 'One person less in your household' : `${count} persons less in your household`,
    people: 'Other people in your household',
    size: 'Another number of persons on your tax return',
    childrenNotCounted: (sentence: string) => `${sentence}, and the tax credit no longer counts the children`,
    place: (name: string) => `Plans and tax credit of ${name}`,
    newPlace: 'Prices of the new place',
    cover: 'Other coverage or an offer of an employer',
    /** @param hasLessCredit the tax credit falls by more than the price */
    inPlace: {
      medicare: (hasLessCredit: boolean): string =>
        `Medicare in place of the plan${hasLessCredit ? ', and so less tax credit' : ''}`,
      employer: (hasLessCredit: boolean): string =>
        `The employer’s plan in place of this one${hasLessCredit ? ', and so less tax credit' : ''}`,
    },
    income: (amount: number) => `Your income is ${usd(amount)} ${amount < 0 ? 'lower' : 'higher'}`,
    overLimit: (limit: number) => `Your income passes the limit of ${usd(limit)}, so you get no tax credit`,
    underLimit: (limit: number) =>
      `Your income is within the limit of ${usd(limit)}, so you get a tax credit`,
    reaches: (line: number) => `Your income reaches ${usd(line)}, so you get a tax credit`,
    fallsBelow: (line: number) => `Your income is below ${usd(line)}, so you get no tax credit`,
    together: (names: readonly string[]) => {
      const text = list.format(names).replace(/, and /, ' and ');
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}, together`;
    },
  },
  /** Causes in few words, inside a sentence. */
  names: {
    rules: 'new rules',
    prices: 'new prices',
    ages: 'your ages',
    people: 'the people in your household',
    place: 'your new place',
    cover: 'other coverage',
    income: 'your income',
  } satisfies Readonly<Record<Cause, string>>,
  /** "You (64)", "The adult of 61", "Your children (9, 6 and 0)" */
  who: ({ you, adults, children }: Subject) => {
    const names = [
      ...(you === undefined ? [] : [`you (${you})`]),
      ...adults.map((age) => `the adult of ${age}`),
      ...(children.length === 0
        ? []
        : [`your ${children.length === 1 ? 'child' : 'children'} (${formatAges(children)})`]),
    ];
    const text = list.format(names);
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  /** Sentences on who gets which coverage. */
  moves: {
    public: (who: string, _subject: Subject) =>
      `${who} would probably get Medicaid or CHIP, free or low cost.`,
    program: (who: string, _subject: Subject, name: string) => `${who} would probably get ${name}.`,
    medicare: (who: string, subject: Subject) =>
      isOneOther(subject)
        ? `${who} gets Medicare and leaves the plan.`
        : `${who} get Medicare and leave the plan.`,
    employer: (who: string, _subject: Subject) =>
      `${who} would have the employer’s plan, without a tax credit.`,
    veterans: (who: string, _subject: Subject) =>
      `${who} would have veterans’ health care, without a tax credit.`,
    tricare: (who: string, _subject: Subject) => `${who} would have TRICARE, without a tax credit.`,
    plan: (who: string, _subject: Subject) => `${who} would need a marketplace plan.`,
    joins: (who: string, subject: Subject) =>
      isOneOther(subject) ? `${who} joins the plan.` : `${who} join the plan.`,
    own_plan: (who: string, _subject: Subject) => `${who} would need a plan of their own.`,
    leaves: (who: string, subject: Subject) =>
      isOneOther(subject)
        ? `${who} is no longer in your household.`
        : `${who} are no longer in your household.`,
  },
};
