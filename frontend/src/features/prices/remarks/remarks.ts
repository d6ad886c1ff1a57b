import { formatDate, formatIsoDate } from '#frontend/ui/format.ts';
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
import { formatOfferLimit, formatYear } from '../price-texts.ts';
import table from './remarks.json' with { type: 'json' };
import { remarkTexts as texts } from './texts/en.ts';

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
    (program.cost_sharing === 'all' ? texts.paysCosts : texts.lowersCosts)(program.name),
  ({ help, state }) => {
    const parents = findParentLimit(state);
    return help === 'income_too_low' && parents !== undefined && texts.parents(parents, formatState(state));
  },
  ({ credit, csr = 70, year }) => credit > 0 && csr > 70 && texts.reducedCosts(100 - csr, year),
  // KFF, January 2026.
  ({ state, exact }) => state === undefined && exact <= 200 && texts.stateDecides(expandedMedicaid),
  (household) =>
    household.credit > 0 &&
    household.offer === undefined &&
    texts.offerLimit(formatOfferLimit(household), household.year),
  ({ netBronze }) => netBronze !== undefined && texts.savingsAccount,
  ({ state, covered }) =>
    findFamilyTiers(state) !== undefined && covered > 1 && texts.familyTiers(formatState(state)),
];

/** Formats the state's help with its program, year, source and date. */
function formatStateHelp(household: Case) {
  const { state_program: program, stateHelp, state, help, outcome, exchange } = household;
  if (!program || help !== outcome) return false;
  const { name, certainty, source } = program;
  if (program.kind === 'unknown') {
    return texts.beforeStateHelp(formatState(state), household.year, { exchange: exchange.name, source });
  }
  if (stateHelp === 0) return false;
  const verified = formatDate(`${stateHelpVerifiedOn}T12:00`);
  const isAbout = certainty !== 'agreed';
  const year = formatYear(household);
  return texts.stateHelp({ program: name, usd: stateHelp, isAbout, year, certainty, source, verified });
}

const common: Readonly<Record<string, string>> = texts.common;

/**
 * Lists what else applies to this household in this year, a sentence each.
 * @param today day by ISO 8601
 */
export function listRemarks(outlook: Outlook, today = formatIsoDate(new Date())): string[] {
  const { facts, price, hasIncome, help, plans } = outlook;
  if (!hasIncome) return [];
  const exact = (100 * facts.income) / price.poverty_line;
  const household = { ...price, ...outlook, state: facts.state, exact };
  // The price of the state's own plan is not shown where another costs less.
  const isShown = price.state_program?.kind !== 'plan_price' || plans.silver.has_state_help;
  const notes = help === price.outcome && isShown ? price.state_notes : [];
  const own = remarks.map((toText) => toText(household)).filter((text) => text !== false);
  const others = table.remarks
    .filter(({ when }) => applies(when, household, today))
    .flatMap(({ code }) => common[code] ?? []);
  return [...own, ...others, ...notes];
}
