import { expect, it } from 'vitest';
import { sample } from '#frontend/pages/sample-figures.ts';
import { readModels } from '#model/serving/evaluate.ts';

it('the sample on the landing page has the same figures as the model for the sample answers', async () => {
  const { car } = await readModels();
  const { premium, range, market, contributions } = car.estimate(sample.answers, 2026);
  expect(sample).toMatchObject({
    premium,
    range: { low: range.low, high: range.high },
    average: market.premium,
  });
  const amounts = new Map(contributions.map(({ feature, amount }) => [feature, amount]));
  expect(new Map(sample.parts.map(({ feature, amount }) => [feature, amount]))).toEqual(amounts);
});
