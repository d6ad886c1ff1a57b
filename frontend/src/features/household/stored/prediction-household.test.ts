import { describe, expect, it } from 'vitest';
import type { PredictionRow } from '#contract/predictions.ts';
import { type Typed, toInput, typePeople } from '#tests/support/typed-households.ts';
import { formatNetPrice } from '../../prices/net-price.tsx';
import { emptyInput, type HouseholdInput, readHousehold } from '../typed-household.ts';
import { readStoredHousehold, toStoredHousehold } from './prediction-household.tsx';

const created_at = '2026-11-22T12:00:00Z';
const smoker = typePeople(' 38 ').map((person) => ({ ...person, tobacco: true }));
const typed: Typed = {
  income: '$4,000',
  income_period: 'month',
  adults: [...smoker, ...typePeople('')],
  children: typePeople(10),
  ownOffer: '210.50',
};

describe('a household that is stored', () => {
  it('has the names of the API, the applicant first, and the income of a year', () => {
    expect(toStoredHousehold(toInput(typed), 40.5)).toEqual({
      people: [
        { age: 40, role: 'adult', employer_offer: { own: 210.5 } },
        { age: 38, role: 'adult', tobacco: true },
        { age: 10, role: 'child' },
      ],
      income: 48_000,
    });
  });

  it.each<Typed>([
    {},
    { ...typed, size: '5', familyOffer: '650' },
    { children: typePeople(25), tobacco: true },
  ])('%j is priced as before', (change) => {
    const input = toInput(change);
    const household = toStoredHousehold(input, 40);
    const stored = readStoredHousehold({ household, created_at } as PredictionRow);
    expect(readHousehold(stored, 40)).toEqual(readHousehold(input, 40));
  });

  it('has the plan year of its day; without a household, the applicant alone and no income', () => {
    expect(readStoredHousehold({ created_at: '2026-10-31T12:00:00Z' } as PredictionRow)).toEqual({
      ...emptyInput,
      year: '2026',
    });
    expect(readStoredHousehold({ created_at } as PredictionRow)).toMatchObject({ income: '', year: '2027' });
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
  const row = {
    created_at,
    insurance_type: 'health',
    input_data: { age: 40, state: 'TX' },
    market_premium: 7200,
  } as PredictionRow;
  const of = (household: object) => formatNetPrice({ ...row, household } as PredictionRow);
  const people = [{ age: 40, role: 'adult' }];

  it('is a month’s price after the tax credit', () => {
    expect(of({ people, income: 38_000 })).toMatch(/^Second-cheapest silver: about \$\d{3} a month$/);
  });

  it('is none without a household or its income', () => {
    expect(formatNetPrice(row)).toBeNull();
    expect(of({ people })).toBeNull();
  });
});
