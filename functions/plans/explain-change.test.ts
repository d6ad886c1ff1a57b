import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChangeCase,
  changeCases,
  type PricedRequest,
  priceRequest,
  randomRequest,
} from '#tests/support/change-cases.ts';
import { itAtPricesOf } from '#tests/support/price-figures.ts';
import {
  type Cause,
  type Change,
  causes,
  explainChange,
  type LevelChange,
  mayBeBornInYear,
  priceBothYears,
  priceYearBefore,
} from './explain-change.ts';
import { findOpenTaxYear } from './tax-year.ts';

/**
 * Dollars that stay a month for two people in Maine between the causes "place" and "income" of case 46: for a benefit that
 * no tax credit may pay. The shared table is without them.
 */
const benefit = { id: 46, month: 2 };

function addBenefit({ id, expected }: ChangeCase): ChangeCase['expected']['levels'] {
  if (id !== benefit.id) return expected.levels;
  const { bronze } = expected.levels;
  const signs: Partial<Record<Cause, number>> = { place: 1, income: -1 };
  const parts = bronze?.parts.map(({ causes: of, year, month }) => {
    const more = benefit.month * (signs[of[0] ?? 'rules'] ?? 0);
    return { causes: of, year: Math.round(100 * (year + 12 * more)) / 100, month: month + more };
  });
  return { ...expected.levels, bronze: bronze && parts ? { ...bronze, parts } : null };
}

const toCents = (usd: number) => Math.round(usd * 100);

describe('explainChange', () => {
  itAtPricesOf(2026).each(changeCases)('$id: $topic', (each) => {
    const { before, after, expected } = each;
    const [first, last] = [priceRequest(before), priceRequest(after)];
    expect([first.help, last.help]).toEqual(expected.help);
    const { levels, people } = explainChange(first, last);
    const found = (['bronze', 'silver', 'gold'] as const).map((name) => {
      const level = levels[name];
      if (!level) return [name, null];
      const parts = level.parts.map(({ causes: of, amount, month }) => ({ causes: of, year: amount, month }));
      return [name, { before_year: level.before, after_year: level.after, month: level.month, parts }];
    });
    expect(Object.fromEntries(found)).toEqual(addBenefit(each));
    const moves = people.map(({ person: _person, before_index = null, after_index = null, ...move }) => ({
      ...{ ...move, before_index, after_index },
      before: move.before ?? null,
      after: move.after ?? null,
    }));
    expect(moves).toEqual(expected.people);
  });
});

itAtPricesOf(2026)(
  'prices the year before with each person a year younger, and a child of 0 on its tax return alone',
  () => {
    const people = [
      { role: 'adult' as const, age: 65 },
      { role: 'child' as const, age: 0 },
    ];
    const place = { state: 'TX', county: '48201' };
    const later = priceRequest({ ...place, people, income: 50_000, household_size: 3, plan_year: 2027 });
    const before = priceYearBefore(later);
    expect(before).toMatchObject({
      plan_year: 2026,
      household: { people: [{ role: 'adult', age: 64 }], income: 50_000, household_size: 3 },
    });
    expect(before?.people[0]?.cover).toBe('credit');
    expect(before && priceYearBefore(before)).toBeUndefined();
  },
);

itAtPricesOf(2026)(
  'prices random households of the year before younger, on a tax return with every child that was born in it',
  () => {
    fc.assert(
      fc.property(randomRequest, (request) => {
        const before = priceYearBefore(priceRequest({ ...request, plan_year: 2027 })) ?? expect.unreachable();
        const younger = request.people.flatMap(({ age }) => (age > 0 ? [age - 1] : []));
        expect(before.household.people.map(({ age }) => age)).toEqual(younger);
        // Poverty line of 2025: 15,650 USD, and 5,500 for each further person.
        expect(before.credit.max_income).toBe(4 * (10_150 + 5500 * request.people.length));
      }),
    );
  },
);

