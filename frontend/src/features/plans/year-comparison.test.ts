import { describe, expect, it } from 'vitest';
import { priceYear } from '#functions/plans/rules.ts';
import { toYearTotals, type YearOfCare } from '#functions/plans/year-totals.ts';
import {
  type Applicant,
  lookAtHarris as look,
  typePeople as people,
  type Typed,
  toDesign,
  yearOfCare,
} from '#tests/support/typed-households.ts';
import { listTiles } from './tiles.ts';
import { formatLowestTotal } from './year-comparison.ts';

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
