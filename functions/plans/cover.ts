import { maxChildAge, maxPricedAge, medicareAge } from '#contract/household-bounds.ts';
import { toCents } from '#model/serving/cents.ts';
import { toCreditLine, toMaxOffer, toPovertyLine } from './credit.ts';
import {
  findApplicant,
  type Household,
  isChild,
  type Person,
  type RulesPlace,
  toHouseholdSize,
} from './household.ts';
import type { PlanYear } from './plan-year.ts';
import { listRated } from './prices.ts';
import { rules } from './rules.ts';
import { findForState } from './state-offices.ts';
import shared from './tables/household.json' with { type: 'json' };
import { programTexts } from './texts/en.ts';

/**
 * Cover of a person: Medicaid or CHIP as a child, Medicaid as an adult or a parent, a program in the place of the credit,
 * Medicare, another cover that ends the credit, or a marketplace plan, with the credit (which may be 0) or without it. A
 * child beyond the three oldest under 21 adds nothing to its price (`no_charge`). `unknown` without an income, or without
 * a state where that decides.
 */
export type Cover =
  | 'child_cover'
  | 'adult_medicaid'
  | 'parent_medicaid'
  | 'basic_program'
  | 'medicare'
  | 'veterans'
  | 'tricare'
  | 'employer'
  | 'credit'
  | 'full_price'
  | 'no_charge'
  | 'own_plan'
  | 'unknown';

/** Rule that decides what a household pays. */
export type Help =
  | 'credit'
  | 'income_too_high'
  | 'income_too_low'
  | 'medicaid'
  | 'basic_program'
  | 'employer'
  | 'employer_for_some'
  | 'other_cover'
  | 'medicare'
  | 'state_decides'
  | 'unknown_income';

/** Consequences of the rule that decides. */
interface Consequences {
  /** Plans are paid with the credit, whose amount may be 0, or at the price of incomes over or under those that it is for. */
  readonly pays?: 'credit' | 'over' | 'under';
  /** Nobody is known to pay the shown prices: public cover takes their place, or income is not known. */
  readonly isUnpriced?: true;
  /** Public cover that takes the place of plans. */
  readonly publicCover?: 'medicaid' | 'basic_program';
  /** An employer's plan takes the place of plans for all. */
  readonly hasEmployersPlan?: true;
  /** All who need cover buy one plan of the marketplace. */
  readonly isOnePlan?: true;
  /** Another income may end or bring help. */
  readonly hasCliffs?: true;
  /** An affordable offer of an employer would end the help. */
  readonly dependsOnOffer?: true;
}

export const consequences: Readonly<Record<Help, Consequences>> = {
  credit: { pays: 'credit', isOnePlan: true, hasCliffs: true, dependsOnOffer: true },
  income_too_high: { pays: 'over', isOnePlan: true, hasCliffs: true },
  income_too_low: { pays: 'under', isOnePlan: true },
  medicaid: { isUnpriced: true, publicCover: 'medicaid' },
  basic_program: { isUnpriced: true, publicCover: 'basic_program', dependsOnOffer: true },
  employer: { hasEmployersPlan: true },
  employer_for_some: { pays: 'credit', hasCliffs: true, dependsOnOffer: true },
  other_cover: {},
  medicare: { isUnpriced: true },
  state_decides: { isUnpriced: true },
  unknown_income: { isUnpriced: true },
};

/** Rule that decides about the cover of a person. */
export type CoverReason =
  | Help
  | 'income_within_limit_of_children'
  | 'income_within_limit_of_county'
  | 'income_within_limit_of_adults'
  | 'income_within_limit_of_parents'
  | 'income_within_limit_of_program'
  | 'income_within_limit_of_credit'
  | 'age_65_or_older'
  | 'no_medicare_at_65'
  | 'has_medicare'
  | 'has_other_cover'
  | 'child_over_25'
  | 'three_older_children_pay'
  | 'employer_offer_is_affordable';

/** Limit that a reason names. */
export interface Limit {
  /** Percent of the poverty line. */
  percent?: number;
  /** USD a year. */
  income?: number;
  /** USD a month. */
  price?: number;
  /** Name of a program. */
  program?: string;
  age?: number;
}

