import { describe, expect, it } from 'vitest';
import type { ParsedHousehold } from '#contract/household.ts';
import type { InsuranceAnswers } from '#contract/insurance-answers.ts';
import type { Prediction } from '#contract/predictions.ts';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { formatNetPrice } from '#frontend/features/plans/net-price.ts';
import { type Typed, toInput, typePeople } from '#tests/support/typed-households.ts';
import { addHousehold, toStoredHousehold } from './prediction-household.tsx';
import { readStoredHousehold } from './stored-household.tsx';
import { emptyInput, type HouseholdInput, readHousehold, toHouseholdInput } from './typed-household.ts';

const read = (stored: object) => readStoredHousehold(stored as Prediction);
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
    const stored = read({ household, insurance_type: 'car' });
    expect(readHousehold(stored, 40)).toEqual(readHousehold(input, 40));
    expect(readHousehold(toHouseholdInput(stored), 40)).toEqual(readHousehold(input, 40));
  });

  it('has the plan year of its prices, whatever its day; without a household, the applicant alone and no income', () => {
    const health = { insurance_type: 'health', created_at: '2026-11-22T12:00:00Z' };
    const prices = { plan_year: 2026, basis: 'filed' };
    for (const stored of [{ prices }, { market: { prices } }]) {
      const given = read({ ...health, ...stored });
      expect(given.year).toBe('2026');
      expect(readHousehold(given, 40).household).toEqual({ people: [{ role: 'adult', age: 40 }] });
    }
    expect(read({ insurance_type: 'car', market: {} }).year).toBe('');
  });

  it('has the middle of an income that swings alone', () => {
    expect(toStoredHousehold({ ...emptyInput, income: '14,000 to 26,000' }, 40)).toEqual({
      people: [{ role: 'adult', age: 40 }],
      income: 20_000,
    });
  });

  it('keeps the order of its people, and is typed with the applicant first', () => {
    const child = { role: 'child', age: 9 } as const;
    const applicant = { role: 'adult', age: 40, employer_offer: { own: 1210.5 } } as const;
    const spouse = { role: 'adult', age: 38, tobacco: true } as const;
    const household: ParsedHousehold = {
      people: [child, applicant, spouse],
      income: 48_000,
      household_size: 4,
    };
    const stored = read({ household, insurance_type: 'car' });
    expect(readHousehold(stored, 41)).toEqual({
      household: { ...household, people: [child, { ...applicant, age: 41 }, spouse] },
      problems: {},
      assumedSize: 3,
      size: 4,
      unread: [],
    });
    expect(toHouseholdInput(stored)).toMatchObject({
      income: '48,000',
      size: '4',
      people: [
        { role: 'adult', age: '', hasOffer: true, ownOffer: '1,210.5' },
        { role: 'child', age: '9', hasOffer: false },
        { role: 'adult', age: '38', tobacco: true },
      ],
    });
  });

  it('is no household for a child alone', () => {
    const given = read({ insurance_type: 'car' });
    expect(readHousehold(given, 17)).toMatchObject({
      problems: { people: expect.stringMatching(/child alone/) },
    });
    expect(readHousehold(given, 17).household).toBeUndefined();
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

describe('answers to store', () => {
  const health = { insurance_type: 'health', input_data: { age: 40 } } as InsuranceAnswers;
  const input = { ...emptyInput, income: '48,000', year: '2026' };

  it('have the plan year that is chosen, also without the household', () => {
    const people = [{ age: 40, role: 'adult' }];
    expect(addHousehold(health, true, 2026, input)).toEqual({
      ...{ ...health, plan_year: 2026 },
      household: { people, income: 48_000 },
    });
    expect(addHousehold(health, false, 2026, input)).toEqual({ ...health, plan_year: 2026 });
    expect(addHousehold(health, false, 2026, emptyInput)).toEqual(health);
  });

  it('have no plan year without prices, as a form may remember after a renewal', () => {
    expect(addHousehold(health, false, 2026, { ...emptyInput, year: '2025' })).toEqual(health);
  });

  it('have neither for a car', () => {
    const car = { ...health, insurance_type: 'car' } as InsuranceAnswers;
    expect(addHousehold(car, true, 2026, input)).toBe(car);
  });
});

describe('the price of a row', () => {
  const row = {
    insurance_type: 'health',
    input_data: { age: 40, state: 'TX' },
    market_premium: 7200,
    market_range: { low: 7200, high: 7200 },
    prices: { plan_year: 2026, basis: 'filed', bronze: 4800, silver: 6900, gold: 8000 },
  } as Extract<PredictionRow, { insurance_type: 'health' }>;
  const people = [{ age: 40, role: 'adult' }] as const;
  const tell = (given: typeof row) => formatNetPrice(given).filter(Boolean).join(', ');
  const of = (household: ParsedHousehold, change: object = {}) => tell({ ...row, ...change, household });
  const prices = { ...row.prices, plan_year: 2027, basis: 'projected' };
  const market_range = { low: 6700, high: 8200 };

  it('is silver a month after the tax credit of the year of its prices', () => {
    // 242 % of 15,650 in 2026, 8.15 % of the income; 238 % of 15,960 in 2027, 8.21 %.
    const at = (income: number, year: number) =>
      of({ people: [...people], income }, { prices: { ...row.prices, plan_year: year } });
    expect([2026, 2027].map((year) => at(38_000, year))).toEqual([
      'Silver $233 a month',
      'Silver $235 a month',
    ]);
    // 9.96 % and 10.22 % of the income, less the 300 USD by which the benchmark costs more.
    expect([2026, 2027].map((year) => at(60_000, year))).toEqual([
      'Silver $473 a month',
      'Silver $486 a month',
    ]);
  });

  it('names the people only where it is not for all of them, whom the row names', () => {
    const couple = [...people, { age: 38, role: 'adult' as const }];
    // 283 % of 21,150, 9.44 %: 5,664 less 592.49, the difference of the two plans at 40 and 38.
    expect(of({ people: couple, income: 60_000 })).toBe('Silver $423 a month');
    expect(of({ people: couple })).toBe('Silver $1,136 a month, before any tax credit');
    const three = [...couple, { age: 66, role: 'adult' as const }];
    expect(of({ people: three })).toBe('Silver $1,136 a month, 2 adults, before any tax credit');
  });

  it('is about, where it is projected', () => {
    expect(of({ people: [...people], income: 38_000 }, { prices, market_range })).toBe(
      'Silver about $235 a month',
    );
  });

  it('is the full one, before any tax credit, without a household or its income', () => {
    expect(tell(row)).toBe('Silver $575 a month, before any tax credit');
    expect(of({ people: [...people] })).toBe('Silver $575 a month, before any tax credit');
    expect(tell({ ...row, prices: { ...row.prices, silver: null } })).toBe(
      'Silver, second-cheapest $600 a month, before any tax credit',
    );
  });

  it('is the case that takes its place', () => {
    expect(of({ people: [{ ...people[0], employer_offer: { own: 210 } }], income: 60_000 })).toBe(
      'Your employer’s plan: $210 a month',
    );
  });
});
