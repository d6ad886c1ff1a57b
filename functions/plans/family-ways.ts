import { consequences } from './cover.ts';
import { findApplicant, type Household, isChild, type Person } from './household.ts';
import { type PlanPrices, toPlanPrices } from './plan-prices.ts';

/** Ways to cover a family of one adult with an offer of an employer, USD a month, with silver plans. */
export interface FamilyPremiums {
  /** The employer's plan for the adult and a plan of the marketplace for the children. */
  split: number;
  /** The employer's plan for all; undefined where its price is not given. */
  job: number | undefined;
  /** A plan of the marketplace for all. */
  here: number;
  /** True where the children would have public cover, which costs nothing here. */
  isPublic: boolean;
}

/**
 * Lists what the ways to cover a family cost that has an offer of the adult's employer. Whoever may have an affordable plan
 * of an employer gets no credit (26 CFR 1.36B-2(c)(3)(v)), and the adult on the employer's plan needs none.
 */
export function findFamilyWays(prices: PlanPrices): FamilyPremiums | undefined {
  const { household, priced, plan_year } = prices;
  const adult = findApplicant(household);
  const own = adult?.employer_offer?.own;
  const children = household.people.filter(isChild);
  if (!adult || own === undefined || children.length === 0) return undefined;
  if (household.income === undefined || children.length + 1 !== household.people.length) return undefined;
  const price = (changed: Person) => {
    const people = household.people.map((person) => (person === adult ? changed : person));
    return toPlanPrices({ ...household, people } satisfies Household, priced, plan_year);
  };
  // Another cover ends the adult's part of the credit as the employer's plan does; the size of the tax return stays.
  const ofChildren = price({ ...adult, has_cover: 'veterans' });
  const isPublic = ofChildren.people.every(
    ({ person, cover }) => person.role === 'adult' || cover === 'child_cover',
  );
  const ofAll = price({ ...adult, employer_offer: undefined });
  const [ofChild, all, now] = [ofChildren, ofAll, prices].map(({ levels }) => levels.silver);
  if (!all || !now || (!ofChild && !isPublic)) return undefined;
  const forChildren = isPublic ? 0 : (ofChild?.paid ?? 0);
  // Those who decline an affordable offer pay the full price; the credit of the others stays.
  const isDeclinedByAll = consequences[prices.help].hasEmployersPlan;
  const here = isDeclinedByAll ? all.full : now.paid + all.full - now.full;
  return {
    split: own + forChildren / 12,
    job: adult.employer_offer?.family,
    here: here / 12,
    isPublic,
  };
}