itAtPricesOf(2026)('counts a child of 0 in the limit of the year of birth', () => {
  const people = [
    { role: 'adult' as const, age: 38 },
    { role: 'adult' as const, age: 36 },
    { role: 'child' as const, age: 0 },
  ];
  const later = priceRequest({ state: 'OH', county: '39049', people, income: 86_000, plan_year: 2027 });
  const before = priceYearBefore(later) ?? expect.unreachable();
  // Four times the poverty line of 2025 for three persons, 26,650.
  expect(before.credit.max_income).toBe(106_600);
  const months = (['bronze', 'silver', 'gold'] as const).map((level) =>
    Math.round((before.levels[level]?.paid ?? 0) / 12),
  );
  expect(months).toEqual([463, 714, 733]);
  expect(findOpenTaxYear(later, '2026-11-28')).toBeUndefined();
  expect([mayBeBornInYear(later, '2026-12-31'), mayBeBornInYear(later, '2027-01-01')]).toEqual([false, true]);
  expect(mayBeBornInYear(before, '2027-01-01')).toBe(false);
});

itAtPricesOf(2026)(
  'prices the year before, or else the one after with each person a year older, the earlier first',
  () => {
    const people = [
      { role: 'adult' as const, age: 64 },
      { role: 'child' as const, age: 25 },
    ];
    const place = { state: 'TX', county: '48201', people, income: 50_000 };
    const years = (plan_year: 2026 | 2027) => {
      const { before, after } = priceBothYears(priceRequest({ ...place, plan_year })) ?? expect.unreachable();
      return [before, after].map((end) => [
        end.plan_year,
        ...end.people.map(({ person, cover }) => `${person.age} ${cover}`),
      ]);
    };
    expect(years(2027)).toEqual([
      [2026, '63 credit', '24 credit'],
      [2027, '64 credit', '25 credit'],
    ]);
    expect(years(2026)).toEqual([
      [2026, '64 credit', '25 credit'],
      [2027, '65 medicare', '26 own_plan'],
    ]);
  },
);

it('the parts of random pairs add up to the difference, in cents a year and in shown dollars a month', () => {
  fc.assert(
    fc.property(randomRequest, randomRequest, (before, after) => {
      const { levels } = explainChange(priceRequest(before), priceRequest(after));
      for (const level of Object.values(levels)) {
        const sum = level.parts.reduce((total, { amount }) => total + toCents(amount), 0);
        expect(sum).toBe(toCents(level.after - level.before));
        expect(level.month).toBe(Math.round(level.after / 12) - Math.round(level.before / 12));
        expect(level.parts.reduce((total, { month }) => total + month, 0)).toBe(level.month);
        expect(level.range.low).toBeLessThanOrEqual(level.range.high);
        // Each cause is named once, in the order.
        const named = level.parts.flatMap((part) => part.causes);
        expect(named).toEqual(causes.filter((cause) => named.includes(cause)));
      }
    }),
    { numRuns: 300 },
  );
});

it('a move into a new year has the rise of the old place as prices, and the rest as the place', () => {
  const adults = fc.array(
    fc.record({ role: fc.constant('adult' as const), age: fc.integer({ min: 21, max: 63 }) }),
    {
      minLength: 1,
      maxLength: 2,
    },
  );
  const place = randomRequest.map(({ state, county }) => ({ state, county }));
  fc.assert(
    fc.property(adults, place, place, (people, from, to) => {
      // Above every limit of a tax credit, so that the full price counts.
      const household = { people, income: 190_000 };
      const priceIn = (where: typeof from, plan_year: 2026 | 2027) =>
        priceRequest({ ...household, ...where, plan_year });
      const [first, raised, last] = [priceIn(from, 2026), priceIn(from, 2027), priceIn(to, 2027)];
      const { levels } = explainChange(first, last);
      for (const level of ['bronze', 'silver', 'gold'] as const) {
        const change = levels[level];
        if (!change) continue;
        const amountOf = (cause: Cause) =>
          change.parts.find((part) => part.causes.join() === cause)?.amount ?? 0;
        const paid = [first, raised, last].map((prices) => prices.levels[level]?.paid ?? 0);
        const [before = 0, between = 0, after = 0] = paid;
        expect(amountOf('prices')).toBeCloseTo(between - before, 2);
        expect(amountOf('place')).toBeCloseTo(after - between, 2);
      }
    }),
  );
});

