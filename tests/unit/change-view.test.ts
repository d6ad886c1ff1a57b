import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeChange, explainBill } from '#frontend/features/plans/change/change-view.ts';
import { changeCases, type PricedRequest, priceRequest, randomRequest } from '#tests/support/change-cases.ts';
import { itAtPricesOf } from '#tests/support/price-figures.ts';

const describeCase = (id: number) => {
  const { before, after } = changeCases.find((each) => each.id === id) ?? expect.unreachable();
  return describeChange(priceRequest(before), priceRequest(after), 'Travis County');
};

const houston = { state: 'TX', county: '48201', plan_year: 2027 } as const;
const one: PricedRequest = { ...houston, people: [{ role: 'adult', age: 40 }], income: 40_000 };
const compare = (before: Partial<PricedRequest>, after: Partial<PricedRequest>) =>
  describeChange(priceRequest({ ...one, ...before }), priceRequest({ ...one, ...after }));

const manhattan = { state: 'NY', county: '36061', plan_year: 2026 } as const;
const parent = { role: 'adult', age: 18 } as const;
const child = { role: 'child', age: 0 } as const;
/** A higher income and two more people; all prices stay the same. */
const reasonsThatCancelOut: [PricedRequest, PricedRequest] = [
  { ...manhattan, people: [parent, child], income: 128_601 },
  {
    ...manhattan,
    people: [parent, { ...parent, has_cover: 'veterans' }, child, { role: 'child', age: 19 }],
    income: 133_651,
  },
];

const toLines = (id: number) =>
  describeCase(id).reasons.flatMap(({ level, parts }) =>
    parts.map(({ label, amount }) => `${level}: ${label} ${amount}`),
  );

