import { toPovertyLine } from './credit.ts';
import { toHouseholdSize } from './household.ts';
import type { PlanPrices } from './plan-prices.ts';
import { rules } from './rules.ts';
import { findForState } from './state-offices.ts';
import table from './tables/pregnancy.json' with { type: 'json' };

/** Ages at which pregnancies are spoken of: a judgement. */
const pregnancyAges = { from: 12, to: 50 };

/** Returns true for people of whom one may be pregnant. */
export const mayBePregnant = (people: readonly { person: { age: number } }[]): boolean =>
  people.some(({ person: { age } }) => age >= pregnancyAges.from && age <= pregnancyAges.to);

/** Longest time to a birth, days: 40 weeks. */
const longestPregnancy = 280;

/** Returns true for a day of birth by ISO 8601 by which a pregnancy has begun on another day. */
export function isPregnancy(birth: string, today: string): boolean {
  const days = (Date.parse(birth) - Date.parse(today)) / 86_400_000;
  return days > 0 && days <= longestPregnancy;
}

/** Medicaid of a pregnant person of a household. */
export interface PregnancyCover {
  /** Highest income, whole USD a year; undefined where the sources of the state's limit differ. */
  limit: number | undefined;
  /** Persons that it counts: the unborn child is one (42 CFR 435.603(b)). */
  persons: number;
  /** Undefined without a limit, and without an income. */
  isWithin: boolean | undefined;
  /** True for a state whose CHIP covers pregnant people above Medicaid's limit. */
  hasChip: boolean;
}

/** Finds the Medicaid of a pregnant person. The limits of children do not count the unborn child: no other cover changes. */
export function findPregnancyCover({ household, place, plan_year }: PlanPrices): PregnancyCover {
  const persons = toHouseholdSize(household) + 1;
  const line = toPovertyLine(rules[plan_year].medicaid_lines, {
    state: place.state,
    household_size: persons,
  });
  const percent = findForState<number>(table.limits, place.state);
  const limit = percent === undefined ? undefined : Math.floor((percent * line) / 100);
  const { income } = household;
  return {
    limit,
    persons,
    isWithin: limit === undefined || income === undefined ? undefined : income <= limit,
    hasChip: table.chip.includes(place.state ?? ''),
  };
}
