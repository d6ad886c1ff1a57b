import {
  type GivenHousehold,
  type HouseholdReading,
  readHousehold,
} from '#frontend/features/household/typed-household.ts';
import { consequences, findProgramOfIncome, type PersonCover } from '#functions/plans/cover.ts';
import { findApplicant, type Person } from '#functions/plans/household.ts';
import { type PlanPrices, type Priced, toPlanPrices } from '#functions/plans/plan-prices.ts';
import type { PlanYear } from '#functions/plans/plan-year.ts';
import { choosePlanYear } from '#functions/plans/price-year.ts';
import type { Territory } from '#functions/plans/territories.ts';
import { findHeadline } from './cases.ts';
import { toMedicareHeadline, toTerritoryHeadline } from './headlines.ts';
import { tileTexts } from './price.texts.ts';
import { formatFullAmounts, listTiles } from './tiles.ts';

/** Prices of a household as typed or stored, at the place of an estimate. */
export interface HouseholdPrices<Of extends Priced = Priced> extends HouseholdReading {
  /** Estimate, prediction or place that the prices are of. */
  priced: Of;
  year: PlanYear;
  /** Place without a marketplace. */
  territory: Territory | undefined;
  /** Cover of each person; empty without a household or a marketplace. */
  people: readonly PersonCover[];
  hasMedicare: boolean;
  /** Prices and covers also where nobody is left to price; undefined without a household or a marketplace. */
  outcome: PlanPrices | undefined;
  /** Undefined where nobody is left to price. */
  prices: PlanPrices | undefined;
}

/** @param today decides the plan year of a household without one */
export function readPlanPrices<Of extends Priced>(
  priced: Of,
  given: GivenHousehold,
  today = new Date(),
): HouseholdPrices<Of> {
  const year = choosePlanYear(priced.market, given.year, today);
  const reading = readHousehold(given, Math.floor(priced.input_data.age));
  const { household } = reading;
  const isOutside = priced.input_data.state === undefined && 'territory' in given;
  const territory = isOutside ? given.territory : undefined;
  const found = household && !territory ? toPlanPrices(household, priced, year) : undefined;
  const problem = found && lacksOffer(given, found) ? formatLackingOffer(found) : undefined;
  const outcome = problem === undefined ? found : undefined;
  const people = outcome?.people ?? [];
  const applicant = household && findApplicant(household);
  return {
    ...reading,
    problems: problem === undefined ? reading.problems : { ...reading.problems, employer_offer: problem },
    ...{ priced, year, territory, people, outcome },
    hasMedicare: people.some(({ person, cover }) => person === applicant && cover === 'medicare'),
    prices: outcome?.levels.benchmark && outcome,
  };
}

const isUnknown = ({ employer_offer: offer }: Person) =>
  offer !== undefined && offer.own === undefined && offer.family === undefined;

/** Returns true while the price of an employer's plan is not known that may end the help at this income. */
function lacksOffer(given: GivenHousehold, { help, household: { people } }: PlanPrices): boolean {
  const isAsked = 'people' in given && given.has_offer === 'yes' && !given.people.some((one) => one.hasOffer);
  return consequences[help].dependsOnOffer === true && (isAsked || people.some(isUnknown));
}

/** Asks for the price, with the prices before a credit. */
const formatLackingOffer = (prices: PlanPrices): string =>
  tileTexts.lacksOffer(formatFullAmounts(prices), findProgramOfIncome(prices));

/** Prices of the levels a month for a household, or the title of the case that takes their place. */
export function toMonthlyPrices({ priced, prices, hasMedicare, territory, problems }: HouseholdPrices) {
  const findCase = () => {
    if (territory) return toTerritoryHeadline(territory).title;
    if (prices) return findHeadline(prices)?.title;
    return hasMedicare ? toMedicareHeadline(priced).title : Object.values(problems).find(Boolean);
  };
  return { prices, problems, instead: findCase(), tiles: prices ? listTiles(prices) : [] };
}
