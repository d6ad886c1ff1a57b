import { afterEach, expect, it } from 'vitest';
import { changedPrices } from '#frontend/api/stored-answers.ts';
import { changeOwnCar, readOwnCar } from './own-car.ts';
import { forgetBesideEstimate } from './use-steps.ts';

afterEach(() => {
  changedPrices.clear();
  changeOwnCar(undefined);
});

it.each([
  ['health', undefined, { loan: 'yes' }],
  ['car', { silver: 211 }, {}],
] as const)(
  'an empty %s form begins without what was shown beside the last estimate of it alone',
  (type, prices, own) => {
    changedPrices.store({ silver: 211 });
    changeOwnCar({ loan: 'yes' });
    forgetBesideEstimate(type);
    expect(changedPrices.read()).toEqual(prices);
    expect(readOwnCar()).toEqual(own);
  },
);
