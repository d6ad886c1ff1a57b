import { describe, expect, it } from 'vitest';
import { emptyPerson } from '#frontend/features/household/typed-household.ts';
import { formatNoPlan } from '#frontend/features/plans/steps/turning-65.tsx';
import { listSteps } from '#frontend/features/plans/steps/what-next.tsx';
import { listCliffs } from '#functions/plans/curve.ts';
import { findEffect } from '#functions/plans/enrollment.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { priceYear } from '#functions/plans/rules.ts';
import { toYearTotals, type YearOfCare } from '#functions/plans/year-totals.ts';
import states from '#model/states.json' with { type: 'json' };
import {
  type Applicant,
  typePeople as people,
  priceTyped,
  type Typed,
} from '#tests/support/typed-households.ts';
import { findHeadline, formatOutsideExchange, formatTilesHeading } from './cases.ts';
import { listDecisiveSentences } from './decisive-sentences.tsx';
import { listRemarks } from './remarks.ts';
import {
  formatGold,
  formatLowestTotal,
  formatPeopleLine,
  formatRequiredBenefit,
  formatTile,
  listTiles,
  toMedicareHeadline,
} from './tiles.ts';

/** Prices of Harris County, Texas, at 61, from USD a month. */
const harris: Applicant = {
  state: 'TX',
  age: 61,
  premium: 12 * 1302,
  bronze: 12 * 823,
  silver: 12 * 1289,
  gold: 12 * 1103,
  place_basis: 'filed',
};

const look = (input: Typed, changes: Partial<Applicant> = {}, year = 2027) =>
  priceTyped({ year: String(year), ...input }, { ...harris, ...changes });

const sentences = (prices: PlanPrices) => listDecisiveSentences(prices).map(({ text }) => text);

const toDesign = (mean: number, bad_year = mean) => ({
  mean,
  bad_year,
  chance_of_maximum: 0,
  maximum: bad_year,
});

const yearOfCare: YearOfCare = {
  expected_spending: 13_741,
  designs: {
    bronze: toDesign(4856),
    silver: toDesign(3782),
    silver_73: toDesign(3383),
    silver_87: toDesign(1613),
    silver_94: toDesign(764),
    gold: toDesign(2517),
  },
};

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