describe('people are matched whoever is first', () => {
  const houston = { state: 'TX', county: '48201', plan_year: 2027 } as const;
  const adults = (...ages: number[]) => ages.map((age) => ({ role: 'adult' as const, age }));
  const child = (age: number) => ({ role: 'child' as const, age });
  const explain = (before: Partial<PricedRequest>, after: Partial<PricedRequest>) =>
    explainChange(
      priceRequest({ ...houston, people: [], ...before }),
      priceRequest({ ...houston, people: [], ...after }),
    );
  const toAmounts = (level: LevelChange | undefined) =>
    Object.fromEntries(level?.parts.map(({ causes: of, amount }) => [of.join(), amount]) ?? []);
  /** Ages of those who leave, and of those who join. */
  const toMoves = ({ people }: Change) => ({
    left: people.filter(({ after_index }) => after_index === undefined).map(({ person }) => person.age),
    joined: people.filter(({ before_index }) => before_index === undefined).map(({ person }) => person.age),
  });

  it('another order of the couple, the further adults and the children changes cents at most', () => {
    fc.assert(
      fc.property(randomRequest, (request) => {
        const listOf = (role: string) => request.people.filter((person) => person.role === role);
        const [first, second, ...further] = listOf('adult');
        const couple = [second, first].filter((person) => person !== undefined);
        // The first two adults are the couple, which has one price in New York: they stay the first.
        const people = [...listOf('child').reverse(), ...couple, ...further.reverse()];
        const reversed = { ...request, people };
        const { levels, people: moves } = explainChange(priceRequest(request), priceRequest(reversed));
        expect(moves).toEqual([]);
        for (const { parts } of Object.values(levels)) {
          // The market is priced at the age of the first adult, in cents: for each person a few cents a month.
          for (const { amount } of parts) expect(Math.abs(amount)).toBeLessThan(2);
        }
      }),
      { numRuns: 200 },
    );
  });

  itAtPricesOf(2026)('the one of 60 leaves, and neither age nor place is a cause', () => {
    const couple = { income: 80_000, people: [...adults(60, 43), child(10)] };
    const left = explain(couple, { income: 40_000, people: [...adults(43), child(10)] });
    expect(toMoves(left)).toEqual({ left: [60], joined: [] });
    expect(toAmounts(left.levels.silver)).toMatchObject({ people: 372.74, income: -5731.31 });
    // Cents of the age at which the market is priced.
    expect(toAmounts(left.levels.silver).prices).toBeCloseTo(-0.23, 2);
    expect(left.levels.silver?.parts.length).toBe(3);
    const gone = explain(
      { income: 60_000, people: adults(64, 61) },
      { income: 60_000, people: adults(61), household_size: 2 },
    );
    expect(toMoves(gone)).toEqual({ left: [64], joined: [] });
    expect(toAmounts(gone.levels.gold)).toMatchObject({ people: 2937.71 });
  });

  it('a couple that is a year older in another order is the same couple', () => {
    const [first, last] = [adults(60, 59), adults(60, 61)];
    const { people } = explain(
      { plan_year: 2026, people: first, income: 60_000 },
      { people: last, income: 60_000 },
    );
    expect(people).toEqual([]);
  });

  itAtPricesOf(2026)('a year older, each keeps the own cover, also at the age that the other had', () => {
    const veteran = (age: number) => ({ role: 'adult' as const, age, has_cover: 'veterans' as const });
    const { people } = explain(
      { plan_year: 2026, people: [veteran(60), ...adults(59)], income: 60_000 },
      { people: [veteran(61), ...adults(60)], income: 60_000 },
    );
    expect(people).toEqual([]);
  });

  itAtPricesOf(2026)(
    'counts the birthday of a child alone where the age of the adult was left unchanged',
    () => {
      const income = 190_000;
      const family = (age: number) => ({ income, people: [...adults(40), child(age)] });
      const { people, levels } = explain({ plan_year: 2026, ...family(14) }, family(15));
      expect(people).toEqual([]);
      // Age factors of Texas: 1.278 at 40, 0.765 at 14 and 0.833 at 15.
      const before = priceRequest({ ...houston, ...family(14) }).levels.gold?.paid ?? Number.NaN;
      expect(toAmounts(levels.gold).ages).toBeCloseTo((before * (0.833 - 0.765)) / (1.278 + 0.765), 0);
      expect(Object.keys(toAmounts(levels.gold))).toEqual(['prices', 'ages']);
      const younger = explain({ plan_year: 2026, ...family(9) }, family(10));
      expect(Object.keys(toAmounts(younger.levels.gold))).toEqual(['prices']);
      // The adult has a birthday, and the child none.
      const older = explain({ plan_year: 2026, ...family(9) }, { income, people: [...adults(41), child(9)] });
      expect(older.people).toEqual([]);
    },
  );

  it('a child who is an adult later is one person, and an adult whose age was corrected too', () => {
    const grown = explain(
      { plan_year: 2026, income: 60_000, people: [...adults(50), child(25)] },
      { income: 60_000, people: adults(51, 26) },
    );
    expect(toMoves(grown)).toEqual({ left: [], joined: [] });
    expect(
      toMoves(explain({ income: 40_000, people: adults(50) }, { income: 40_000, people: adults(45) })),
    ).toEqual({
      ...{ left: [], joined: [] },
    });
  });
});

