import { expect, it, vi } from 'vitest';
import { emptyInput } from '#frontend/features/plans/household-store.ts';
import { readOutlook } from '#frontend/features/plans/outlook.ts';
import { listTiles } from '#frontend/features/plans/tiles.ts';
import { loadEvaluator, loadPrices } from '#frontend/features/predictions/device-estimate.ts';
import { toMarketplacePrice } from '#frontend/features/predictions/marketplace-price.ts';
import { carSample, healthSample } from './sample-figures.ts';

it('the health sample has the filed prices, after the credit of the plan year', async () => {
  const { age, state, county, income, planYear } = healthSample;
  const evaluator = await loadEvaluator('health');
  await loadPrices(state);
  const market = evaluator.market({ age, state, county });
  expect(market.place_basis).toBe('filed');
  const { outlook } = readOutlook(toMarketplacePrice({ input_data: { age, state }, market }), {
    ...emptyInput,
    income: String(income),
    year: String(planYear),
  });
  if (!outlook) throw new Error('The household cannot be priced');
  expect(healthSample).toMatchObject({
    credit: Math.round(outlook.credit / 12),
    levels: listTiles(outlook).map(({ name, range, fullRange }) => ({
      name,
      paid: range?.low,
      full: fullRange?.low,
    })),
  });
});

it('the car sample has the output of the model in 2026', async () => {
  vi.setSystemTime('2026-11-22');
  const { premium, low, high } = (await loadEvaluator('car')).price({
    insurance_type: 'car',
    input_data: {
      driver_age: 24,
      driving_experience: 6,
      annual_mileage: 10 * 1.609344,
      car_mfg_year: 2016,
      prv_accident: 1,
    },
  });
  vi.useRealTimers();
  expect(carSample).toEqual({ premium: Math.round(premium), low: Math.round(low), high: Math.round(high) });
});
