import { describe, expect, it } from 'vitest';
import { listCliffs } from '#functions/plans/curve.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import {
  type Applicant,
  lookAtHarris as look,
  typePeople as people,
  type Typed,
  yearOfCare,
} from '#tests/support/typed-households.ts';
import { findHeadline, formatOutsideExchange, formatTilesHeading } from './cases.ts';
import { listDecisiveSentences } from './decisive-sentences.ts';
import { formatPeopleLine } from './people-line.ts';
import { listRemarks } from './remarks.ts';
import { formatGold, formatRequiredBenefit, formatTile, listTiles } from './tiles.ts';

const sentences = (prices: PlanPrices) => listDecisiveSentences(prices).map(({ text }) => text);

describe('the tiles of metal levels', () => {
  it('have what is paid after the credit, the full price and who they are for', () => {
    const prices = look({ income: '48000' });
    expect(formatTilesHeading(prices)).toBe('After $893 a month tax credit');
    expect(listTiles(prices, yearOfCare)).toMatchObject([
      {
        level: 'bronze',
        name: 'Bronze',
        month: '$0',
        full: 'full price $823',
        badge: 'Lowest expected total',
      },
      { level: 'silver', name: 'Silver', month: '$396', full: 'full price $1,289', badge: undefined },
      { level: 'gold', month: '$210', full: 'full price $1,103' },
    ]);
    expect(formatPeopleLine(prices)).toBe('These are the cheapest plans for you alone, 61.');
    expect(formatGold(prices)).toBe(
      'Gold is $186 a month cheaper than silver here and covers more. Silver costs more because it pays for lower deductibles of people with low incomes.',
    );
    expect(findHeadline(prices)).toBeUndefined();
  });

  it.each<[string, Typed, Partial<Applicant>, RegExp | undefined]>([
    ['a full price', { income: '150000' }, {}, /^You get no tax credit, so a silver plan sold outside/],
    ['an unknown income', {}, {}, /^If you get no tax credit, a silver plan/],
    [
      'a price below the contribution',
      { income: '60000' },
      { age: 27, premium: 3000 },
      /^You get no tax credit, so/,
    ],
    ['a tax credit', { income: '48000' }, {}, undefined],
    ['help of the state alone', { income: '70000' }, { state: 'NM' }, undefined],
    ['Medicaid', { income: '9000' }, { state: 'MI' }, undefined],
    ['an income without help', { income: '9000' }, {}, undefined],
    ['a place without plans outside the exchange', { income: '150000' }, { state: 'VT' }, undefined],
    ['the other such place', {}, { state: 'DC' }, undefined],
  ])('name silver plans outside the exchange where nothing helps: %s', (_, input, place, text) => {
    const sentence = formatOutsideExchange(look(input, place));
    if (text) expect(sentence).toMatch(text);
    else expect(sentence).toBeUndefined();
  });

  it('have ranges with tobacco, all of which the smoker pays', () => {
    const prices = look({ income: '48000', tobacco: true });
    expect(listTiles(prices)).toMatchObject([
      { month: '$0 to $412', full: 'full price $823 to $1,235' },
      { month: '$396 to $1,040', full: 'full price $1,289 to $1,933' },
      { month: '$210 to $761', range: { low: 210, high: 761 } },
    ]);
    expect(listTiles(look({ tobacco: true }))).toMatchObject([
      { month: '$823 to $1,235', full: undefined },
      {},
      {},
    ]);
    expect(formatPeopleLine(prices)).toBe(
      'These are the cheapest plans for you alone, 61, with tobacco: insurers in Texas may add up to half, and the credit does not pay for it.',
    );
  });

  it.each([38_000, 41_111, 44_444, 52_900])('add up to full prices, in whole dollars, at %i', (income) => {
    for (const tobacco of [false, true]) {
      const prices = look({ income: String(income), tobacco });
      const help = Math.round(prices.credit.amount / 12);
      const tiles = listTiles(prices).flatMap(({ range, fullRange }) =>
        range?.low ? { range, fullRange } : [],
      );
      expect(tiles.map(({ fullRange }) => fullRange)).toEqual(
        tiles.map(({ range }) => ({ low: range.low + help, high: range.high + help })),
      );
    }
  });

  it('ask for the income first', () => {
    const prices = look({});
    expect(formatTilesHeading(prices)).toBe('Before any tax credit');
    expect(listTiles(prices).map(({ month, full }) => [month, full])).toEqual([
      ['$823', undefined],
      ['$1,289', undefined],
      ['$1,103', undefined],
    ]);
    expect(formatPeopleLine(prices)).toBe(
      'These are the cheapest plans for you alone, 61. You may pay less with an income up to $63,840.',
    );
  });

  it('name the second-cheapest silver plan, and ask the exchange, where prices are not known', () => {
    const unknown = { state: 'CA', age: 27, silver: null, gold: null };
    const prices = look({ income: '35000' }, unknown);
    expect(listTiles(prices)).toMatchObject([
      { name: 'Bronze' },
      { name: 'Silver, second-cheapest' },
      { name: 'Gold', month: 'Ask the marketplace', note: 'price not known here' },
    ]);
    expect(formatPeopleLine(prices)).toBe(
      'These are prices for you alone, 27. We do not know the price of Gold here: ask Covered California.',
    );
  });

  it('are about, with a range and its reason, where prices are not filed for the county', () => {
    const area = {
      place_basis: 'area',
      bronze: 12 * 800,
      range: { low: 12 * 1200, high: 12 * 1400 },
    } as const;
    const prices = look({ income: '48000' }, area);
    expect(listTiles(prices)).toMatchObject([
      // The credit follows the second-cheapest silver plan, of which this person pays the same share of income.
      { month: '$0', isAbout: false, likely: undefined, full: 'full price about $800' },
      { month: '$396', isAbout: true, likely: 'likely $395 to $397', full: 'full price about $1,289' },
      { month: '$210', isAbout: true, likely: 'likely $195 to $225' },
    ]);
    expect(formatPeopleLine(prices)).toBe(
      'These are prices for you alone, 61. These are prices of several counties that insurers price together, not your county’s own.',
    );
    const [bronze, silver] = listTiles(look({ income: '150000' }, area));
    expect(bronze && formatTile(bronze)).toBe('about $800, likely $737 to $860');
    expect(silver).toMatchObject({ likely: 'likely $1,188 to $1,386' });
    expect(look({ income: '48000' }, area).levels.benchmark?.range).toEqual({ low: 4906, high: 4906 });
  });

  it('are about for bronze alone, where its price is that of the area', () => {
    const prices = look({ income: '150000' }, { bronze_basis: 'area' });
    expect(listTiles(prices)).toMatchObject([
      { isAbout: true, likely: 'likely $741 to $905' },
      { isAbout: false, likely: undefined },
      { isAbout: false },
    ]);
    expect(formatPeopleLine(prices)).toContain(
      'The bronze price is that of another county that insurers price together with yours.',
    );
  });

  it.each([
    [{ place_basis: 'country', state: undefined }, /average prices of the country: with your ZIP code/],
    [{ place_basis: 'state' }, /average prices in Texas: enter your county to see your own/],
    [
      { place_basis: 'state', county: '53001' },
      /average prices in Texas, because we know none for your county/,
    ],
    [{ place_basis: 'approximate' }, /only roughly/],
    [{ place_basis: 'zip3' }, /several counties that insurers price together/],
    [{ place_basis: 'filed' }, /for you alone, 61\. You may pay less/],
  ] as const)('name the place of %j', (market, text) => {
    expect(formatPeopleLine(look({}, market))).toMatch(text);
  });

  it('leave children in public cover out, and name them', () => {
    const prices = look(
      { income: '72000', adults: people(36), children: people(10, 8, 3) },
      { state: 'FL', age: 38 },
    );
    expect(formatTilesHeading(prices)).toMatch(/^For 2 adults, after \$[\d,]+ a month tax credit$/);
    expect(listTiles(prices)[1]?.badge).toBe('You pay 13% of costs');
    expect(listTiles(prices)[2]?.badge).toBeUndefined();
    expect(formatPeopleLine(prices)).toBe('These are the cheapest plans for 2 adults, 38 and 36.');
  });

  it('say what less income saves just above the limit', () => {
    const prices = look({ income: '70000' });
    expect(formatTilesHeading(prices)).toBe('The full price: no tax credit');
    expect(sentences(prices)[0]).toMatch(
      /^With \$6,160 less taxable income you save about \$9,1\d\d a year\.$/,
    );
    // More than 15,000 dollars above it, and at it.
    expect(sentences(look({ income: '78841' }))).toEqual([]);
    expect(sentences(look({ income: '63840' }))).toEqual([]);
  });

  it('promises no saving below a cliff to a person whom an employer’s offer excludes from help there', () => {
    const prices = look({ income: '65000', ownOffer: '240' });
    expect(listCliffs(prices)).toEqual([]);
    expect(sentences(prices)).toEqual([expect.stringMatching(/^Your employer’s plan costs \$240 a month, /)]);
  });

  it('saves below a cliff what the others lose where an employer’s offer counts for one person', () => {
    const couple = { adults: people(60), ownOffer: '240' };
    const others = look({ ...couple, income: '86560' });
    const prices = look({ ...couple, income: '90000' });
    const [cliff] = listCliffs(prices);
    expect([others.help, others.credit.amount, cliff?.income]).toEqual([
      'employer_for_some',
      cliff?.more,
      86_560,
    ]);
    const saving = cliff?.saving ?? Number.NaN;
    const { full = 0, paid = 0 } = others.levels.benchmark ?? {};
    expect(saving).toBeCloseTo(full - paid, 2);
    expect(sentences(prices)).toEqual([
      'Your employer’s plan costs $240 a month for you alone; the prices above are for all of you.',
      expect.stringContaining(`you save about $${Math.round(saving).toLocaleString('en-US')} a year`),
    ]);
  });

  it('ends help where an employer’s offer becomes affordable', () => {
    const prices = look({ income: '48000', ownOffer: '450' });
    const [cliff] = listCliffs(prices);
    const last = cliff?.income ?? Number.NaN;
    expect(last).toBeLessThan(prices.credit.max_income);
    const [at, above] = [last, last + 1].map((income) => look({ income: String(income), ownOffer: '450' }));
    expect([at?.help, above?.help]).toEqual(['credit', 'employer']);
    expect(cliff?.more).toBeCloseTo(
      (above?.levels.benchmark?.paid ?? 0) - (at?.levels.benchmark?.paid ?? 0),
      2,
    );
  });

  it('have the state’s help, and the plans that it is for', () => {
    const single = { state: 'WA', age: 40, premium: 7156.8, silver: null, gold: 9000 };
    const prices = look({ income: '39125' }, single, 2026);
    expect(formatTilesHeading(prices)).toBe('After $321 a month tax credit and $55 a month from Washington');
    expect(listTiles(prices).map(({ note }) => note)).toEqual([
      'federal tax credit only',
      'Cascade plans only',
      'Cascade plans only',
    ]);
    expect(listTiles(look({ income: '45000' }, { state: 'MA', age: 40, premium: 6000 }))[1]).toMatchObject({
      name: 'Silver, ConnectorCare',
      month: '$152',
    });
    // 4,200 less a credit of 1,524 is less than ConnectorCare's 12 x 235.
    const cheap = look({ income: '60000' }, { state: 'MA', age: 40, premium: 7500, silver: 4200 }, 2026);
    expect(listTiles(cheap)[1]).toMatchObject({
      name: 'Silver',
      month: '$223',
      note: 'federal tax credit only',
    });
    expect(listRemarks(cheap).join(' ')).not.toContain('lowest ConnectorCare plan');
    expect(listTiles(look({ income: '30000' }, { state: 'VA' }))[0]?.note).toBe('before Virginia’s help');
    const connecticut = { state: 'CT', age: 35, premium: 9143, silver: null };
    const covered = listTiles(look({ income: '27387' }, connecticut, 2026));
    expect(covered[1]).toMatchObject({ month: '$0', badge: 'You pay no costs of care' });
    expect(covered[0]?.note).toBe('federal tax credit only');
    expect(listTiles(look({ income: '30000' }, { state: 'VT' }))[1]?.badge).toBe(
      'You pay at most 13% of costs',
    );
  });
});

it.each([
  ['IL', /At least \$1 a month for each person stays/],
  ['OH', /Some plans keep a dollar or two a month/],
  ['CA', /^$/],
])('says what stays of $0 in %s', (state, text) => {
  const prices = look({ income: '40000' }, { state, bronze: 1200 }, 2026);
  expect(formatRequiredBenefit(prices) ?? '').toMatch(text);
});
