import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { HealthEstimate } from '#contract/estimates.ts';
import type { Cause } from '#functions/plans/explain-change.ts';
import { findApplicant, type Household } from '#functions/plans/household.ts';
import { type PlanPrices, toPlanPrices } from '#functions/plans/plan-prices.ts';
import { type PlanYear, planYears } from '#functions/plans/plan-year.ts';
import reference from '#model/reference-people.json' with { type: 'json' };
import { readModels } from '#model/serving/evaluate.ts';

/** Household of a request for plan prices. */
export type PricedRequest = Household & { state: string; county: string; plan_year: PlanYear };

export interface ChangeCase {
  id: number;
  topic: string;
  before: PricedRequest;
  after: PricedRequest;
  expected: {
    help: string[];
    levels: Record<
      string,
      null | {
        before_year: number;
        after_year: number;
        month: number;
        parts: { causes: Cause[]; year: number; month: number }[];
      }
    >;
    people: object[];
  };
}

const file = new URL('../../functions/plans/change-cases.json', import.meta.url);

/** Pairs of households with the change between them, by a program of its own on the prices of 27 November 2026. */
export const { cases: changeCases }: { cases: ChangeCase[] } = JSON.parse(readFileSync(file, 'utf8'));

const { health } = await readModels();

/** Prices a request, with the market of the newest year as the website has it: that of an earlier one follows from it. */
export function priceRequest({ state, county, plan_year, ...household }: PricedRequest): PlanPrices {
  const place = { age: findApplicant(household)?.age ?? 0, state, county };
  const answers = { ...reference.health.people[0], ...place };
  const market = health.market(answers as never, 2027) as HealthEstimate['market'];
  return toPlanPrices(household, { input_data: place, market }, plan_year);
}

const places = [
  { state: 'TX', county: '48201' },
  { state: 'TX', county: '48453' },
  { state: 'CA', county: '06037' },
  { state: 'MA', county: '25025' },
  { state: 'NY', county: '36061' },
  { state: 'OH', county: '39049' },
] as const;

const usd = fc.integer({ min: 0, max: 1500 });
const adult = fc.record(
  {
    role: fc.constant('adult' as const),
    age: fc.integer({ min: 18, max: 70 }),
    has_cover: fc.constantFrom('none', 'medicare', 'veterans', 'tricare'),
    employer_offer: fc.record({ own: usd, family: usd }, { requiredKeys: [] }),
  },
  { requiredKeys: ['role', 'age'] },
);
const child = fc.record({ role: fc.constant('child' as const), age: fc.integer({ min: 0, max: 27 }) });
/** Random household of a request, in a place and plan year with prices. */
export const randomRequest: fc.Arbitrary<PricedRequest> = fc
  .tuple(
    fc.array(adult, { minLength: 1, maxLength: 3 }),
    fc.array(child, { maxLength: 5 }),
    fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: undefined, freq: 9 }),
    fc.constantFrom(...places),
    fc.constantFrom(...planYears),
  )
  .map(([adults, children, income, place, plan_year]) => ({
    ...{ people: [...adults, ...children], income, plan_year, ...place },
  }));
