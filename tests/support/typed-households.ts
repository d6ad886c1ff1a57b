import {
  emptyInput,
  emptyPerson,
  type HouseholdInput,
  type PersonInput,
} from '#frontend/features/household/typed-household.ts';
import { readPlanPrices } from '#frontend/features/plans/household-prices.ts';
import type { PlanPrices, Priced } from '#functions/plans/plan-prices.ts';
import type { YearOfCare } from '#functions/plans/year-totals.ts';

/** Household as typed, with what is typed of the applicant, and the others by their role. */
export type Typed = Partial<Omit<HouseholdInput, 'people'>> &
  Partial<Omit<PersonInput, 'role' | 'age' | 'hasOffer'>> & {
    adults?: readonly Omit<PersonInput, 'role'>[];
    children?: readonly Omit<PersonInput, 'role'>[];
  };

/** Applicant with the prices of the place, USD a year. */
export type Applicant = Priced['input_data'] & Priced['market'];

export const toInput = ({
  tobacco = false,
  has_cover = '',
  ownOffer = '',
  familyOffer = '',
  adults = [],
  children = [],
  ...household
}: Typed): HouseholdInput => ({
  ...emptyInput,
  people: [
    {
      ...emptyPerson,
      ...{ tobacco, has_cover, ownOffer, familyOffer },
      hasOffer: ownOffer !== '' || familyOffer !== '',
    },
    ...adults.map((person) => ({ ...person, role: 'adult' as const })),
    ...children.map((person) => ({ ...person, role: 'child' as const })),
  ],
  ...household,
});

export const typePeople = (...ages: (number | string)[]): PersonInput[] =>
  ages.map((age) => ({ ...emptyPerson, age: String(age) }));

/** Prices the plans for a household as typed. Throws its problems. */
export function priceTyped(typed: Typed, applicant: Applicant): PlanPrices {
  const { prices, problems } = readPlanPrices({ input_data: applicant, market: applicant }, toInput(typed));
  if (!prices) throw new Error(JSON.stringify(problems));
  return prices;
}

/** Prices of Harris County, Texas, at 61, from USD a month. */
export const harris: Applicant = {
  state: 'TX',
  age: 61,
  premium: 12 * 1302,
  bronze: 12 * 823,
  silver: 12 * 1289,
  gold: 12 * 1103,
  place_basis: 'filed',
};

/** Prices of a household there. */
export const lookAtHarris = (input: Typed, changes: Partial<Applicant> = {}, year = 2027) =>
  priceTyped({ year: String(year), ...input }, { ...harris, ...changes });

/** Costs of a plan design in a year, USD. */
export const toDesign = (mean: number, bad_year = mean) => ({
  mean,
  bad_year,
  chance_of_maximum: 0,
  maximum: bad_year,
});

/** Year of care of the applicant of these households. */
export const yearOfCare: YearOfCare = {
  expected_spending: 13_741,
  designs: {
    bronze: toDesign(4856),
    silver: toDesign(3782),
    silver_73: toDesign(3383),
    silver_87: toDesign(1613),
    silver_94: toDesign(764),
    gold: toDesign(2517),
  },
};
