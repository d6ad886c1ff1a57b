import { expect, it, vi } from 'vitest';
import type { InsuranceType } from '#contract/insurance-answers.ts';
import { questions } from '#frontend/features/estimates/questions.ts';
import { loadEvaluator, loadPrices } from '#frontend/features/places/device-estimate.ts';
import { listTiles } from '#frontend/features/plans/tiles.ts';
import { toPlanPrices } from '#functions/plans/plan-prices.ts';

/** Plans of the landing page's sample after the credit, USD a month. */
async function priceHealthSample() {
  const [age, state, income, planYear] = [40, 'TX', 38_000, 2027] as const;
  const evaluator = await loadEvaluator('health');
  await loadPrices(state);
  const market = evaluator.market({ age, state, county: '48201' });
  expect(market.place_basis).toBe('filed');
  const household = { people: [{ role: 'adult', age }], income } as const;
  const prices = toPlanPrices(household, { input_data: { age, state }, market }, planYear);
  const levels = listTiles(prices).map(({ level, range, fullRange }) => ({
    level,
    paid: range?.low,
    full: fullRange?.low,
  }));
  const credit = Math.round(prices.credit.amount / 12);
  return { age, income, planYear, isProjected: prices.basis.basis === 'projected', credit, levels };
}

/** Premium and range in 2026 for the answers that the landing page names, USD a year. */
async function priceCarSample() {
  vi.setSystemTime('2026-11-22');
  const evaluator = await loadEvaluator('car');
  const { premium, low, high } = evaluator.price({
    insurance_type: 'car',
    input_data: {
      driver_age: 24,
      driving_experience: 6,
      annual_mileage: 10 * 1.609344,
      car_mfg_year: 2016,
      prv_accident: 1,
    },
  });
  return { premium: Math.round(premium), low: Math.round(low), high: Math.round(high) };
}

/** Number of the questions that must be answered, without those that already give the prices of health plans. */
function countQuestions(insuranceType: InsuranceType): number {
  const asked = Object.values(questions[insuranceType]);
  return asked.filter(({ optional, section }) => !optional && section !== 'place').length;
}

it('the samples of the landing page are computed by the product; `npm run renew-prices` writes them', async () => {
  const counts = { health: countQuestions('health'), car: countQuestions('car') };
  const figures = { questions: counts, health: await priceHealthSample(), car: await priceCarSample() };
  await expect(`${JSON.stringify(figures, undefined, 2)}\n`).toMatchFileSnapshot('sample-figures.json');
});
