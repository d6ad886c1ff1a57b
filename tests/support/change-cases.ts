import { readFileSync } from 'node:fs';
import type { HealthEstimate } from '#contract/predictions.ts';
import type { Cause } from '#functions/plans/explain-change.ts';
import { findApplicant, type Household } from '#functions/plans/household.ts';
import { type PlanPrices, toPlanPrices } from '#functions/plans/plan-prices.ts';
import type { PlanYear } from '#functions/plans/plan-year.ts';
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
