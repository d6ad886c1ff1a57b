import { describe, expect, it } from 'vitest';
import type { PredictionRow } from '#contract/predictions.ts';
import {
  emptyInput,
  type HouseholdInput,
  readHousehold,
  toHouseholdInput,
} from '#functions/plans/typed-household.ts';
import { NetPrice } from '../../prices/net-price.tsx';
import { toStoredHousehold } from './prediction-household.tsx';

const typed: HouseholdInput = {
  ...emptyInput,
  income: '$4,000',
  income_period: 'month',
  adults: [
    { age: ' 38 ', tobacco: true },
    { age: '', tobacco: false },
  ],
  children: [{ age: '10', tobacco: false }],
  offer: '210.50',
};

describe('a household that is stored', () => {
  it('has the names of the API, the applicant first, and the income of a year', () => {
    expect(toStoredHousehold(typed, 40.5)).toEqual({
      people: [
        { age: 40, role: 'adult', tobacco: false, employer_offer: { own: 210.5 } },
        { age: 38, role: 'adult', tobacco: true },
        { age: 10, role: 'child', tobacco: false },
      ],
      income: 48_000,
    });
  });

  it.each([
    {},
    { ...typed, size: '5', familyOffer: '650' },
    { children: [{ age: '25', tobacco: false }], tobacco: true },
  ])('%j is priced as before', (change) => {
    const input = { ...emptyInput, ...change };
    const stored = toStoredHousehold(input, 40);
    expect(stored && readHousehold(toHouseholdInput(stored), 40).household).toEqual(
      readHousehold(input, 40).household,
    );
  });

  it.each<[Partial<HouseholdInput>, number]>([
    [{ income: 'much' }, 40],
    [{ territory: 'PR' }, 40],
    [{ income: '999,999,999', income_period: 'month' }, 40],
    [{}, 200],
  ])('is none of %j at the age %d', (change, age) => {
    expect(toStoredHousehold({ ...emptyInput, ...change }, age)).toBeUndefined();
  });
});

describe('the net price of a row', () => {
  const today = new Date('2026-11-22T12:00:00Z');
  const row = {
    insurance_type: 'health',
    input_data: { age: 40, state: 'TX' },
    market_premium: 7200,
  } as PredictionRow;
  const of = (household: object) => NetPrice({ row: { ...row, household } as PredictionRow, today });
  const people = [{ age: 40, role: 'adult' }];

  it('is a month’s price after the tax credit', () => {
    expect(of({ people, income: 38_000 })).toMatch(/^Second-cheapest silver: about \$\d{3} a month$/);
  });

  it('is none without a household or its income', () => {
    expect(NetPrice({ row, today })).toBeNull();
    expect(of({ people })).toBeNull();
  });
});
