import { formatDate, formatIsoDate, formatRoundedMoney } from '#frontend/ui/format.ts';
import {
  expandedMedicaid,
  findFamilyTiers,
  findParentLimit,
  type HouseholdPrice,
} from '#functions/plans/household.ts';
import type { Outlook } from '#functions/plans/outlook.ts';
import { stateHelpVerifiedOn } from '#functions/plans/state-help.ts';
import { formatState } from '#functions/plans/state-offices.ts';
import shared from '#functions/plans/tables/household.json' with { type: 'json' };
import { formatOfferLimit, formatYear } from './outlook-texts.ts';
import table from './remarks.json' with { type: 'json' };

/** Facts that remarks depend on; `exact` is the percent of the poverty line, not rounded down and beyond 401. */
type Case = HouseholdPrice & Outlook & { state: string | undefined; exact: number };

type When = (typeof table.remarks)[number]['when'];

function applies(when: When, { help, credit, year, state = '', exact, facts }: Case, today: string): boolean {
  const { age, household_size: size } = facts;
  const { min_age = 0, max_age = age, min_household = 1, max_percent = exact } = when;
  const { from = today, until = today } = when;
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
    exact <= max_percent &&
    today >= from &&
    today <= until
  );
}

/** Remarks with figures, each a sentence, or false for a household that it does not apply to. */
const remarks: ((household: Case) => string | false)[] = [
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
  // KFF, January 2026.
  ({ state, exact }) =>
    state === undefined &&
    exact <= 200 &&
    `At this income the state decides: ${expandedMedicaid} cover adults by Medicaid to 138% of the poverty line, four have a program of their own to 200%.`,
  (household) =>
    household.credit > 0 &&
    household.offer === undefined &&
    `An employer’s offer counts as affordable up to ${formatOfferLimit(household)} a month in ${household.year}: the price for you alone decides about you, the price for the family about the others. An affordable offer ends the credit.`,
  ({ netBronze }) =>
    netBronze !== undefined && 'Bronze and catastrophic plans may carry a health savings account.',
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
function formatStateHelp(household: Case) {
  const { state_program: program, stateHelp, year, state, help, outcome, exchange } = household;
  if (!program || help !== outcome) return false;
  if (program.kind === 'unknown') {
    return `These prices are before ${formatState(state)}’s help, which starts in ${year}; its amount is not known. ${exchange.name} knows it. (Source: ${program.source}.)`;
  }
  if (stateHelp === 0) return false;
  const about = program.certainty === 'agreed' ? '' : 'about ';
  const verified = formatDate(`${stateHelpVerifiedOn}T12:00`);
  return `${program.name} pays ${about}${formatRoundedMoney(stateHelp)} of the price of ${formatYear(household)}${certainties[program.certainty] ?? ''}. (Source: ${program.source}; verified ${verified}.)`;
}

/**
 * Lists what else applies to this household in this year, a sentence each.
 * @param today day by ISO 8601
 */
export function listRemarks(outlook: Outlook, today = formatIsoDate(new Date())): string[] {
  const { facts, price, hasIncome, help } = outlook;
  if (!hasIncome) return [];
  const exact = (100 * facts.income) / price.poverty_line;
  const household = { ...price, ...outlook, state: facts.state, exact };
  const notes = help === price.outcome ? price.state_notes : [];
  const own = remarks.map((toText) => toText(household)).filter((text) => text !== false);
  const common = table.remarks.filter(({ when }) => applies(when, household, today)).map(({ text }) => text);
  return [...own, ...common, ...notes];
}