/** Cover of a person and the rule behind it. */
export interface PersonCover {
  person: Person;
  cover: Cover;
  reason: CoverReason;
  limit?: Limit | undefined;
  /** True if the shown prices are for this person too, also where other cover takes the place of all prices. */
  is_priced: boolean;
  /** Percent of the poverty line of a public program that the income exceeds by less than one: the state may allow it. */
  close_to?: number | undefined;
  /**
   * Percent of the poverty line of a public program that the income is within, but that ends at 64: the state's Medicaid
   * office knows those for older people.
   */
  ends_at_64?: number | undefined;
  /** Price of the employer's plan that takes the place of the credit, USD a month. */
  offer?: number | undefined;
}

/** Oldest child in a county's program for children. */
const oldestCountyChild = 18;

/** Returns the age of the oldest child for whom a parent has the state's Medicaid (42 CFR 435.4, 435.110). */
const findOldestDependentChild = (state?: string): number =>
  findForState<number>(shared.oldest_dependent_children, state) ?? shared.oldest_dependent_children.default;

/** Returns true for parents whose youngest child is 18, which the state counts as a child only in school, or not at all. */
export function hasOnlyChildOf18({ people, place }: { people: readonly PersonCover[]; place: RulesPlace }) {
  const children = people.filter(({ person }) => isChild(person)).map(({ person }) => person.age);
  return findParentLimit(place.state) !== undefined && Math.min(...children) === 18;
}

/** Percent of the poverty line to which most states cover all adults by Medicaid. */
const medicaidOfMostStates = 138;

const expanded = Object.entries(shared.medicaid_to).filter(
  ([state, to]) => state !== 'DC' && to === medicaidOfMostStates,
);

/** Number, in words, of the states whose Medicaid covers all adults to 138% of the poverty line. */
export const expandedMedicaid = programTexts.expanded(expanded.length);

/** Returns the program that takes the place of the credit up to a percentage of the poverty line. */
export function findBasicProgram(state?: string) {
  const program = findForState<(typeof shared.basic_programs)['NY']>(shared.basic_programs, state);
  return program && { ...program, in_sentence: findForState<string>(programTexts.basic, state) };
}

/** Returns the percentage of the poverty line to which a child of an age has the state's Medicaid or CHIP. */
function findChildLimit(age: number, state?: string): number | undefined {
  const young = findForState<{ to_age: number; limit: number }>(shared.young_child_limits, state);
  return young && age <= young.to_age ? young.limit : findForState<number>(shared.child_limits, state);
}

/** Returns the percentage of the poverty line to which all adults have Medicaid. */
export const findAdultLimit = (state?: string) => findForState<number>(shared.medicaid_to, state);

/** Returns the percentage of the poverty line to which only parents have Medicaid. */
export const findParentLimit = (state?: string) => findForState<number>(shared.parent_limits, state);

const publicCovers: readonly Cover[] = ['child_cover', 'adult_medicaid', 'parent_medicaid'];

/** First day of applications for which Medicaid pays old bills of one or two months, not three (P.L. 119-21, section 71112). */
export const backdatingFalls = '2027-01-01';

/** Returns true for Medicaid and CHIP. */
export const isPublicCover = (cover: Cover): boolean => publicCovers.includes(cover);

/** Person with the cover that is found so far. */
type Member = Partial<PersonCover> & { person: Person };

const isOpen = ({ cover }: Member) => cover === undefined;

/** Cover of each person, in the household's order, and the rule that decides what the household pays. */
export interface Covers {
  help: Help;
  people: readonly PersonCover[];
}

/** Finds the cover of each person: public programs, Medicare, employers, the marketplace. */
export function findCovers(household: Household, place: RulesPlace, year: PlanYear): Covers {
  const members: Member[] = household.people.map((person) => ({ person, ...findFixedCover(person) }));
  const help = decide(members, household, place, year);
  const line = toCreditLine(household, place, year);
  const reasonLimits: Readonly<Partial<Record<CoverReason, Limit>>> = {
    income_within_limit_of_credit: { income: 4 * line },
    income_too_high: { income: 4 * line },
    income_too_low: { income: line },
  };
  const toCovered = ({ cover = 'unknown', reason = help, limit, is_priced = false, ...others }: Member) => ({
    ...{ ...others, cover, reason, is_priced },
    limit: limit ?? reasonLimits[reason],
  });
  return { help, people: members.map(toCovered) };
}