describe('a change', () => {
  itAtPricesOf(2026)('has a row for each level, who gets which coverage, and the reasons', () => {
    const { rows, notes, moves, reasons } = describeCase(1);
    expect(rows.map(({ name, before, after, difference }) => [name, before, after, difference])).toEqual([
      ['Bronze', '$0', '$0', 'the same'],
      ['Silver', '$507', '$301', '$206 less'],
      ['Gold', '$200', '$111', '$89 less'],
    ]);
    expect(moves).toEqual([
      'Your children (9, 6 and 0) would probably get Medicaid or CHIP, free or low cost.',
    ]);
    expect(notes).toEqual(['Silver plans then pay 87% of the costs of care instead of 73%.']);
    expect(reasons.map(({ level, before, after }) => [level, before, after])).toEqual([
      ['silver', 507, 301],
      ['gold', 200, 111],
    ]);
    expect(toLines(1)).toEqual([
      'silver: One more person in your household -77',
      'silver: Your income is $10,000 lower -129',
      'gold: One more person in your household, and the tax credit no longer counts the children 41',
      'gold: Your income is $10,000 lower -130',
    ]);
  });

  itAtPricesOf(2026).each([
    [3, 'bronze: Medicare in place of the plan, and so less tax credit 137'],
    [6, 'silver: Your income passes the limit of $86,560, so you get no tax credit 4241'],
    [9, 'bronze: Plans cost more in 2027, and the tax credit rises further -39'],
    [9, 'silver: Your income is $2,000 higher 28'],
    [9, 'silver: Smaller changes (new rules, new prices) 1'],
    [10, 'silver: Plans cost more in 2027 104'],
    [10, 'silver: You are a year older 30'],
    [11, 'bronze: Plans and tax credit of Travis County 27'],
    [22, 'bronze: The people in your household and your income, together 105'],
    [30, 'bronze: The rules of 2027 34'],
    [30, 'bronze: All of you are a year older, which raises the tax credit -24'],
  ])('of case %i has the reason %s', (id, line) => {
    expect(toLines(id)).toContain(line);
  });

  itAtPricesOf(2026).each([
    [7, 'Before: silver $348 a month. Now: employer’s plan $380 a month, no tax credit.'],
    [14, 'Before: silver $153 a month. Now: probably Medicaid or CHIP, free or low cost.'],
  ])('of case %i has one sentence, since an end has no price', (id, sentence) => {
    expect(describeCase(id)).toMatchObject({ rows: [], remarks: [sentence], reasons: [] });
  });

  itAtPricesOf(2026).each([
    ['nothing', {}, {}, 'Nothing changes in these prices.'],
    [
      'tobacco alone',
      {},
      { people: [{ role: 'adult' as const, age: 40, tobacco: true }] },
      'The prices stay the same, but tobacco may add up to $339 a month to silver.',
    ],
    [
      'an income that the older one lacks',
      { income: undefined },
      {},
      'The older estimate has no income, so we can’t say why the price differs.',
    ],
    [
      'next year at the same income',
      { plan_year: 2026 as const, people: [{ role: 'adult' as const, age: 39 }] },
      {},
      'Plans cost more in 2027, but your tax credit rises with them.',
    ],
    ['a few dollars of income', {}, { income: 40_100 }, 'Smaller changes (your income): $2 more.'],
  ])('of %s has a sentence', (_, before, after, sentence) => {
    const { remarks, notes } = compare(before, after);
    expect([...remarks, ...notes]).toContain(sentence);
  });

  itAtPricesOf(2026)('of an offer says what the employer’s plan costs beside the prices', () => {
    const people = [one.people[0] ?? expect.unreachable(), { role: 'child' as const, age: 9 }];
    const family = { people, income: 60_000 };
    const [parent, child] = people;
    const offered = {
      ...family,
      people: [{ ...parent, role: 'adult' as const, age: 40, employer_offer: { own: 120 } }, child],
    };
    const tell = (...ends: Parameters<typeof compare>) => compare(...ends).remarks.at(-1);
    expect(tell(family, offered as typeof family)).toBe(
      'The employer’s plan costs $120 a month besides these prices.',
    );
    expect(tell(offered as typeof family, family)).toBe(
      'Before, the employer’s plan cost $120 a month besides these prices.',
    );
  });

  it('of random pairs adds up in the dollars that are shown', () => {
    fc.assert(
      fc.property(randomRequest, randomRequest, (before, after) => {
        const view = describeChange(priceRequest(before), priceRequest(after));
        const rows = new Map(view.rows.map((row) => [row.level, row]));
        for (const { level, before: first, after: last, parts } of view.reasons) {
          expect(parts.reduce((sum, { amount }) => sum + amount, first)).toBe(last);
          const row = rows.get(level);
          // Where every price stays the same, one sentence takes the place of the rows.
          const shown = row && [row.before, row.after].map((text) => Number(text.replace(/[$,]/g, '')));
          expect(shown ?? [last, first]).toEqual([first, last]);
        }
        expect(view.isPriced || view.remarks.length === 1).toBe(true);
        expect([...view.remarks, ...view.notes, ...view.moves].join()).not.toMatch(/undefined|NaN/);
      }),
      { numRuns: 300, examples: [reasonsThatCancelOut] },
    );
  });

  itAtPricesOf(2026)('that may go either way says so', () => {
    const { rows, notes } = compare({ plan_year: 2026, people: [{ role: 'adult', age: 39 }] }, {});
    expect(rows.find(({ level }) => level === 'silver')?.difference).toBe('about the same');
    expect(notes.at(-1)).toMatch(/^Silver could change by \$\d+ less to \$\d+ more a month\.$/);
  });

  itAtPricesOf(2026)('from a bill begins with what our figures do not explain', () => {
    const reasons = explainBill(describeCase(9), 300) ?? expect.unreachable();
    expect(reasons).toMatchObject({ before: 300, after: 309 });
    expect(reasons.parts.map(({ amount }) => amount)).toEqual([-20, 28, 1]);
    expect(reasons.parts[0]?.label).toBe('Not explained by our estimate of today');
  });

  itAtPricesOf(2026)('from a bill has small reasons as one part, the difference of the prices', () => {
    const view = compare({}, { income: 40_100 });
    expect(view.rows.find(({ level }) => level === 'silver')?.months).toEqual({ before: 282, after: 284 });
    const { parts } = explainBill(view, 300) ?? expect.unreachable();
    expect(parts.map(({ amount }) => amount)).toEqual([-18, 2]);
    expect(explainBill(view, 282)?.parts.map(({ amount }) => amount)).toEqual([2]);
  });

  it('from a random bill adds up to the price after it', () => {
    fc.assert(
      fc.property(randomRequest, randomRequest, fc.integer({ min: 0, max: 3000 }), (before, after, bill) => {
        const view = describeChange(priceRequest(before), priceRequest(after));
        const row = view.rows.find(({ level }) => level === 'silver');
        const reasons = explainBill(view, bill);
        expect(reasons === undefined).toBe(row === undefined);
        if (!reasons) return;
        expect(reasons).toMatchObject({ before: bill, after: row?.months.after });
        expect(reasons.parts.reduce((sum, { amount }) => sum + amount, bill)).toBe(reasons.after);
      }),
      { examples: [[one, { ...one, income: 40_100 }, 300]] },
    );
  });

  it('tells a person who needs a plan after Medicaid or CHIP from one who joins the household', () => {
    const parent = one.people[0] ?? expect.unreachable();
    const family = { people: [parent, { role: 'child' as const, age: 9 }] };
    // CHIP of Texas ends at 201 % of the line for two, 43,496.
    expect(compare({ ...family, income: 40_000 }, { ...family, income: 60_000 }).moves).toEqual([
      'Your child (9) would need a marketplace plan.',
    ]);
    expect(compare({ income: 60_000 }, { ...family, income: 60_000 }).moves).toEqual([
      'Your child (9) joins the plan.',
    ]);
  });
});
