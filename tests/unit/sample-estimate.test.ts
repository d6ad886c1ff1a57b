import { expect, it } from 'vitest';
import { sample } from '#frontend/pages/sample-figures.ts';
import { readModels } from '#model/serving/evaluate.ts';

/** As the texts of the sample say. */
const answers = {
  driver_age: 24,
  driving_experience: 6,
  annual_mileage: 16,
  car_mfg_year: 2016,
  prv_accident: 1,
};

it('the sample on the landing page has the same figures as the model for the sample answers', async () => {
  const { car } = await readModels();
  const { premium, range, market, contributions } = car.estimate(answers, 2026);
  expect(sample).toMatchObject({
    premium,
    range: { low: range.low, high: range.high },
    average: market.premium,
  });
  const sort = (amounts: number[]) => amounts.toSorted((one, other) => one - other);
  expect(sort(sample.parts.map(({ amount }) => amount))).toEqual(
    sort(contributions.map(({ amount }) => amount)),
  );
});