/** Cover that does not depend on the income. */
function findFixedCover({ role, age, has_cover }: Person): Omit<Member, 'person'> {
  if (role === 'child' && age > maxChildAge) {
    return { cover: 'own_plan', reason: 'child_over_25', limit: { age: maxChildAge + 1 } };
  }
  if (has_cover === 'medicare' && age <= maxPricedAge) return { cover: 'medicare', reason: 'has_medicare' };
  const hasMedicare = age > maxPricedAge && (has_cover === undefined || has_cover === 'medicare');
  return hasMedicare ? { cover: 'medicare', reason: 'age_65_or_older', limit: { age: medicareAge } } : {};
}

/** Sets the covers of those who have none yet, and returns the rule that decides. */
function decide(members: readonly Member[], household: Household, place: RulesPlace, year: PlanYear): Help {
  const { income } = household;
  const candidates = members.filter(isOpen);
  if (candidates.length === 0) return 'medicare';
  const isWithinMedicaid = toMedicaidTest(household, place, year);
  const isStateUnknown = place.state === undefined && isWithinMedicaid(medicaidOfMostStates);

  const findPublicCover = createPublicCover(household, place, isWithinMedicaid);
  for (const member of candidates) Object.assign(member, findPublicCover(member.person));
  const rest = candidates.filter(isOpen);
  if (rest.length === 0) {
    priceWithPublicCover(candidates);
    return 'medicaid';
  }

  const hasOtherCover = ({ person: { has_cover } }: Member) =>
    has_cover === 'veterans' || has_cover === 'tricare';
  const buyers = rest.filter((member) => !hasOtherCover(member));
  for (const member of rest.filter(hasOtherCover)) {
    const { has_cover } = member.person;
    Object.assign(member, { cover: has_cover, reason: 'has_other_cover', is_priced: buyers.length === 0 });
  }
  if (buyers.length === 0) return 'other_cover';

  if (income === undefined || isStateUnknown) {
    for (const member of buyers) Object.assign(member, { cover: 'unknown', is_priced: true });
    return isStateUnknown ? 'state_decides' : 'unknown_income';
  }
  return decideByIncome(buyers, { ...household, income }, place, year);
}

/** Sets who has an employer's plan or a program in the place of the credit, and the credit or full price of the others. */
function decideByIncome(
  buyers: readonly Member[],
  household: Household & { income: number },
  place: RulesPlace,
  year: PlanYear,
): Help {
  const { income } = household;
  const line = toCreditLine(household, place, year);
  if (income < line || income > 4 * line) {
    setPlan(buyers, { cover: 'full_price' });
    return income < line ? 'income_too_low' : 'income_too_high';
  }
  const limit = { price: toMaxOffer(income, year) / 100, ...findProgramLimit(place, income, line) };
  const others = setEmployers(buyers, household, limit);
  const payers = limit.program ? setBasicProgram(others, limit) : others;
  setPlan(payers, { cover: 'credit', reason: 'income_within_limit_of_credit' });
  const hasOffer = others.length < buyers.length;
  if (payers.length > 0) return hasOffer ? 'employer_for_some' : 'credit';
  // Prices beside the employer's plan, else beside the program.
  for (const member of buyers) member.is_priced = !hasOffer || member.cover === 'employer';
  return hasOffer ? 'employer' : 'basic_program';
}

/** Returns the limit of the state's program in the place of the credit that an income is within. */
function findProgramLimit({ state }: RulesPlace, income: number, line: number) {
  const program = findBasicProgram(state);
  const isWithin = program && 100 * income <= program.to * line;
  return isWithin ? { percent: program.to, program: program.name } : undefined;
}

/** Highest affordable price of an employer's plan, USD a month, and limit of the program that the income is within. */
type CreditLimit = Limit & { price: number };

/** Sets whose prices are shown where public cover takes the place of all: the adults’, or those of children alone. */
function priceWithPublicCover(candidates: readonly Member[]): void {
  const hasAdults = candidates.some(({ person }) => !isChild(person));
  for (const member of candidates) {
    member.is_priced = !(hasAdults && isChild(member.person) && member.cover === 'child_cover');
  }
}

