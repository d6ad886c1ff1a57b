import { expect, it } from 'vitest';
import { toRemembered } from './household-store.ts';
import { emptyInput } from './typed-household.ts';

it('the device remembers the middle of an income that swings, and no answer about offers without their amounts', () => {
  const swings = { ...emptyInput, income: '1,200 to 2,100', income_period: 'month' as const };
  expect(toRemembered(swings)).toEqual({ ...emptyInput, income: '19,800' });
  const steady = { ...emptyInput, income: '48k' };
  expect(toRemembered({ ...steady, has_offer: 'yes' })).toEqual(steady);
});
