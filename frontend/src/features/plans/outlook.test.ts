import { describe, expect, it } from 'vitest';
import { toPlanYear } from './household.ts';
import { emptyInput, type HouseholdInput, type Person } from './household-store.ts';
import { formatHeadline, formatReason, type MarketplacePrice, type Outlook, readOutlook } from './outlook.ts';
import { toPlanTotals, type YearOfCare } from './plan-totals.ts';
import { formatCliff, listRemarks } from './remarks.ts';

const texas: MarketplacePrice = { state: 'TX', age: 45, price: 9329.68, bronze_price: 6176.25 };

function look(
  input: Partial<HouseholdInput>,
  market: Partial<MarketplacePrice> = {},
  year: 2026 | 2027 = 2026,
) {
  const typed = { ...emptyInput, ...input, year: String(year) };
  const { outlook, problems } = readOutlook({ ...texas, ...market }, typed);
  if (!outlook) throw new Error(JSON.stringify(problems));
  return outlook;
}

const people = (...ages: number[]): Person[] => ages.map((age) => ({ age: String(age), tobacco: false }));

const tell = (outlook: Outlook) =>
  [formatHeadline(outlook), formatReason(outlook), ...listRemarks(outlook), formatCliff(outlook) ?? ''].join(
    '\n',
  );

const design = (mean: number, maximum: number) => ({
  mean,
  bad_year: maximum,
  chance_of_maximum: 0.1,
  maximum,
});

const year: YearOfCare = {
  expected_spending: 13_741,
  designs: {
    bronze: design(4856, 10_600),
    silver: design(3782, 8900),
    silver_73: design(3383, 7400),
    silver_87: design(1613, 3300),
    silver_94: design(764, 2000),
    gold: design(2517, 8200),
  },
};

