import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CarAnswers } from '#contract/car-answers.ts';
import { createCarEvaluator } from '#frontend/features/places/car-evaluator.ts';
import tables from '#model/artifacts/car.json' with { type: 'json' };
import facts from '#model/artifacts/car-facts.json' with { type: 'json' };
import cars from '#model/artifacts/car-names.json' with { type: 'json' };
import { carCovers } from '#tests/support/test-predictions.ts';
import type { CarNames } from './car-names.ts';
import { createPrices, findHigherDeductible, findHigherLimits } from './car-prices.ts';
import { listCarCovers } from './covers.ts';
import type { CarFacts } from './facts.ts';
import { listOtherCars } from './same-driver.tsx';
import { Situations } from './situations.tsx';

const names: CarNames = {
  cars: cars as unknown as CarNames['cars'],
  newPrices: facts.value.new_car_prices,
};
const evaluator = createCarEvaluator(tables);
const usual = {
  ...{ driver_age: 40, driving_experience: 22, annual_mileage: 16, car_mfg_year: 2020, prv_accident: 0 },
  state: 'OH',
} as const;

const estimateWith = (answers: Partial<CarAnswers>) => {
  const input_data = { ...usual, ...answers };
  return { estimate: evaluator.estimate({ insurance_type: 'car', input_data }), evaluator };
};

describe('other cars', () => {
  const listed = (year: number) => listOtherCars(names, year);
  const find = (year: number, label: string) => listed(year).find((car) => car.label === label);

  it('are of the same model year, with each fuel on sale in it', () => {
    const labels = listed(2024).map(({ label }) => label);
    expect(labels).toContain('Toyota Camry, gas');
    expect(labels).toContain('Toyota Camry, hybrid');
    expect(labels).toContain('Tesla Model 3');
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('are of the nearest year if they were not sold in that one', () => {
    expect(find(2014, 'Tesla Model 3, 2017')?.answers).toMatchObject({
      ...{ car_mfg_year: 2017, car_body: 'car', car_fuel: 'electric' },
    });
    expect(find(2026, 'Audi A4, 2025')?.answers.car_mfg_year).toBe(2025);
  });

  it('have a price for every name and year', () => {
    for (const year of [1998, 2014, 2027]) {
      const all = listed(year);
      expect(all.length).toBeGreaterThanOrEqual(177);
      for (const { answers } of all) {
        expect(answers.car_price).toBeGreaterThan(5000);
        expect(estimateWith(answers).estimate.covers.full.premium).toBeGreaterThan(0);
      }
    }
  });
});

describe('higher deductibles and limits', () => {
  it.each([
    [undefined, 1000],
    [250, 1000],
    [1000, 2000],
    [1500, 2000],
  ])('of a deductible of %s the next is %i, and costs less', (deductible, next) => {
    const higher = findHigherDeductible(estimateWith({ deductible, cover: 'full' }));
    expect(higher?.deductible).toBe(next);
    expect(higher?.saving).toBeGreaterThan(0);
    const full = (amount: number | undefined) =>
      estimateWith({ deductible: amount, cover: 'full' }).estimate.predicted_premium;
    expect(higher?.saving).toBeCloseTo(full(deductible) - full(next), 2);
    // The saving is that of full coverage also where the estimate is for less.
    const liability = findHigherDeductible(estimateWith({ deductible, cover: 'liability' }));
    expect(liability?.saving).toBeCloseTo(full(deductible) - full(next), 2);
  });

  it.each([
    [undefined, '100_300'],
    ['minimum', '100_300'],
    ['100_300', '250_500'],
  ] as const)('of limits of %s the next are %s, and cost more', (limits, next) => {
    const higher = findHigherLimits(estimateWith({ limits }));
    expect(higher?.limits).toBe(next);
    expect(higher?.more).toBeGreaterThan(0);
    const premium = (of: CarAnswers['limits']) => estimateWith({ limits: of }).estimate.predicted_premium;
    expect(higher?.more).toBeCloseTo(premium(next) - premium(limits), 2);
  });

  it('of a car have the prices of its coverages', () => {
    const given = estimateWith({ cover: 'full' });
    const { full, liability_comprehensive } = given.estimate.covers;
    const liability = estimateWith({ cover: 'liability' }).estimate.predicted_premium;
    const prices = createPrices(given);
    expect(prices.liability).toBe(liability);
    expect(prices.damage).toBeCloseTo(full.premium - liability, 2);
    expect(prices.collision).toBeCloseTo(full.premium - liability_comprehensive.premium, 2);
  });

  it('end with the highest', () => {
    expect(findHigherDeductible(estimateWith({ deductible: 2000 }))).toBeUndefined();
    expect(findHigherLimits(estimateWith({ limits: '250_500' }))).toBeUndefined();
  });
});

it('names limits and deductible on the tiles that have them, and only if they are given', () => {
  const terms = (answers: Pick<CarAnswers, 'deductible' | 'limits'>) =>
    listCarCovers(carCovers, answers).map(({ deductible }) => deductible);
  const both = 'limits 100/300, $1,000 deductible';
  expect(terms({ deductible: 1000, limits: '100_300' })).toEqual([undefined, both, both]);
  expect(terms({ deductible: 250 })).toEqual([undefined, '$250 deductible', '$250 deductible']);
  expect(terms({})).toEqual([undefined, undefined, undefined]);
});

it('lists situations, with the value of the car, and credit only where the law allows it', () => {
  const render = (answers: Partial<CarAnswers>) =>
    renderToStaticMarkup(
      createElement(Situations, { ...estimateWith(answers), facts: facts as unknown as CarFacts }),
    ).replace(/<[^>]+>/g, ' ');
  expect(render({ car_price: 50_000 })).toMatch(/the value of your car, now about \$\d\d,\d00\./);
  expect(render({})).toContain('You have fair or poor credit');
  expect(render({ state: 'CA' })).not.toContain('credit');
});
