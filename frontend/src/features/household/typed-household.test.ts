import { describe, expect, it } from 'vitest';
import { typePeople as people, type Typed, toInput } from '#tests/support/typed-households.ts';
import { emptyInput, emptyPerson, parseHouseholdInput, readHousehold } from './typed-household.ts';

const read = (typed: Typed, age: number | undefined = 45) => readHousehold(toInput(typed), age);

const listAges = (typed: Typed) => read(typed).household?.people.map(({ age }) => age);

describe('what is typed about a household', () => {
  it.each<[Typed, string, RegExp]>([
    [{ size: '0' }, 'household_size', /from 1 to 30/],
    [{ size: '31' }, 'household_size', /from 1 to 30/],
    [{ size: '1.5' }, 'household_size', /from 1 to 30/],
    [{ size: '2', adults: people(44), children: people(3) }, 'household_size', /at least 3/],
    [{ income: 'much' }, 'income', /\$48,000/],
    [{ ownOffer: 'x' }, 'people.0.employer_offer.own', /\$210/],
    [{ familyOffer: 'x', children: people(3) }, 'people.0.employer_offer.family', /\$650/],
    [
      { adults: [{ ...emptyPerson, age: '40', hasOffer: true, ownOffer: 'x' }] },
      'people.1.employer_offer.own',
      /\$210/,
    ],
  ])('%j is no household', (typed, field, message) => {
    const { household, problems } = read(typed);
    expect(household).toBeUndefined();
    expect(problems[field]).toMatch(message);
  });

  it('counts children to 25 on the tax return, and leaves those from 26 on out if the size does', () => {
    const problemOf = (age: number) => read({ size: '1', children: people(age) }).problems.household_size;
    expect(problemOf(25)).toMatch(/at least 2/);
    expect(problemOf(26)).toBeUndefined();
  });

  it('takes spaces for no age', () => {
    expect(read({ children: people(' ') }).unread).toEqual([]);
    expect(read({ children: people('x') }).unread).toEqual(['people.1.age']);
  });

  it('says what cannot be read, beside what is a remark', () => {
    const typed = { income: 'fifty', size: '0', adults: people(12, 'x'), children: people(30) };
    const { unread, problems } = read(typed);
    expect(unread).toEqual(['people.2.age', 'income', 'household_size']);
    expect(problems).toMatchObject({
      'people.1.age': expect.stringMatching(/as a child/),
      'people.3.age': expect.stringMatching(/plan of their own/),
    });
    expect(read({}).unread).toEqual([]);
  });

  it('has the middle of an income that swings, and its ends beside it', () => {
    const { household, ends, problems } = read({ income: '14,000 to 26,000' });
    expect([household?.income, ends, problems.income]).toEqual([
      20_000,
      { low: 14_000, high: 26_000 },
      undefined,
    ]);
    expect(read({ income: '26,000 to 14,000' })).toMatchObject({
      problems: { income: expect.stringContaining('did you mean $14,000 to $26,000?') },
      unread: ['income'],
    });
  });

  it.each<[Typed, string, RegExp | undefined, number[]]>([
    [{ adults: people(12) }, 'people.1.age', /as a child/, [45, 12]],
    [{ adults: people(40, '') }, 'people.2.age', undefined, [45, 40]],
    [{ children: people(26) }, 'people.1.age', /plan of their own/, [45, 26]],
    [{ children: people('10 8 and 3') }, 'people.1.age', /whole years/, [45]],
    [{ children: people(7, 'two'), adults: people(40) }, 'people.3.age', /whole years/, [45, 40, 7]],
  ])('%j counts as far as its ages can be read', (typed, field, message, ages) => {
    const { problems } = read(typed);
    expect(listAges(typed)).toEqual(ages);
    if (message) expect(problems[field]).toMatch(message);
    else expect(problems[field]).toBeUndefined();
  });

  it('has a remark on an adult below 18 and a child above 25', () => {
    const remarks = (typed: Typed) => read(typed).problems['people.1.age'];
    expect([17, 18].map((age) => remarks({ adults: people(age) }) !== undefined)).toEqual([true, false]);
    expect([26, 25].map((age) => remarks({ children: people(age) }) !== undefined)).toEqual([true, false]);
  });

  it.each([
    ['48000.99', 'year', 48_000],
    ['4000.99', 'month', 48_011],
  ] as const)('an income of %s a %s is %i whole dollars, rounded down', (income, income_period, expected) => {
    expect(read({ income, income_period }).household?.income).toBe(expected);
  });

  it('covers no child alone, but a child with an adult', () => {
    expect(read({}, 17).problems.people).toMatch(/child alone/);
    expect(read({ adults: people(40) }, 17).household).toBeDefined();
  });

  it('has the answers of each person, and no price for the family of one', () => {
    const smoker = { ...emptyPerson, age: '40', tobacco: true };
    const typed: Typed = { has_cover: 'veterans', ownOffer: '210', familyOffer: '650' };
    expect(read({ ...typed, adults: [smoker] }).household?.people).toEqual([
      { role: 'adult', age: 45, has_cover: 'veterans', employer_offer: { own: 210, family: 650 } },
      { role: 'adult', age: 40, tobacco: true },
    ]);
    expect(read(typed).household?.people[0]?.employer_offer).toEqual({ own: 210, family: undefined });
  });

  it.each([
    ['', 3, 3],
    ['4', 3, 4],
    // Not a size: beside its message, the people who are typed count.
    ['31', 3, 3],
    ['2', 3, 3],
    ['many', 3, 3],
  ])('of a size "%s" counts %i people by itself, and %i for the prices', (size, assumedSize, expected) => {
    const typed = { size, adults: people(44), children: people(3) };
    expect(read(typed)).toMatchObject({ assumedSize, size: expected });
  });

  it('has a size before the age of the applicant is known', () => {
    expect(readHousehold(toInput({ children: people(7) }), undefined)).toMatchObject({ assumedSize: 2 });
  });
});

describe('a remembered household', () => {
  it.each([undefined, null, 'text', 7, [], { income: 7, people: [{ role: 'child' }] }])(
    'that cannot be read is empty: %j',
    (stored) => {
      expect(parseHouseholdInput(stored)).toEqual(emptyInput);
    },
  );

  it('is read as it was typed', () => {
    const person = { has_cover: 'veterans', hasOffer: true, ownOffer: '210', familyOffer: '650' } as const;
    const typed = {
      ...{ income: '4,000', income_period: 'month', confirmed_income: '4,000', size: '4' },
      ...{ has_offer: 'yes', territory: 'PR', year: '2026' },
      people: [
        { ...emptyPerson, ...person, tobacco: true },
        { ...emptyPerson, role: 'child', age: '9' },
      ],
    } as const;
    expect(parseHouseholdInput(typed)).toEqual(typed);
  });

  it('of an earlier version is read as far as it fits', () => {
    const stored = {
      income: '48000',
      partner: '40',
      applicant: { tobacco: true },
      adults: [{ age: '40' }, 5],
      children: 'none',
    };
    expect(parseHouseholdInput(stored)).toEqual({
      ...emptyInput,
      income: '48000',
      people: [{ ...emptyPerson, tobacco: true }, { ...emptyPerson, age: '40' }, emptyPerson],
    });
    expect(parseHouseholdInput({ children: [{ age: '3' }] }).people).toEqual([
      emptyPerson,
      { ...emptyPerson, role: 'child', age: '3' },
    ]);
  });
});
