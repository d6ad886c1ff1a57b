import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodyExamples, planExamples } from '#contract/examples.ts';
import type { RouteId } from '#contract/routes.ts';
import { startTestModel, type TestModel } from '#tests/support/test-model.ts';
import { createTestPlatform } from '#tests/support/test-platform.ts';

let trained: TestModel;
beforeAll(async () => {
  trained = await startTestModel();
});
afterAll(() => trained.close());

/** Sends the requests of the page for developers, and selects the members of each response that it shows. */
async function sampleResponses() {
  const platform = await createTestPlatform();
  const dependencies = {
    model: trained.model,
    policyModel: trained.policyModel,
    clock: () => new Date('2026-11-22T12:00:00Z'),
  };
  const call = async (route: RouteId, request: object) => {
    const { status, body } = await platform.call(route, request, dependencies);
    expect(status).toBe(200);
    return body;
  };
  const county = await call('get-place', { parameters: { zip: '77002' } });
  const plans = await call('estimate-plans', { body: planExamples.Texas });
  const car = await call('estimate-car-premium', { body: bodyExamples['estimate-car-premium'] });
  const policy = await call('estimate-car-policy', { body: bodyExamples['estimate-car-policy'] });
  const { price, credit, net_price, range } = plans.levels.silver;
  return {
    county,
    plans: {
      plan_year: plans.plan_year,
      prices: { basis: plans.prices.basis },
      help: plans.help,
      levels: { silver: { price, credit, net_price, range } },
    },
    car: {
      predicted_premium: car.predicted_premium,
      range: car.range,
      market: { premium: car.market.premium },
      warnings: car.warnings,
    },
    policy: {
      predicted_premium: policy.predicted_premium,
      range: policy.range,
      cars: policy.cars.map(({ premium }: { premium: number }) => ({ premium })),
    },
  };
}

it('the sample responses on the page for developers are those of the API, shortened; `npm run renew-prices` writes them', async () => {
  const samples = `${JSON.stringify(await sampleResponses(), undefined, 2)}\n`;
  await expect(samples).toMatchFileSnapshot('../../frontend/src/pages/reading/sample-responses.json');
});