describe('the decisive sentence', () => {
  it('names where help begins, with the prices there, and praises no price below it', () => {
    const austin = look(
      { income: '14000' },
      { age: 27, premium: 5640, silver: 5640, bronze: 4260, gold: 4944 },
    );
    expect(listDecisiveSentences(austin)).toEqual([
      {
        text: expect.stringMatching(
          /^Texas gives no help below \$15,960 a year\. From there bronze and gold are \$0, silver \$\d\d a month\.$/,
        ),
        link: { name: 'What you can do now', url: '#what-next' },
      },
    ]);
    expect(listTiles(austin, yearOfCare).flatMap(({ badge }) => badge ?? [])).toEqual([]);
    const smoker = look(
      { income: '14000', tobacco: true },
      { age: 27, premium: 5640, silver: 5640, bronze: 4260 },
    );
    expect(sentences(smoker)[0]).toMatch(
      / From there bronze is \$0 to \$\d+, silver \$\d+ to \$\d+ a month\.$/,
    );
    expect(sentences(look({ income: '14000' }, { state: 'GA' }))[0]).toMatch(
      /^Georgia helps few people below \$15,960 a year\./,
    );
  });

  it('promises no help from the poverty line to a person whom an employer’s offer excludes from it', () => {
    const prices = look({ income: '14000', ownOffer: '50' });
    expect(sentences(prices)).toEqual([
      'Texas gives no help below $15,960 a year. There your employer’s plan counts as affordable: you get no tax credit.',
      'Your employer’s plan costs $50 a month, bronze here $823; you get no tax credit for either.',
    ]);
    const couple = { income: '20000', ownOffer: '50', familyOffer: '900', adults: people(60) };
    expect(sentences(look(couple))[0]).toMatch(/^Texas .+: you get no tax credit\.$/);
    const [adult] = people(60);
    const offered = {
      income: '15000',
      adults: [{ ...emptyPerson, ...adult, hasOffer: true, ownOffer: '50' }],
    };
    expect(sentences(look(offered))[0]).toMatch(
      /an employer’s plan counts as affordable: those it covers get no tax credit/,
    );
    expect(sentences(look({ income: '14000', ownOffer: '700' }))[0]).toMatch(
      /From there bronze and gold are \$0/,
    );
  });

  it.each([
    ['AZ', [38, 36], [10, 8], 'KidsCare or AHCCCS probably covers 2 children, 10 and 8,', 'azahcccs.gov'],
    [
      'FL',
      [38, 36],
      [10, 8, 3],
      'Florida KidCare probably covers 3 children, 10, 8, and 3,',
      'floridakidcare.org',
    ],
    ['FL', [38, 36], [12, 10, 8, 3], 'Florida KidCare probably covers 4 children,', 'floridakidcare.org'],
  ] as const)(
    'names the program of %s for children who have it',
    (state, [age, ...adults], children, start, host) => {
      const prices = look(
        { income: '72000', adults: people(...adults), children: people(...children) },
        { state, age },
      );
      expect(listDecisiveSentences(prices)).toEqual([
        {
          text: `${start} free or low cost, outside these prices.`,
          link: { name: `Apply at ${host}`, url: expect.stringContaining(host) },
        },
      ]);
    },
  );

  it('names the program of the county where it alone covers the children', () => {
    const family = (income: string) => ({ income, children: people(7, 4) });
    const inCounty = { state: 'CA', county: '06085', age: 35 };
    // 305 and 260 % of the poverty line of three.
    expect(sentences(look(family('83300'), inCounty))[0]).toMatch(
      'The county’s program for children probably covers 2 children, 7 and 4, free or low cost, ',
    );
    expect(sentences(look(family('71000'), inCounty))[0]).toMatch('Medi-Cal probably covers ');
    expect(sentences(look(family('83300'), { ...inCounty, county: '06001' }))).toEqual([]);
    const grandparent = look({ income: '66000', children: people(7) }, { ...inCounty, age: 67 });
    expect(findHeadline(grandparent)?.title).toBe(
      '1 child, 7, probably qualifies for the county’s program for children',
    );
  });

  it('has at most 20 words in every state', () => {
    for (const state of Object.keys(states)) {
      const family = { income: '45000', adults: people(36), children: people(10, 8, 3) };
      for (const text of sentences(look(family, { state, age: 38 }))) {
        expect(text.split(' ').length, text).toBeLessThanOrEqual(20);
      }
    }
  });
});

