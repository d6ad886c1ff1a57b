import { expect, it } from 'vitest';
import { findEndsOfStored, toRemembered } from './household-store.ts';
import { emptyInput } from './typed-household.ts';

it('the device remembers the middle of an income that swings, and no answer about offers without their amounts', () => {
  const swings = { ...emptyInput, income: '1,200 to 2,100', income_period: 'month' as const };
  expect(toRemembered(swings)).toEqual({ ...emptyInput, income: '19,800' });
  const steady = { ...emptyInput, income: '48k' };
  expect(toRemembered({ ...steady, has_offer: 'yes' })).toEqual(steady);
});

it('an income that is stored swings between the ends that were typed in the tab, if they have its middle', () => {
  const typed = { ...emptyInput, income: '14,000 to 26,000' };
  const ends = { low: 14_000, high: 26_000 };
  const of = (income: number) => ({ household: { people: [], income } });
  expect(findEndsOfStored(of(20_000), typed)).toEqual(ends);
  expect(findEndsOfStored(of(20_001), typed)).toBeUndefined();
  expect(findEndsOfStored({ household: { people: [] } }, typed)).toBeUndefined();
  // Typed on the page of the stored household.
  const other = { low: 10_000, high: 30_000 };
  expect(findEndsOfStored({ ...of(20_000), ends: other }, typed)).toEqual(other);
});