describe('people of two households', () => {
  const adult = (age: number, facts: object = {}) => ({ role: 'adult' as const, age, ...facts });
  const child = (age: number) => ({ role: 'child' as const, age });
  type People = PricedRequest['people'];
  const place = { state: 'TX', county: '48201', income: 60_000 } as const;

  /** Those who join or leave: index before or after. */
  const listOthers = (before: People, after: People, years = 0) => {
    const [first, last] = [2026, 2026 + years] as [2026, 2026 | 2027];
    const { people } = explainChange(
      priceRequest({ ...place, people: before, plan_year: first }),
      priceRequest({ ...place, people: after, plan_year: last }),
    );
    return people.flatMap(({ before_index: from, after_index: to }) => {
      if (from === undefined) return [`${to} joins`];
      return to === undefined ? [`${from} leaves`] : [];
    });
  };

  itAtPricesOf(2026).each<[string, People, People, number, string[]]>([
    ['a year passes', [adult(40), child(20)], [adult(41), child(21)], 1, []],
    ['the order differs', [adult(40), child(20)], [child(20), adult(40)], 0, []],
    ['no age was changed', [adult(40), child(20)], [adult(40), child(20)], 1, []],
    ['two years of age pass', [adult(40), child(20)], [adult(42), child(22)], 1, []],
    ['a child is an adult later', [adult(40), child(20)], [adult(41), adult(21)], 1, []],
    ['a child is an adult in the same year', [adult(40), child(20)], [adult(40), adult(20)], 0, []],
    ['another adult comes', [adult(40), child(20)], [adult(40), adult(21), child(20)], 0, ['1 joins']],
    ['an adult goes', [adult(40), adult(38)], [adult(38)], 0, ['0 leaves']],
    ['another child comes', [adult(40), child(20)], [adult(40), child(22)], 0, ['1 joins', '1 leaves']],
    ['an adult is no child', [adult(40), adult(22)], [adult(40), child(22)], 0, ['1 joins', '1 leaves']],
    ['the age of an adult is corrected', [adult(40)], [adult(50)], 0, []],
    ['both ages are corrected', [adult(40), adult(30)], [adult(35), adult(45)], 0, []],
    ['one more comes, and all ages differ', [adult(40)], [adult(50), adult(35)], 0, ['1 joins']],
    ['one goes, and all ages differ', [adult(40), adult(30)], [adult(50)], 0, ['1 leaves']],
  ])('are matched where %s', (_, before, after, years, expected) => {
    expect(listOthers(before, after, years)).toEqual(expected);
  });

  itAtPricesOf(2026)('of one age are told apart by their cover', () => {
    const veteran = adult(40, { has_cover: 'veterans' });
    const offered = adult(40, { employer_offer: { own: 120 } });
    expect(listOthers([adult(40), veteran], [veteran, adult(40)])).toEqual([]);
    expect(listOthers([adult(40), veteran], [veteran])).toEqual(['0 leaves']);
    expect(listOthers([adult(40), offered], [offered])).toEqual(['0 leaves']);
    const family = adult(40, { employer_offer: { family: 120 } });
    expect(listOthers([family, offered], [offered])).toEqual(['0 leaves']);
    expect(listOthers([offered, family], [family])).toEqual(['0 leaves']);
  });
});
