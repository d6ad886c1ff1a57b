import { describe, expect, it } from 'vitest';
import { parseHouseholdInput } from '#tests/support/reference-household.ts';
import {
  emptyInput,
  type HouseholdInput,
  type Person,
  parseAmount,
  readHousehold,
} from './typed-household.ts';

const people = (...ages: string[]): Person[] => ages.map((age) => ({ age, tobacco: false }));

describe('what is typed about a household', () => {
  it.each([
    ['$48,000', 48_000],
    ['48k', 48_000],
    [' 1 200.50 ', 1200.5],
    ['0', 0],
    [' ', undefined],
    ['48,5k', 48_500],
    ['\u202A＄４８,０００\u202C', 48_000],
    ['48,0,0', Number.NaN],
    ['-5', Number.NaN],
    ['1e5', Number.NaN],
  ])('%s is the amount %s', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each<[Partial<HouseholdInput>, string, RegExp]>([
    [{ size: '0' }, 'size', /from 1 to 30/],
    [{ size: '31' }, 'size', /from 1 to 30/],
    [{ size: '1.5' }, 'size', /from 1 to 30/],
    [{ size: '2', adults: people('44'), children: people('3') }, 'size', /at least 3/],
    [{ income: 'much' }, 'income', /\$48,000/],
    [{ offer: 'x' }, 'offer', /\$210/],
  ])('%j is no household', (input, field, message) => {
    const { household, problems } = readHousehold({ ...emptyInput, ...input }, 45);
    expect(household).toBeUndefined();
    expect(problems[field]).toMatch(message);
  });

  it.each<[Partial<HouseholdInput>, string, RegExp | undefined, object]>([
    [{ adults: people('65') }, 'adults.0', /Medicare/, { adults: [45], household_size: 2 }],
    [{ adults: people('12') }, 'adults.0', /as a child/, { adults: [45], children: [12] }],
    [{ adults: people('40', '') }, 'adults.1', undefined, { adults: [45, 40], household_size: 2 }],
    [{ children: people('26') }, 'children.0', /plan of their own/, { children: [], household_size: 1 }],
    [{ children: people('10 8 and 3') }, 'children.0', /whole years/, { children: [], household_size: 1 }],
    [{ children: people('7', 'two') }, 'children.1', /whole years/, { children: [7], household_size: 2 }],
  ])('%j counts as far as its ages can be read', (input, field, message, expected) => {
    const { household, problems } = readHousehold({ ...emptyInput, ...input }, 45);
    expect(household).toMatchObject(expected);
    if (message) expect(problems[field]).toMatch(message);
    else expect(problems[field]).toBeUndefined();
  });

  it.each([
    ['48000.99', 'year', 48_000],
    ['4000.99', 'month', 48_011],
  ] as const)('an income of %s a %s is %i whole dollars, rounded down', (income, income_period, expected) => {
    const { household } = readHousehold({ ...emptyInput, income, income_period }, 45);
    expect(household?.income).toBe(expected);
  });

  it('covers no child alone, but a child with an adult', () => {
    expect(readHousehold(emptyInput, 17).problems.people).toMatch(/child alone/);
    expect(readHousehold({ ...emptyInput, adults: people('40') }, 17).household).toMatchObject({
      adults: [40],
      children: [17],
      household_size: 2,
    });
  });

  it('takes the income by month or year, and lists the ages of those who use tobacco', () => {
    const input = { ...emptyInput, income: '4000', income_period: 'month', tobacco: true } as const;
    const adults = [{ age: '40', tobacco: true }, ...people('41')];
    expect(readHousehold({ ...input, adults }, 45).household).toMatchObject({
      income: 48_000,
      tobacco: [45, 40],
    });
  });

  it('has a size before the age of the applicant is known', () => {
    expect(readHousehold({ ...emptyInput, children: people('7') }, undefined)).toMatchObject({ covered: 2 });
  });
});

describe('a stored household', () => {
  it.each([undefined, null, 'text', 7, [], { income: 7, adults: 'x', children: [{ age: 3 }], rise: 'high' }])(
    'that cannot be read is empty: %j',
    (stored) => {
      const { children, ...others } = parseHouseholdInput(stored);
      expect(others).toEqual({ ...emptyInput, children: undefined });
      expect(children.every(({ age }) => age === '')).toBe(true);
    },
  );

  it('of an older shape is read as far as it fits', () => {
    const stored = { income: '48000', partner: '40', children: '10, 7', tobacco: true };
    expect(parseHouseholdInput(stored)).toEqual({ ...emptyInput, income: '48000', tobacco: true });
  });
});