/** Sets who has the program in the place of the credit, which ends at 64, and returns the others. */
function setBasicProgram(buyers: readonly Member[], { percent, program }: CreditLimit) {
  const found = { cover: 'basic_program', reason: 'income_within_limit_of_program' };
  for (const member of buyers) {
    if (member.person.age > maxPricedAge) member.ends_at_64 ??= percent;
    else Object.assign(member, found, { limit: { percent, program } });
  }
  return buyers.filter(isOpen);
}

/** Sets the plan of those who pay; children beyond the three oldest add nothing to it. */
function setPlan(payers: readonly Member[], plan: Pick<Member, 'cover' | 'reason'>): void {
  const rated = listRated(payers, ({ person }) => person);
  for (const member of payers) {
    const isRated = rated.includes(member);
    const found = isRated ? plan : { cover: 'no_charge', reason: 'three_older_children_pay' };
    // From 65 on a person has a price only without Medicare.
    const isOld = member.person.age > maxPricedAge && { reason: 'no_medicare_at_65' };
    Object.assign(member, { is_priced: true, ...found, ...isOld });
  }
}

/**
 * Sets who has an affordable offer of an employer, which ends the credit and bars the program in its place (42 CFR
 * 600.305(a)(3)), and returns the others. The price for the employee alone decides about the employee, that for the family
 * about everybody else on the tax return (26 CFR 1.36B-2(c)(3)(v)). Those who may have either take the cheaper.
 */
function setEmployers(buyers: readonly Member[], { people }: Household, limit: CreditLimit) {
  const isAffordable = (price: number | undefined): price is number =>
    price !== undefined && toCents(price) <= toCents(limit.price);
  // A plan for the family is one for people beside the employee.
  const families = people
    .filter((adult) => buyers.some(({ person }) => person !== adult))
    .flatMap(({ employer_offer: offer }) => (isAffordable(offer?.family) ? offer.family : []));
  const own = buyers.map(({ person: { employer_offer: offer } }) =>
    isAffordable(offer?.own) ? offer.own : undefined,
  );
  const ofAll = own.reduce<number>((sum, price) => sum + (price ?? Number.POSITIVE_INFINITY), 0);
  const family = Math.min(...families);
  const offers = family < ofAll ? buyers.map(() => family) : own;
  for (const [index, member] of buyers.entries()) {
    const offer = offers[index];
    if (offer === undefined) continue;
    Object.assign(member, { cover: 'employer', reason: 'employer_offer_is_affordable', offer, limit });
  }
  return buyers.filter(isOpen);
}

/** Program in the place of the credit at the household's income, as in a sentence, also where an employer's offer bars it. */
export const findProgramOfIncome = ({ help, people, place }: Covers & { place: RulesPlace }) =>
  help === 'basic_program' || people.some(({ cover, limit }) => cover === 'employer' && limit?.program)
    ? findBasicProgram(place.state)?.in_sentence
    : undefined;

type MedicaidTest = (limit: number | undefined) => boolean;

/** Returns a function that tells whether the income is at most a percentage of Medicaid's poverty line. */
export function toMedicaidTest(household: Household, { state }: RulesPlace, year: PlanYear): MedicaidTest {
  const { income } = household;
  const household_size = toHouseholdSize(household);
  const line = toPovertyLine(rules[year].medicaid_lines, { state, household_size });
  return (limit) => limit !== undefined && income !== undefined && 100 * income <= limit * line;
}

/** Public program of a person, in effect up to a percentage of the poverty line. */
interface Program {
  cover: 'child_cover' | 'adult_medicaid' | 'parent_medicaid';
  /** Kind of its limit. */
  of: 'children' | 'county' | 'adults' | 'parents';
  percent: number;
}

/** Returns the last age at which a child has the state's Medicaid or CHIP of children. */
export const findOldestPublicChild = (state?: string): number =>
  findForState<number>(shared.oldest_public_children, state) ?? shared.oldest_public_children.default;

/** Returns true for a state whose CHIP costs hundreds of dollars a month at higher incomes. */
export const hasChipPremiums = (state = ''): boolean => state in shared.chip_premiums;