describe('the headline of a result', () => {
  const title = (...facts: Parameters<typeof look>) => findHeadline(look(...facts))?.title;

  it('is Medicaid, with a link, a telephone number and full prices', () => {
    expect(findHeadline(look({ income: '18000' }, { state: 'MI', age: 45 }))).toEqual({
      title: 'You probably qualify for Medicaid',
      text: 'It costs little or nothing. You can apply on any day of the year.',
      link: { name: 'Apply at HealthCare.gov', url: 'https://www.healthcare.gov/' },
      phone: '1-800-318-2596',
      prices:
        'In 2027 the full prices a month are bronze $823, silver $1,289, gold $1,103. With Medicaid you get no tax credit for these plans.',
    });
    // 90 % of the poverty line of two.
    expect(title({ income: '19476', children: people(5) }, { state: 'TN', age: 30 })).toMatch(
      /for Medicaid$/,
    );
    expect(title({ income: '19476' }, { state: 'TN', age: 30 })).toBeUndefined();
  });

  it('is a state’s program, or the state that decides', () => {
    expect(title({ income: '30000' }, { state: 'NY' })).toBe('You probably qualify for the Essential Plan');
    expect(title({ income: '30000' }, { state: 'MN' })).toBe('You probably qualify for MinnesotaCare');
    const undecided = findHeadline(look({ income: '14000' }, { state: undefined }));
    expect(undecided?.title).toBe('Your state decides');
    expect(undecided?.link?.url).toMatch(/^https:\/\/www\.medicaid\.gov\//);
  });

  it('is an employer’s affordable offer, with the marketplace at full price', () => {
    const prices = look({ income: '60000', ownOffer: '180' }, { state: 'MI', age: 45 });
    expect(findHeadline(prices, yearOfCare)).toEqual({
      title: 'Your employer’s plan: $180 a month',
      text: 'It counts as affordable in 2027 (up to $511), so you get no tax credit for the plans below.',
      comparison: 'It costs $643 a month less than the cheapest plan below.',
      badge: 'Lowest expected total',
    });
    expect(formatLowestTotal(prices, yearOfCare)).toBeUndefined();
    const cheap = { state: 'MI', age: 45, gold: 12 * 100 };
    expect(findHeadline(look({ income: '60000', ownOffer: '180' }, cheap), yearOfCare)).toMatchObject({
      comparison: 'It costs $80 a month more than the cheapest plan below.',
      badge: undefined,
    });
    expect(formatTilesHeading(prices)).toBe('Marketplace, at the full price');
    expect(listTiles(prices)[0]).toMatchObject({ month: '$823', full: undefined });
    expect(title({ income: '60000', ownOffer: '180', adults: people(44) })).toBe(
      'Your employer’s plan for you: $180 a month',
    );
  });

  it.each([
    [{ income: '48000', ownOffer: '450' }, 'so you keep the tax credit; bronze here is $0.'],
    [{ income: '90000', ownOffer: '900' }, 'bronze here $823; you get no tax credit for either.'],
    [{ ownOffer: '180' }, 'bronze here $823; your income decides about the tax credit.'],
  ])('leaves the tiles beside another offer of an employer, which a sentence compares: %o', (input, end) => {
    const prices = look(input);
    expect(findHeadline(prices)).toBeUndefined();
    const sentence = sentences(prices).find((text) => text.endsWith(end));
    expect(sentence).toMatch(`Your employer’s plan costs $${input.ownOffer} a month, `);
    expect(sentence?.split(' ').length).toBeLessThanOrEqual(20);
  });

  it('leaves the tiles beside an offer of another adult’s employer for the family, the cheaper of two', () => {
    const toFamily = (ownOffer: string, familyOffer: string) => {
      const [adult] = people(38);
      const second = { ...emptyPerson, ...adult, hasOffer: true, ownOffer, familyOffer };
      return { income: '84000', adults: [second], children: people(10) };
    };
    const [text] = sentences(look(toFamily('800', '1500'), { age: 40 })).filter((each) =>
      /employer/.test(each),
    );
    expect(text).toMatch(/^An employer’s plan costs \$1,500 a month, so you keep the tax credit;/);
    const both = { ...toFamily('800', '1500'), ownOffer: '750', familyOffer: '1400' };
    expect(sentences(look(both, { age: 40 })).join()).toMatch(/Your employer’s plan costs \$1,400 a month/);
  });

  it('is an employer’s offer for the applicant, above the prices of the others', () => {
    const family = { adults: people(38), children: people(5), ownOffer: '200', familyOffer: '900' };
    const prices = look({ ...family, income: '60000' }, { age: 40, premium: 7104.6, silver: null }, 2026);
    expect(findHeadline(prices)).toEqual({
      title: 'Your employer’s plan for you: $200 a month',
      text: 'It counts as affordable in 2026 (up to $498), so you get no tax credit. The prices below are for the others.',
    });
    expect(formatTilesHeading(prices)).toBe('For 1 adult and 1 child, after $556 a month tax credit');
    expect(formatPeopleLine(prices)).toMatch(/^These are prices for 1 adult and 1 child, 38 and 5\./);
    expect(toYearTotals(prices, yearOfCare)).toBeUndefined();
  });

  it('is the offer of another adult’s employer, by its price for the family', () => {
    const offered = { ...people(38)[0], hasOffer: true, ownOffer: '200', familyOffer: '700' };
    const family = { income: '84000', adults: [{ ...emptyPerson, ...offered }], children: people(10) };
    expect(title(family, { age: 40 })).toBe('An employer’s plan: $700 a month');
    const dearer = { ...family, adults: [{ ...emptyPerson, ...offered, familyOffer: '1000' }] };
    expect(title(dearer, { age: 40 })).toBe('An employer’s plan for some of you: $200 a month');
    expect(toYearTotals(look(family, { age: 40 }), yearOfCare, true)?.rows.at(-1)).toMatchObject({
      level: 'employer',
      premium: 12 * 700,
    });
  });

  it('names both plans where two adults have one each, and compares their sum', () => {
    const second = { ...emptyPerson, ...people(38)[0], hasOffer: true, ownOffer: '300' };
    const couple = { income: '84000', ownOffer: '200.4', adults: [second] };
    const prices = look(couple, { age: 40 });
    expect(findHeadline(prices)).toMatchObject({
      title: 'Employers’ plans: $200 and $300 a month',
      text: 'They count as affordable in 2027 (up to $715 each), so you get no tax credit for the plans below.',
      comparison: 'Together they cost $1,125 a month less than the cheapest plan below.',
    });
    expect(toYearTotals(prices, yearOfCare, true)?.rows.at(-1)?.premium).toBeCloseTo(12 * 500.4);
    const withChild = { ...couple, children: people(10) };
    expect(findHeadline(look(withChild, { age: 40 }))).toEqual({
      title: 'Employers’ plans for some of you: $200 and $300 a month',
      text: 'They count as affordable in 2027 (up to $715 each), so whoever they cover gets no tax credit. The prices below are for the others.',
    });
  });

  it('is the cheapest of affordable plans: of either employer for the family, or of both for each', () => {
    const [second] = people(38);
    const toTitle = (own: string, family: string, ...others: readonly [string, string]) => {
      const offered = { hasOffer: true, ownOffer: others[0], familyOffer: others[1] };
      const adults = [{ ...emptyPerson, ...second, ...offered }];
      return title({ income: '84000', ownOffer: own, familyOffer: family, adults }, { age: 40 });
    };
    expect(toTitle('400', '700', '450', '600')).toBe('An employer’s plan: $600 a month');
    expect(toTitle('200', '400', '250', '600')).toBe('Your employer’s plan: $400 a month');
    expect(toTitle('200', '700', '200', '600')).toBe('Employers’ plans: $200 and $200 a month');
  });

  it('is Medicare from 65, with the prices at 64, or above the prices of younger people', () => {
    const prices = look({ income: '50000', adults: people(60) }, { age: 67 });
    expect(formatPeopleLine(prices)).toMatch(/^These are the cheapest plans for 1 adult, 60\./);
    const medicareAt = (age: number, ...others: [true?]) =>
      toMedicareHeadline({ input_data: { age }, market: harris }, ...others);
    expect(medicareAt(67, true)).not.toHaveProperty('prices');
    expect(medicareAt(200).title).toBe('From 65 you probably have Medicare');
    expect(medicareAt(65)).toMatchObject({
      title: 'At 65 you probably have Medicare',
      text: expect.stringContaining('You can sign up from three months before'),
      prices: `At 64 marketplace plans of ${priceYear} cost a month: bronze $823, silver $1,289, gold $1,103.`,
    });
  });

  it('is Medicare of a younger person who has it, without a way to sign up, and with the prices at the age', () => {
    const { title, text, prices } = toMedicareHeadline({ input_data: { age: 52 }, market: harris });
    expect(title).toBe('You have Medicare');
    expect(text).toMatch(/you get no tax credit, and you pay back what was paid for you\.$/);
    expect(prices).toMatch(/^At 52 marketplace plans of 2026 cost a month: bronze/);
    const steps = (age: number, ...others: PlanPrices[]) =>
      listSteps(
        {
          priced: { input_data: { age }, market: harris },
          hasMedicare: true,
          prices: others[0],
        },
        '2026-11-22',
      );
    expect(steps(52)).toEqual([]);
    expect(steps(65)[0]?.title).toMatch(/^The first day to sign up for Medicare/);
    expect(steps(52, look({ income: '40000' }))[0]?.title).toMatch(/^Choose a plan/);
  });

  it('names who qualifies for the state’s program beside a child in CHIP and a parent with Medicare', () => {
    const family = { income: '50000', adults: people(38, 68), children: people(9) };
    const prices = look(family, { state: 'NY', age: 40 }, 2027);
    expect(findHeadline(prices)?.title).toBe('2 adults, 40 and 38, probably qualify for the Essential Plan');
    const couple = look({ income: '30000', adults: people(38) }, { state: 'NY', age: 40 }, 2027);
    expect(findHeadline(couple)?.title).toBe('Your household probably qualifies for the Essential Plan');
  });

  it('names a parent in public cover beside an adult child who is not', () => {
    const prices = look({ income: '16000', children: people(22, 16) }, { state: 'TN', age: 50 }, 2026);
    expect(findHeadline(prices)).toBeUndefined();
    expect(sentences(prices)).toEqual([
      expect.stringContaining('Tennessee gives no help below $26,650 a year.'),
      'TennCare or CoverKids probably covers 1 adult and 1 child, 50 and 16, free or low cost, outside these prices.',
    ]);
  });
});

describe('the plans of the county', () => {
  const toRange = (median: number) => ({ low: median - 500, median, high: median + 900 });
  const deductibles = {
    bronze: toRange(7500),
    silver: toRange(5000),
    silver_73: toRange(3000),
    silver_87: toRange(700),
    silver_94: { low: 0, median: 0, high: 250 },
    gold: toRange(1500),
  };
  const listDeductibles = (input: Typed, market: Partial<Applicant> = { deductibles }) =>
    listTiles(look(input, market)).map(({ deductible }) => deductible);

  it('give each tile its median deductible, silver that of the person’s own reduction', () => {
    const [bronze, gold] = ['deductible here: about $7,500', 'deductible here: about $1,500'];
    const silver = (usd: string) => `deductible here: about ${usd}`;
    expect(listDeductibles({ income: '48000' })).toEqual([bronze, silver('$5,000'), gold]);
    expect(listDeductibles({ income: '30000' })).toEqual([bronze, silver('$700'), gold]);
    expect(listDeductibles({ income: '48000' }, {})).toEqual([undefined, undefined, undefined]);
    expect(listDeductibles({ income: '60000', adults: people(60) })[0]).toBe(
      'deductible here: about $7,500 a person',
    );
  });

  const filed = {
    bronze: 10_150,
    silver: 8950,
    silver_73: 7400,
    silver_87: 3300,
    silver_94: 1500,
    gold: 8200,
  };
  const withMaxima = {
    ...yearOfCare,
    designs: Object.fromEntries(
      Object.entries(filed).map(([level, maximum]) => [level, { ...toDesign(1000), maximum }]),
    ) as YearOfCare['designs'],
  };
  const listMaxima = (input: Typed, market: Partial<Applicant>, year: number) =>
    toYearTotals(look(input, market, year), withMaxima)?.rows.map(({ maximum }) => maximum);

  const later: [string, number, number[]][] = [
    ['48000', 2027, [11_500, 10_150, 9300]],
    ['35000', 2027, [11_500, 8400, 9300]],
    ['30000', 2027, [11_500, 3750, 9300]],
    ['20000', 2027, [11_500, 1700, 9300]],
  ];
  // Times 12,000 over 10,600, rounded to 50, at most the legal maximum of the level (45 CFR 156.130).
  it.each([
    ['48000', 2026, [10_150, 8950, 8200]],
    // Until plans of 2027 are filed.
    ...(priceYear === 2026 ? later : []),
  ])('limit what care can cost at an income of %s in %d', (income, year, maxima) => {
    expect(listMaxima({ income }, { deductibles }, year)).toEqual(maxima);
  });

  it.each([
    ['48000', 2026, [10_150, 8950, 8200]],
    ['48000', 2027, [12_000, 12_000, 12_000]],
    ['35000', 2027, [12_000, 9600, 12_000]],
    ['30000', 2027, [12_000, 4000, 12_000]],
    ['20000', 2027, [12_000, 4000, 12_000]],
  ])('leave the legal maximum, where they are not known, at %s in %d', (income, year, maxima) => {
    expect(listMaxima({ income }, {}, year)).toEqual(maxima);
  });

  it('may have a higher maximum for bronze in 2027', () => {
    const isAbout = (year: number) =>
      toYearTotals(look({}, {}, year), withMaxima)?.rows.map(({ is_maximum_about }) => is_maximum_about);
    expect(isAbout(2027)).toEqual([true, false, false]);
    expect(isAbout(2026)).toEqual([false, false, false]);
  });
});

describe('a year of each metal level', () => {
  const texas = { age: 45, premium: 9329.68, bronze: 6176.25, silver: null, gold: null };
  const toTotals = (input: Typed, market: Partial<Applicant> = {}) =>
    toYearTotals(look(input, { ...texas, ...market }, 2026), yearOfCare);

  it.each([
    ['20000', 'Silver, you pay 6% of costs'],
    ['30000', 'Silver, you pay 13% of costs'],
    ['35000', 'Silver, you pay 27% of costs'],
    ['50000', 'Silver'],
  ])('has the silver of an income of %s', (income, name) => {
    expect(toTotals({ income })?.rows.at(-1)?.name).toBe(name);
  });

  it('names the lowest expected total, and says what gold may cost', () => {
    const totals = toTotals({ income: '50000' });
    expect(totals).toMatchObject({ premium: 'net', lowest: ['bronze'], gold_may_cost: 3782 - 2517 });
    expect(toTotals({ income: '20000' })?.gold_may_cost).toBe(0);
  });

  it('has the badge where no plan within 5 % is better in a bad year, and names both ends otherwise', () => {
    const prices = look({}, { ...texas, bronze: 3000, gold: 4000, premium: 9000 }, 2026);
    const tell = (bronze: readonly [number, number], gold: readonly [number, number]) => {
      const designs = { ...yearOfCare.designs, bronze: toDesign(...bronze), gold: toDesign(...gold) };
      const care = { ...yearOfCare, designs };
      return [
        listTiles(prices, care).map(({ badge }) => badge !== undefined),
        formatLowestTotal(prices, care),
      ];
    };
    // 5,000 and 5,080 in a usual year, 12,000 and 8,515 in a bad one.
    expect(tell([2000, 9000], [1080, 4515])).toEqual([
      [false, false, false],
      'Bronze is about $80 cheaper in a usual year, gold $3,485 in a bad one.',
    ]);
    expect(tell([2000, 5000], [1080, 4515])).toEqual([[true, false, false], undefined]);
    expect(tell([2000, 9000], [1251, 4515])).toEqual([[true, false, false], undefined]);
    expect(formatLowestTotal(look({ income: '48000' }), yearOfCare)).toBeUndefined();
  });

  it.each([
    // Of the applicant alone; 12 x 100 and gold's care are less than bronze's 6,176.25 and 4,856.
    ['100', 'employer', 'With the care of a year, the employer’s plan has the lowest expected total.'],
    // 12 x 700 and gold's care are within 3 % of it.
    ['700', 'bronze employer', 'With the care of a year, the employer’s plan has the lowest expected total.'],
    ['900', 'bronze', undefined],
  ])('counts an employer’s plan of %s a month', (offer, lowest, sentence) => {
    const prices = look({ ownOffer: offer, income: '120000' }, texas, 2026);
    expect(toYearTotals(prices, yearOfCare)?.lowest.join(' ')).toBe(lowest);
    expect(formatLowestTotal(prices, yearOfCare)).toBe(sentence);
  });

  it('has the highest tobacco surcharge in every total and the badge, which the credit does not pay', () => {
    const [none, smoker] = [false, true].map((tobacco) => toTotals({ income: '50000', tobacco }));
    // Half of the full price, as in the tiles (45 CFR 147.102(a)(1)(iv); 26 CFR 1.36B-3(e)).
    const surcharges = smoker?.rows.map(({ premium }, index) => premium - (none?.rows[index]?.premium ?? 0));
    expect(surcharges?.map(Math.round)).toEqual([3088, 4665]);
    expect(smoker?.rows.map(({ tobacco }) => Math.round(tobacco))).toEqual([3088, 4665]);
    for (const { premium, mean, expected } of smoker?.rows ?? []) expect(expected).toBe(premium + mean);
    // Gold's care is 2,339 cheaper than bronze's, its price 2,000 higher, and 3,000 with tobacco.
    const full = { bronze: 6000, silver: 9000, gold: 8000 };
    expect(toTotals({}, full)?.lowest).toEqual(['gold']);
    expect(toTotals({ tobacco: true }, full)?.lowest).toEqual(['bronze']);
    expect(toTotals({ tobacco: true }, { state: 'CT' })?.rows[0]?.tobacco).toBe(0);
  });

  it('has no bronze where its price is not known', () => {
    expect(toTotals({ income: '50000' }, { bronze: null })?.rows).toHaveLength(1);
  });

  it('leaves the premium out for several people, and has it before the credit without an income', () => {
    expect(toTotals({ income: '50000', adults: people(40) })?.premium).toBe('none');
    expect(toTotals({})).toMatchObject({ premium: 'gross' });
  });

  it('is not compared where a public program takes its place', () => {
    expect(toTotals({ income: '10000' }, { state: 'CA' })).toBeUndefined();
  });
});

it.each([
  ['2026-12-31', 'Medicare begins before 2027: you probably need no plan of that year.'],
  // Medicare treats a person born on the first of a month as born in the month before.
  ['2027-01-01', 'Medicare begins before 2027: you probably need no plan of that year.'],
  ['2027-01-02', 'Medicare begins on January 1, 2027: you probably need no plan of that year.'],
  ['2027-01-31', 'Medicare begins on January 1, 2027: you probably need no plan of that year.'],
  ['2027-02-01', 'Medicare begins on January 1, 2027: you probably need no plan of that year.'],
  ['2027-02-02', undefined],
])('a 65th birthday on %s leaves no plan to choose: %s', (day, sentence) => {
  expect(formatNoPlan(2027, findEffect({ kind: 'turns_65', day }))).toBe(sentence);
});