describe('the outlook', () => {
  it('asks for the income first, with the price of everybody', () => {
    const outlook = look({ adults: people(43) });
    expect(outlook).toMatchObject({ help: 'unknown_income', net: undefined, covered: 2 });
    expect(outlook.price.benchmark).toBeGreaterThan(9329.68);
    expect(listRemarks(outlook)).toEqual([]);
  });

  it('names what remains and the room below the cliff', () => {
    const text = tell(look({ income: '46950' }));
    expect(text).toContain('You would pay about $390 a month');
    expect(text).toContain('At 300% of the poverty line you pay 9.96% of your income.');
    expect(text).toContain('ends at an income of $62,600. One dollar more costs $3,095');
    expect(text).toContain('$15,650 of room left');
  });

  it('says for an income of 0 in Texas what it says for 1', () => {
    expect(tell(look({ income: '0' }))).toBe(tell(look({ income: '1' })));
    expect(tell(look({ income: '0' }))).toContain('You would pay about $777 a month');
    expect(tell(look({ income: '0' }))).toContain('coverage gap');
    expect(tell(look({ income: '0' }))).toContain('lawfully present immigrants');
  });

  it.each<[string, Partial<HouseholdInput>, Partial<MarketplacePrice>, 2026 | 2027, RegExp]>([
    ['Medicaid', { income: '20000' }, { state: 'CA' }, 2027, /work rules/],
    ['BadgerCare', { income: '15000' }, { state: 'WI' }, 2026, /BadgerCare/],
    ['a program', { income: '30000' }, { state: 'MN' }, 2026, /MinnesotaCare/],
    ['New York to 250 %', { income: '35000' }, { state: 'NY' }, 2026, /Until June 2026/],
    ['Georgia', { income: '9000' }, { state: 'GA' }, 2027, /ends in December 2026/],
    ['ConnectorCare', { income: '50000' }, { state: 'MA' }, 2026, /ConnectorCare instead/],
    ['help of a state', { income: '80000' }, { state: 'NJ' }, 2026, /NJ Health Plan Savings. Get Covered/],
    ['New Mexico above 400 %', { income: '900000' }, { state: 'NM' }, 2026, /Marketplace Affordability/],
    [
      'children',
      { income: '60000', adults: people(38), children: people(10, 7) },
      {},
      2026,
      /2 children probably belong/,
    ],
    ['low income', { income: '20000' }, {}, 2026, /no credit through an enrollment period/],
    ['cost sharing', { income: '20000' }, {}, 2026, /94% of costs/],
    ['too much credit', { income: '30000' }, {}, 2026, /pay back/],
    ['citizens', { income: '30000' }, {}, 2027, /citizens, permanent residents/],
    ['no state', { income: '20000' }, { state: undefined }, 2026, /the state decides/],
    ['a soft end', { income: '40000' }, { price: 4000 }, 2026, /without a jump/],
  ])('tells of %s', (_name, input, market, planYear, text) => {
    expect(tell(look(input, market, planYear))).toMatch(text);
  });

  it('has no net price where ConnectorCare takes its place, and one above it', () => {
    expect(look({ income: '62600' }, { state: 'MA' })).toMatchObject({ help: 'state_plan', net: undefined });
    expect(look({ income: '62601' }, { state: 'MA' })).toMatchObject({
      help: 'income_too_high',
      net: 9329.68,
    });
  });

  it('ends the credit with an affordable offer of an employer', () => {
    // 9.96 % of 40,000 is 332 a month.
    expect(look({ income: '40000', offer: '332' })).toMatchObject({
      help: 'employer',
      net: 9329.68,
      credit: 0,
    });
    expect(look({ income: '40000', offer: '332.01' }).help).toBe('credit');
    const couple = { income: '60000', adults: people(43), offer: '100' };
    expect(look(couple)).toMatchObject({ help: 'employer_for_some', net: undefined });
    expect(look({ ...couple, familyOffer: '300' }).help).toBe('employer');
  });

  it('raises only prices of a year that has none', () => {
    expect(look({ income: '40000', rise: 14 }, {}, 2026).price.benchmark).toBe(9329.68);
    expect(look({ income: '40000', rise: 14 }, {}, 2027)).toMatchObject({
      prices: 'of 2026 plus 14%',
      price: { benchmark: 10_635.84 },
    });
  });

  it.each([
    ['TX', 4664.84],
    ['CA', 0],
    ['MD', 0],
    ['CT', undefined],
  ])('adds for tobacco in %s up to %s', (state, amount) => {
    expect(look({}, { state }).tobacco).toBe(amount);
  });

  it('chooses the next plan year from November, as far as its rules are known', () => {
    const days = ['2026-10-31T12:00', '2026-11-01T12:00', '2027-03-01T12:00', '2028-01-01T12:00'];
    expect(days.map((day) => toPlanYear(new Date(day)))).toEqual([2026, 2027, 2027, 2027]);
  });
});

describe('a year of each metal level', () => {
  it.each([
    ['20000', 'Silver, costs reduced to 6%'],
    ['30000', 'Silver, costs reduced to 13%'],
    ['35000', 'Silver, costs reduced to 27%'],
    ['50000', 'Silver'],
  ])('has the silver of an income of %s', (income, name) => {
    expect(toPlanTotals(year, look({ income }))?.rows.at(-1)?.name).toBe(name);
  });

  it('marks the lowest expected total, and says what gold may cost', () => {
    const totals = toPlanTotals(year, look({ income: '50000' }));
    expect(totals).toMatchObject({ premium: 'net', goldMayCost: 3782 - 2517 });
    expect(totals?.rows.filter(({ isLowest }) => isLowest).map(({ name }) => name)).toEqual(['Bronze']);
    expect(toPlanTotals(year, look({ income: '20000' }))?.goldMayCost).toBe(0);
  });

  it('has no bronze where its price is not known', () => {
    expect(toPlanTotals(year, look({ income: '50000' }, { bronze_price: undefined }))?.rows).toHaveLength(1);
  });

  it('leaves the premium out for several people, and has it before the credit without an income', () => {
    expect(toPlanTotals(year, look({ income: '50000', adults: people(40) }))?.premium).toBe('none');
    expect(toPlanTotals(year, look({}))).toMatchObject({ premium: 'gross' });
  });

  it('is not compared where a public program takes its place', () => {
    expect(toPlanTotals(year, look({ income: '10000' }, { state: 'CA' }))).toBeUndefined();
  });
});
