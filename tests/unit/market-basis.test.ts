import { expect, it } from 'vitest';
import type { HealthEstimate } from '#contract/estimates.ts';
import usStates from '#contract/us-states.json' with { type: 'json' };
import { formatBenchmark } from '#frontend/features/estimates/result/about-estimate.texts.ts';
import { planYears } from '#functions/plans/plan-year.ts';
import { formatState } from '#functions/plans/state-offices.ts';
import counties from '#model/artifacts/places/counties.json' with { type: 'json' };
import reference from '#model/reference-people.json' with { type: 'json' };
import { readModels } from '#model/serving/evaluate.ts';

const places = Object.entries(counties).flatMap(([state, list]) => {
  const { fips } = usStates[state as keyof typeof usStates];
  return [{ state }, { state, county: fips + list.slice(0, 3) }];
});

it('the website names what a marketplace price is for as the API does, in every state and plan year', async () => {
  const { health } = await readModels();
  const pairs = [{}, ...places].flatMap((place) =>
    [undefined, planYears.at(-1)].map((year) => {
      const input_data = { ...reference.health.people[0], age: 40, ...place };
      const market = health.market(input_data as never, year) as HealthEstimate['market'];
      const { params, prices } = market;
      const { plan_year: filed = 0, county } = params;
      const state = params.state && formatState(params.state);
      return [formatBenchmark({ filed, year: prices.plan_year, county, state, place: '' }), market.basis];
    }),
  );
  expect(pairs.filter(([found, expected]) => found !== expected)).toEqual([]);
  expect(pairs).toHaveLength(2 * (1 + 2 * 51));
});
