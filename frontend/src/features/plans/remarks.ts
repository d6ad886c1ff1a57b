import { maxPricedAge } from '#contract/household-bounds.ts';
import { formatDate, formatIsoDate, formatMoney, formatRoundedMoney } from '#frontend/ui/format.ts';
import {
  backdatingFalls,
  type Cover,
  consequences,
  createProgramList,
  expandedMedicaid,
  findParentLimit,
  findProgramOfIncome,
  type Help,
  hasOnlyChildOf18,
  hasRoundedLimit,
  listPriced,
  toMedicaidTest,
} from '#functions/plans/cover.ts';
import { findFullPriceChip } from '#functions/plans/full-price-chip.ts';
import { findApplicant, toHouseholdSize } from '#functions/plans/household.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { isPlanYearOver, toYearOnSale } from '#functions/plans/plan-year.ts';
import { findFamilyTiers } from '#functions/plans/prices.ts';
import { rules } from '#functions/plans/rules.ts';
import { stateHelpVerifiedOn } from '#functions/plans/state-help.ts';
import { formatState, getExchange } from '#functions/plans/state-offices.ts';
import shared from '#functions/plans/tables/household.json' with { type: 'json' };
import { findNet, formatOfferLimit } from './price-texts.ts';
import table from './remarks.json' with { type: 'json' };
import { remarkTexts as texts } from './remarks.texts.ts';

/** Facts that remarks depend on. */
interface Case {
  prices: PlanPrices;
  /** Consequences of the rule that decides. */
  follows: (typeof consequences)[Help];
  state: string | undefined;
  year: number;
  /** Credit, USD a year. */
  credit: number;
  /** Percent of the poverty line, not rounded down and beyond 401. */
  exact: number;
  /** Day by ISO 8601. */
  today: string;
}

/** Tables by state that conditions name. */
type StateTable = 'medicaid_to' | 'oldest_dependent_children' | 'chip_premiums';

type When = (typeof table.remarks)[number]['when'];

function applies(when: When, { follows, credit, year, state = '', exact, prices, today }: Case): boolean {
  const { pays = '', publicCover = '' } = follows;
  const age = findApplicant(prices.household)?.age ?? 0;
  const size = toHouseholdSize(prices.household);
  const { min_age = 0, max_age = age, min_household = 1 } = when;
  const { min_percent = exact, max_percent = exact } = when;
  const { from = today, until = today } = when;
  const falls = today >= backdatingFalls;
  return (
    (when.pays?.includes(pays) ?? true) &&
    (when.public_cover?.includes(publicCover) ?? true) &&
    !when.not_public_cover?.includes(publicCover) &&
    (when.covers?.some((cover) => prices.people.some((person) => person.cover === cover)) ?? true) &&
    (when.years?.includes(year) ?? true) &&
    (when.states?.includes(state) ?? true) &&
    !when.not_states?.includes(state) &&
    (when.credit ?? credit > 0) === credit > 0 &&
    (when.has_state ?? state !== '') === (state !== '') &&
    (when.states_of === undefined || state in shared[when.states_of as StateTable]) &&
    age >= min_age &&
    age <= max_age &&
    size >= min_household &&
    exact >= min_percent &&
    exact <= max_percent &&
    (when.backdating_falls ?? falls) === falls &&
    (!when.has_only_child_of_18 || hasOnlyChildOf18(prices)) &&
    today >= from &&
    today <= until
  );
}

/** Remarks with figures, each a sentence, or false for a household that it does not apply to. */
const remarks: ((household: Case) => string | false)[] = [
  formatStateHelp,
  ({
    prices: {
      state_help: { amount = 0, program },
    },
  }) =>
    amount > 0 &&
    program?.cost_sharing !== undefined &&
    (program.cost_sharing === 'all' ? texts.paysCosts : texts.lowersCosts)(program.name),
  ({ follows, state }) => {
    const parents = findParentLimit(state);
    return follows.pays === 'under' && parents !== undefined && texts.parents(parents, formatState(state));
  },
  formatRisingLimits,
  ({ credit, year, prices: { silver_level } }) =>
    credit > 0 && silver_level > 70 && texts.reducedCosts(100 - silver_level, year),
  // KFF, January 2026.
  ({ state, exact }) => state === undefined && exact <= 200 && texts.stateDecides(expandedMedicaid),
  ({ credit, follows, year, prices }) =>
    (credit > 0 || follows.publicCover === 'basic_program') &&
    prices.household.people.every(({ employer_offer }) => employer_offer === undefined) &&
    texts.offerLimit(formatOfferLimit(prices), year, findProgramOfIncome(prices)),
  ({ prices }) => findNet(prices) !== undefined && formatSavingsAccount(prices),
  ({ prices }) => formatFullPriceChip(prices),
  ({ state, prices }) =>
    findFamilyTiers(state) !== undefined &&
    listPriced(prices).length > 1 &&
    texts.familyTiers(formatState(state)),
];

