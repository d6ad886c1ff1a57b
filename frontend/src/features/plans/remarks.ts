import { formatDate, formatRoundedMoney } from '#frontend/ui/format.ts';
import shared from '#model/artifacts/plans/household.json' with { type: 'json' };
import { findFamilyTiers, findForState, type HouseholdPrice, listCliffs, toNetPrices } from './household.ts';
import { formatMonth, type Outlook } from './outlook.ts';
import { stateHelpVerifiedOn } from './state-help.ts';
import { formatState } from './state-offices.ts';

/** Facts that remarks depend on; `exact` is the percent of the poverty line, not rounded down and beyond 401. */
type Case = HouseholdPrice & Outlook & { state: string | undefined; exact: number };

const statesWithPenalty = ['CA', 'DC', 'MA', 'NJ', 'RI'];
const statesWithWorkRules = ['IA', 'MT', 'NE'];
const statesWithoutCatastrophicHardship = ['CA', 'CT', 'DC', 'MD'];

/** Remarks, each a sentence, or false for a household that it does not apply to. */
const remarks: ((household: Case) => string | false)[] = [
  ({ children_in_public_cover: count }) =>
    count === 1 && 'One child probably belongs to Medicaid or CHIP and is not in these prices.',
  ({ children_in_public_cover: count }) =>
    count > 1 && `${count} children probably belong to Medicaid or CHIP and are not in these prices.`,
  formatStateHelp,
  ({ state_program: program, stateHelp }) =>
    stateHelp > 0 &&
    program?.cost_sharing !== undefined &&
    (program.cost_sharing === 'all'
      ? `${program.name} also pays deductibles and copays.`
      : `${program.name} also lowers deductibles and copays more than the federal rules do.`),
  ({ state, year, exact, help }) =>
    state === 'NY' &&
    year === 2026 &&
    exact <= 250 &&
    help !== 'medicaid' &&
    'Until June 2026 New York’s Essential Plan covered incomes from 200 to 250% of the poverty line too.',
  ({ state, exact }) =>
    state === undefined &&
    exact <= 200 &&
    'At this income the state decides: 40 states and DC cover adults by Medicaid to 138% of the poverty line, four have a program of their own to 200%.',
  ({ help, year, state = '' }) =>
    help === 'medicaid' &&
    year === 2027 &&
    state in shared.medicaid_to &&
    (statesWithWorkRules.includes(state)
      ? `${formatState(state)} already has work rules for many adults with Medicaid; anyone who fails them loses the tax credit too.`
      : 'From 2027 Medicaid has work rules for many adults; anyone who fails them loses the tax credit too.'),
  ({ help, year, state = '' }) =>
    help === 'medicaid' &&
    year === 2027 &&
    state in shared.medicaid_to &&
    'From 2027 many adults have to renew Medicaid every six months: answer its letters.',
  ({ help, year }) =>
    help === 'income_too_low' &&
    year === 2026 &&
    'In 2026 that includes lawfully present immigrants, who had a credit before.',
  ({ help, state }) =>
    help === 'income_too_low' &&
    state === 'GA' &&
    'In Georgia adults at this income get Medicaid only with 80 hours of work a month (Pathways); its rules change on January 1, 2027.',
  ({ help, state = 'GA' }) =>
    help === 'income_too_low' &&
    state !== 'GA' &&
    'Your state did not expand Medicaid: most adults at this income get neither Medicaid nor a tax credit (the coverage gap).',
  ({ help, state }) => {
    const parents = findForState<number>(shared.parent_limits, state);
    return (
      help === 'income_too_low' &&
      parents !== undefined &&
      `Parents of children under 19 have Medicaid up to about ${parents}% of the poverty line in ${formatState(state)}.`
    );
  },
  ({ credit, csr = 70, year }) =>
    credit > 0 &&
    csr > 70 &&
    `With a silver plan you pay about ${100 - csr}% of the costs of care instead of 30% in ${year} (cost-sharing reductions; silver only).`,
  ({ credit, exact }) =>
    credit > 0 &&
    exact <= 150 &&
    'In 2026 and 2027 people who join outside open enrollment only because of a low income get no credit.',
  ({ credit, year }) =>
    credit > 0 && year === 2027 && 'In 2027 the credit is for citizens, permanent residents and few others.',
  ({ credit, help, year, employer_limit_monthly: limit }) =>
    (credit > 0 || help === 'employer') &&
    `An employer’s offer counts as affordable up to ${formatRoundedMoney(limit)} a month in ${year}, for you and for the family separately. It ends the credit.`,
  ({ credit }) =>
    credit > 0 &&
    'An employer’s account for premiums (ICHRA) ends the credit too, unless it counts as unaffordable and you decline it.',
  ({ credit, facts }) =>
    credit > 0 &&
    facts.household_size > 1 &&
    'Married couples get the credit only if they file their taxes together (with exceptions after abuse or abandonment).',
  ({ credit, year }) =>
    credit > 0 &&
    `If your income of ${year} turns out higher, you pay back what was too much, without a cap: report changes of income, address and household when they happen.`,
  ({ credit, year }) =>
    credit > 0 &&
    year === 2027 &&
    'If you have a marketplace plan already, update your application by December 15: prices and credit change each year.',
  ({ credit }) =>
    credit > 0 && 'From 2028 the credit starts only after your income and status are verified, every year.',
  ({ facts: { age } }) =>
    age < 26 &&
    'Until 26 you may stay on a parent’s plan. A student whom parents claim on their tax return counts in their household, with their income.',
  ({ facts: { age }, state, credit, csr = 70, help }) =>
    help !== 'medicaid' &&
    help !== 'basic_program' &&
    (age < 30
      ? 'Under 30 you may choose a catastrophic plan: a low price, a high deductible, and no tax credit.'
      : credit === 0 &&
        csr === 70 &&
        state !== undefined &&
        !statesWithoutCatastrophicHardship.includes(state) &&
        'Without a credit you may be allowed a catastrophic plan (hardship): a lower price and a high deductible.'),
  ({ state }) =>
    state !== undefined &&
    statesWithPenalty.includes(state) &&
    `A year without cover may cost you a tax penalty in ${formatState(state)}.`,
  ({ state }) =>
    state === 'AK' && 'The Permanent Fund dividend counts as income, children’s dividends may too.',
  ({ netBronze, year }) =>
    netBronze !== undefined &&
    `The cheapest bronze plan would cost about ${formatMonth(netBronze)} in ${year}; bronze and catastrophic plans may carry a health savings account.`,
  ({ state, covered }) =>
    findFamilyTiers(state) !== undefined &&
    covered > 1 &&
    `${state === 'NY' ? 'New York' : 'Vermont'} prices families by tier, not by age.`,
];