/** Returns a function that lists the Medicaid and CHIP of a person: by age, of the county, as any adult, or as a parent. */
export function createProgramList({ people }: Household, { state, county = '' }: RulesPlace) {
  const oldestChild = findOldestPublicChild(state);
  const hasChild = people.some((person) => isChild(person) && person.age <= findOldestDependentChild(state));
  const adult = findAdultLimit(state);
  const parent = hasChild ? findParentLimit(state) : undefined;
  const ofCounty = findForState<number>(shared.county_child_limits, county);
  return (person: Person): Program[] => {
    const { age } = person;
    const child = age <= oldestChild ? findChildLimit(age, state) : undefined;
    const programs: (Omit<Program, 'percent'> & { percent: number | undefined })[] = [
      { cover: 'child_cover', of: 'children', percent: child },
      { cover: 'child_cover', of: 'county', percent: age <= oldestCountyChild ? ofCounty : undefined },
      { cover: 'adult_medicaid', of: 'adults', percent: adult },
      {
        cover: 'parent_medicaid',
        of: 'parents',
        percent: isChild(person) ? undefined : parent,
      },
    ];
    return programs.filter((program): program is Program => program.percent !== undefined);
  };
}

const roundedLimits: Readonly<Partial<Record<Program['of'], readonly string[]>>> = shared.rounded_limits;

/** Returns true for a program whose limit the state fixes in dollars or otherwise, not by the poverty line. */
export const hasRoundedLimit = ({ of }: Program, state = '') => roundedLimits[of]?.includes(state) ?? false;

/** Returns a function that finds a person's Medicaid or CHIP, or one that the income may be within. */
function createPublicCover(household: Household, place: RulesPlace, isWithinMedicaid: MedicaidTest) {
  const listPrograms = createProgramList(household, place);
  return (person: Person): Omit<Member, 'person'> => {
    const programs = listPrograms(person);
    const found = programs.find(({ percent }) => isWithinMedicaid(percent));
    // Programs of children are not listed at this age.
    if (found && person.age > maxPricedAge) return { ends_at_64: found.percent };
    if (found) {
      const { cover, of, percent } = found;
      return { cover, reason: `income_within_limit_of_${of}`, limit: { percent } };
    }
    const close = programs.find(
      (program) => hasRoundedLimit(program, place.state) && isWithinMedicaid(program.percent + 1),
    );
    return close ? { close_to: close.percent } : {};
  };
}

interface Covered {
  people: readonly PersonCover[];
}

/** Lists the people whom the shown prices are for. */
export const listPriced = ({ people }: Covered): Person[] =>
  people.filter(({ is_priced }) => is_priced).map(({ person }) => person);

/** Lists those in Medicaid or CHIP beside the people of the prices. */
export const listInPublicCover = ({ people }: Covered): Person[] =>
  people.filter(({ cover, is_priced }) => !is_priced && isPublicCover(cover)).map(({ person }) => person);

/** Returns true where children have a program of their county: all of them, since the state's ends at a lower income. */
export const hasCountyProgram = ({ people }: Covered): boolean =>
  people.some(({ reason }) => reason === 'income_within_limit_of_county');

export function isApplicantPriced({ people }: Covered): boolean {
  const applicant = findApplicant({ people: people.map(({ person }) => person) });
  return people.some(({ person, is_priced }) => is_priced && person === applicant);
}

/** Prices of the employers' plans that take the place of the credit, USD a month: one for the family, or each adult's own. */
export function listOffers({ people, household }: Covered & { household: Household }): number[] {
  const offers = people.flatMap(({ offer }) => offer ?? []);
  const isOfFamily = household.people.some(({ employer_offer: offer }) => offer?.family === offers[0]);
  return isOfFamily ? offers.slice(0, 1) : offers;
}

/** Price of all of them, USD a month. */
export const sumOffers = (prices: Parameters<typeof listOffers>[0]): number =>
  listOffers(prices).reduce((sum, usd) => sum + usd, 0);

export const isForApplicant = (prices: Covered): boolean =>
  listPriced(prices).length === 1 && isApplicantPriced(prices);

/** Returns true where nobody is known to pay the shown prices: public cover takes their place, or income is not known. */
export const isUnpriced = ({ help }: Pick<Covers, 'help'>): boolean => consequences[help].isUnpriced ?? false;