/** Income near a limit that rises each winter, as a share of the limit: a judgement. */
const nearLimit = 1.05;

const keptCovers: readonly Cover[] = ['child_cover', 'adult_medicaid', 'parent_medicaid', 'medicare'];

/** Formats that limits of Medicaid rise, for an income near one, while the next poverty lines are not known. */
function formatRisingLimits({ prices, today }: Case) {
  const { household, place, people, plan_year: year } = prices;
  const linesYear = Number(rules[year].medicaid_lines_from.slice(0, 4));
  if (Math.max(year, toYearOnSale(today)) <= linesYear || isPlanYearOver(year, today)) return false;
  const isWithin = toMedicaidTest(household, place, year);
  const listPrograms = createProgramList(household, place);
  const near = people
    .filter(({ person, cover }) => person.age <= maxPricedAge && !keptCovers.includes(cover))
    .flatMap(({ person }) => listPrograms(person))
    .filter((program) => !hasRoundedLimit(program, place.state) && isWithin(nearLimit * program.percent));
  if (near.length === 0) return false;
  const program = near.some(({ cover }) => cover !== 'child_cover') ? 'medicaid' : 'children';
  // The guidelines are published in the middle of January.
  const isDue = today >= `${linesYear + 1}-02-01`;
  return isDue ? texts.limitsHaveRisen(program, linesYear) : texts.limitsRise(program);
}

/** Age from which the end of deposits with Medicare is told, years: a judgement. */
const nearMedicareAge = 60;

/** P.L. 119-21, section 71307; limits: Rev. Proc. 2025-19 and 2026-24; end with Medicare: 26 USC 223(b)(7), 42 USC 426. */
const formatSavingsAccount = ({ household: { people }, levels, plan_year: year }: PlanPrices) =>
  levels.bronze !== undefined &&
  texts.savingsAccount(
    year,
    rules[year].income,
    people.some(({ age }) => age >= nearMedicareAge),
  );

/** Formats the state's help with its program, year, source and date. */
function formatStateHelp({ prices, state }: Case) {
  const { program, amount = 0 } = prices.state_help;
  if (!program) return false;
  const { name, certainty, source } = program;
  if (program.kind === 'unknown') {
    const exchange = getExchange(state).name;
    return texts.beforeStateHelp(formatState(state), prices.plan_year, { exchange, source });
  }
  if (amount === 0) return false;
  const verified = formatDate(`${stateHelpVerifiedOn}T12:00`);
  const isAbout = certainty !== 'agreed';
  const { plan_year: year } = prices;
  return texts.stateHelp({ program: name, usd: amount, isAbout, year, certainty, source, verified });
}

const common: Readonly<Record<string, string>> = texts.common;

/**
 * Lists what else applies to this household in this year, a sentence each.
 * @param today day by ISO 8601
 */
export function listRemarks(prices: PlanPrices, today = formatIsoDate(new Date())): string[] {
  const { help, place, credit, household, state_help, levels, plan_year: year } = prices;
  if (household.income === undefined) return [formatSavingsAccount(prices)].filter((text) => text !== false);
  const exact = (100 * household.income) / credit.poverty_line;
  const facts = {
    ...{ prices, follows: consequences[help], state: place.state, year },
    ...{ credit: credit.amount, exact, today },
  };
  // The price of the state's own plan is not shown where another costs less.
  const isShown = state_help.program?.kind !== 'plan_price' || levels.silver?.has_state_help;
  const notes = isShown ? state_help.notes : [];
  const own = remarks.map((toText) => toText(facts)).filter((text) => text !== false);
  const others = table.remarks
    .filter(({ when }) => applies(when, facts))
    .flatMap(({ code }) => common[code] ?? []);
  return [...own, ...others, ...notes];
}

/** Names a program that takes the children at full price for less; false without one. */
export function formatFullPriceChip(prices: PlanPrices): string | false {
  const found = findFullPriceChip(prices);
  if (!found) return false;
  const { program, ends, part, count } = found;
  return texts.fullPriceChip({
    ...{ program: program.name, source: program.source, isAbout: program.isAbout, count },
    ...{
      prices: ends.map(program.isAbout ? formatRoundedMoney : formatMoney),
      part: formatRoundedMoney(part),
    },
  });
}