const certainties: Readonly<Record<string, string>> = {
  'one source': ', by one source',
  'carried forward': ', the amount of 2026: that of 2027 is not confirmed',
};

/** Formats the state's help with its program, year, source and date. */
function formatStateHelp({ state_program: program, stateHelp, year, state, help, outcome, exchange }: Case) {
  if (!program || help !== outcome) return false;
  if (program.kind === 'unknown') {
    return `These prices are before ${formatState(state)}’s help, which starts in ${year}; its amount is not known. ${exchange.name} knows it. (Source: ${program.source}.)`;
  }
  if (stateHelp === 0) return false;
  const about = program.certainty === 'agreed' ? '' : 'about ';
  const verified = formatDate(`${stateHelpVerifiedOn}T12:00`);
  return `${program.name} pays ${about}${formatRoundedMoney(stateHelp)} of ${year}’s price${certainties[program.certainty] ?? ''}. (Source: ${program.source}; verified ${verified}.)`;
}

/** Lists what else applies to this household in this year, a sentence each. */
export function listRemarks(outlook: Outlook): string[] {
  const { facts, price, hasIncome, help } = outlook;
  if (!hasIncome) return [];
  const exact = (100 * facts.income) / price.poverty_line;
  const household = { ...price, ...outlook, state: facts.state, exact };
  const notes = help === price.outcome ? price.state_notes : [];
  return [...remarks.map((toText) => toText(household)).filter((text) => text !== false), ...notes];
}

/** Cliff that is next above the income, or the last below it; undefined where help ends without one. */
function findCliff({ facts, help }: Outlook) {
  if (help !== 'credit' && help !== 'income_too_high') return undefined;
  const cliffs = listCliffs(facts);
  return cliffs.find(({ income }) => income >= facts.income) ?? cliffs.at(-1);
}

/** Largest amount that savings accounts take off a year's income, and smallest cliff to avoid, USD: judgements. */
const maxLessIncome = 15_000;
const minAvoidedCliff = 1000;

/** "$6,160 less taxable income saves about $9,097 a year.", if the income is not far above a cliff. */
export function formatCliffAdvice(outlook: Outlook): string | undefined {
  const { facts, hasIncome, help } = outlook;
  if (!hasIncome || (help !== 'credit' && help !== 'income_too_high')) return undefined;
  const below = listCliffs(facts).findLast(
    ({ income, more }) => income < facts.income && more >= minAvoidedCliff,
  );
  if (!below || facts.income - below.income > maxLessIncome) return undefined;
  const toNet = toNetPrices(facts);
  const [less, saving] = [facts.income - below.income, toNet(facts.income) - toNet(below.income)];
  return `${formatRoundedMoney(less)} less taxable income saves about ${formatRoundedMoney(saving)} a year. An IRA or a health savings account may lower it.`;
}

/** Formats the income at which help ends, and the room below it; undefined where there is no help to lose. */
export function formatCliff(outlook: Outlook): string | undefined {
  const { year, facts, price, help } = outlook;
  if (help !== 'credit' && help !== 'income_too_high') return undefined;
  const money = formatRoundedMoney;
  const cliff = findCliff(outlook);
  const end = cliff?.income ?? price.credit_ends_at;
  if (end === undefined) return undefined;
  const room =
    end >= facts.income
      ? `You have ${money(end - facts.income)} of room left.`
      : `Your income is ${money(facts.income - end)} above it.`;
  if (!cliff) {
    return toNetPrices(facts)(price.limit_400 + 1) < price.benchmark
      ? `${formatState(facts.state)}’s help goes on where the tax credit ends: there is no jump.`
      : `In ${year} the tax credit has run out at an income of ${money(end)}, without a jump. ${room}`;
  }
  const what = end === price.limit_400 ? 'the tax credit ends' : `${formatState(facts.state)}’s help falls`;
  return `In ${year} ${what} at an income of ${money(end)}. One dollar more costs ${money(cliff.more)} a year. ${room}`;
}
