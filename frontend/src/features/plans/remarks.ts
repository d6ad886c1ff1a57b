import { formatDate, formatRoundedMoney } from '#frontend/ui/format.ts';
import shared from '#model/artifacts/plans/household.json' with { type: 'json' };
import table from '#model/artifacts/plans/remarks.json' with { type: 'json' };
import {
  findFamilyTiers,
  findParentLimit,
  type HouseholdPrice,
  listCliffs,
  toNetPrices,
} from './household.ts';
import { formatMonth, type Outlook } from './outlook.ts';
import { stateHelpVerifiedOn } from './state-help.ts';
import { formatState } from './state-offices.ts';

/** Facts that remarks depend on; `exact` is the percent of the poverty line, not rounded down and beyond 401. */
type Case = HouseholdPrice & Outlook & { state: string | undefined; exact: number };

/** Condition of a remark that is the same for all; absent members apply to everybody. */
interface When {
  readonly help?: readonly string[];
  readonly not_help?: readonly string[];
  /** True for households with a tax credit, false for those without. */
  readonly credit?: boolean;
  readonly years?: readonly number[];
  readonly states?: readonly string[];
  readonly not_states?: readonly string[];
  readonly has_state?: boolean;
  /** True for states whose Medicaid covers all adults. */
  readonly expanded?: boolean;
  readonly max_percent?: number;
  readonly min_age?: number;
  readonly max_age?: number;
  readonly min_household?: number;
}

function applies(when: When, { help, credit, year, state = '', exact, facts }: Case): boolean {
  const { age, household_size: size } = facts;
  const { min_age = 0, max_age = age, min_household = 1, max_percent = exact } = when;
  return (
    (when.help?.includes(help) ?? true) &&
    !when.not_help?.includes(help) &&
    (when.years?.includes(year) ?? true) &&
    (when.states?.includes(state) ?? true) &&
    !when.not_states?.includes(state) &&
    (when.credit ?? credit > 0) === credit > 0 &&
    (when.has_state ?? state !== '') === (state !== '') &&
    (!when.expanded || state in shared.medicaid_to) &&
    age >= min_age &&
    age <= max_age &&
    size >= min_household &&
    exact <= max_percent
  );
}

/** Remarks with figures, each a sentence, or false for a household that it does not apply to. */
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
  ({ help, state }) => {
    const parents = findParentLimit(state);
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
  ({ credit, help, year, employer_limit_monthly: limit }) =>
    (credit > 0 || help === 'employer') &&
    `An employer’s offer counts as affordable up to ${formatRoundedMoney(limit)} a month in ${year}, for you and for the family separately. It ends the credit.`,
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
  const own = remarks.map((toText) => toText(household)).filter((text) => text !== false);
  const common = table.remarks.filter(({ when }) => applies(when, household)).map(({ text }) => text);
  return [...own, ...common, ...notes];
}

/** Cliff that is next above the income, or the last below it; undefined where help ends without one. */
export function findCliff({ facts, help }: Outlook) {
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
      ? `${formatState(facts.state)}’s help continues where the tax credit ends: there is no jump.`
      : `In ${year} the tax credit has run out at an income of ${money(end)}, without a jump. ${room}`;
  }
  const what = end === price.limit_400 ? 'the tax credit ends' : `${formatState(facts.state)}’s help falls`;
  return `In ${year} ${what} at an income of ${money(end)}. One dollar more costs ${money(cliff.more)} a year. ${room}`;
}
