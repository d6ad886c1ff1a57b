import { expect, it } from 'vitest';
import { loadEvaluator, loadPrices } from '#frontend/features/places/device-estimate.ts';
import health from '#model/artifacts/health.json' with { type: 'json' };
import { toUsd } from '#model/serving/cents.ts';
import type { CountryPrices } from '#model/serving/places.ts';
import { healthAnswers as person } from '#tests/support/test-predictions.ts';
import { toShownPremium } from './requests.ts';

const [country = expect.unreachable()] = Object.values(
  import.meta.glob<CountryPrices>('#model/artifacts/prices-*/US.json', { eager: true, import: 'default' }),
);

it('estimates for the country and says so until the prices of the state are loaded', async () => {
  const evaluator = await loadEvaluator('health');
  const place = { state: 'WY', county: '56021', zip3: '820' } as const;
  const answers = { insurance_type: 'health', input_data: { ...person, ...place } } as const;
  const withoutPlace = evaluator.estimate({ insurance_type: 'health', input_data: person } as const);
  const { market } = withoutPlace;
  expect(market.place_basis).toBe('country');
  expect(evaluator.estimate(answers)).toEqual({
    ...withoutPlace,
    ...answers,
    warnings: [expect.objectContaining({ code: 'prices_missing' }), ...withoutPlace.warnings],
  });
  expect(evaluator.market({ ...place, age: person.age })).toEqual(market);
  expect(toShownPremium(evaluator.estimate(answers))).toBeUndefined();
  expect(toShownPremium(withoutPlace)).toBe(withoutPlace.predicted_premium);

  await loadPrices('WY');
  const estimate = evaluator.estimate(answers);
  expect(estimate.market.basis).toContain('Wyoming');
  expect(estimate.market.place_basis).not.toBe('country');
  expect(toShownPremium(estimate)).toBe(estimate.predicted_premium);
  expect(evaluator.market({ ...place, age: person.age })).toEqual(estimate.market);
  expect(evaluator.price(answers)).toEqual({
    premium: estimate.predicted_premium,
    low: estimate.range.low,
    high: estimate.range.high,
  });
  // The country's level with the age factor; a child's spending follows the price.
  const [adult, child] = [40, 9].map((age) => evaluator.averageCare({ ...place, age }));
  expect(adult?.expected_spending).toBe(toUsd(country.level * 1.278 * (health.spending_by_age[22] ?? 0)));
  expect(child?.expected_spending).toBe(toUsd(country.level * 0.765 * (health.spending_by_age[0] ?? 0)));
  const ownDesigns = Object.keys(estimate.year?.designs ?? {});
  expect(Object.keys(child?.designs ?? {})).toEqual(ownDesigns);
  const elsewhere = { ...answers, input_data: { ...answers.input_data, county: '56999' } };
  expect(() => evaluator.estimate(elsewhere)).toThrow('County 56999 is not in Wyoming');
});
