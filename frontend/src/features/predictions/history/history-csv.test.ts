import { describe, expect, it } from 'vitest';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { carAnswers, carCovers, healthAnswers, policy } from '#tests/support/test-predictions.ts';
import { formatHistoryCsv } from './history-csv.ts';

const car: PredictionRow = {
  id: '01KAJ000000000000000000001',
  created_at: '2026-11-21T16:20:31.500Z',
  insurance_type: 'car',
  input_data: { ...carAnswers, state: 'OH' },
  predicted_premium: 1234.56,
  market_premium: 1200,
  market_range: { low: 1000, high: 1500 },
  range: { low: 1000, high: 1500.5, coverage: 0.8 },
  covers: carCovers,
};

/** Values of the first prediction by header. */
function parseFirst(csv: string): Record<string, string | undefined> {
  const [headers = '', first = ''] = csv.slice(1).split('\r\n');
  const split = (line: string) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const cells = split(first);
  const names = split(headers).map((header) => header.replaceAll('"', ''));
  expect(cells).toHaveLength(names.length);
  return Object.fromEntries(names.map((header, index) => [header, cells[index]]));
}

const labelCell = (label: string) => {
  const csv = formatHistoryCsv([{ ...car, label }]);
  return csv.slice(csv.indexOf(',car,') + ',car,'.length, csv.indexOf(',1234.56,'));
};

describe('the history as CSV', () => {
  it('has one line for each prediction, with units in the header and plain numbers', () => {
    expect(parseFirst(formatHistoryCsv([car]))).toMatchObject({
      'Created (UTC)': '2026-11-21 16:20:31',
      Type: 'car',
      Label: '',
      'Predicted premium (USD a year)': '1234.56',
      'Market price (USD a year)': '1200',
      'Range, high end (USD a year)': '1500.5',
      'Annual mileage (thousand km a year)': '15',
      'Year of the car': '2018',
      State: 'Ohio',
      'Height (in)': '',
      'Bronze, you pay (USD a month)': '',
      'State minimum (USD a year)': String(carCovers.minimum.premium),
      'Liability and comprehensive (USD a year)': String(carCovers.liability_comprehensive.premium),
      'Full coverage (USD a year)': String(carCovers.full.premium),
      ID: car.id,
    });
  });

  it('has the car in words, and its price and deductible as numbers', () => {
    const own = { car_price: 50_000, car_body: 'suv', car_fuel: 'plug_in', deductible: 1000 } as const;
    const input_data = { ...carAnswers, ...own, limits: '250_500' } as const;
    const cells = parseFirst(formatHistoryCsv([{ ...car, input_data }]));
    expect(Object.values(cells)).toEqual(
      expect.arrayContaining(['50000', 'SUV or crossover', 'Plug-in hybrid', '1000', '250/500']),
    );
  });

  it('has the other drivers and cars of a policy in its last columns, and nothing there without a policy', () => {
    const toLast = (row: PredictionRow) => Object.entries(parseFirst(formatHistoryCsv([row]))).slice(-2);
    expect(toLast(car)).toEqual([
      ['Other drivers', ''],
      ['Other cars', ''],
    ]);
    const others: typeof car.policy = JSON.parse(JSON.stringify(policy));
    expect(toLast({ ...car, policy: others })).toEqual([
      [
        'Other drivers',
        '"driver age: 43 years, driving experience: 25 years, previous accidents: none, tickets and DUI: One ticket; driver age: 16 years, driving experience: 0 years, previous accidents: none"',
      ],
      [
        'Other cars',
        '"annual mileage: 12,500 km a year, year of the car: 2018, coverage: Full coverage, price when new: $28,000, body: Car, fuel: Gas; annual mileage: 8,000 km a year, year of the car: 2014, coverage: Liability only"',
      ],
    ]);
  });

  it('has the range of a market price, if it is not exact', () => {
    const toRange = (low: number, high: number) => {
      const cells = parseFirst(formatHistoryCsv([{ ...car, market_range: { low, high } }]));
      return ['low', 'high'].map((end) => cells[`Market price, ${end} end (USD a year)`]);
    };
    expect(toRange(1100, 1300)).toEqual(['1100', '1300']);
    expect(toRange(1200, 1200)).toEqual(['', '']);
  });

  it('has all answers of a health prediction, and lists in one cell', () => {
    const csv = formatHistoryCsv([
      {
        ...car,
        insurance_type: 'health',
        prices: { plan_year: 2026, basis: 'filed', bronze: null, silver: 1200, gold: null },
        input_data: { ...healthAnswers, any_chronic_disease: 'yes', chronic_conditions: ['asthma', 'copd'] },
      },
    ]);
    expect(csv).toContain(',45,67,70,no,yes,no,yes,no,yes,1,');
    expect(csv).toContain(',"Asthma, COPD",');
  });

  it('has the plan year of a health prediction, and the household that is stored with it', () => {
    const row: PredictionRow = {
      ...{ ...car, insurance_type: 'health', input_data: healthAnswers },
      prices: { plan_year: 2027, basis: 'filed', bronze: null, silver: 1200, gold: null },
    };
    const columns = ['Plan year', 'People', 'Income', 'Household size'];
    const toCells = (change: object) => {
      const cells = parseFirst(formatHistoryCsv([{ ...row, ...change }]));
      return columns.map((column) => cells[column]);
    };
    expect(toCells({})).toEqual(['2027', '"You, 45"', '', '']);
    const people = [
      { age: 45, role: 'adult', tobacco: true },
      { age: 38, role: 'adult', has_cover: 'veterans', employer_offer: { own: 210, family: 650 } },
      { age: 10, role: 'child' },
    ];
    expect(toCells({ household: { people, income: 48_000 } })).toEqual([
      '2027',
      '"You, 45, tobacco; Adult, 38, veterans’ health care, employer’s plan $210 a month, for the family $650 a month; Child, 10"',
      '48000',
      '3',
    ]);
    const alone = { people: people.slice(0, 1), household_size: 4 };
    expect(toCells({ household: alone })).toEqual(['2027', '"You, 45, tobacco"', '', '4']);
  });

  it('has what the household of a health prediction pays a month after help, or what takes its place', () => {
    const row: PredictionRow = {
      ...{ ...car, insurance_type: 'health', input_data: { ...healthAnswers, age: 40, state: 'TX' } },
      ...{ market_premium: 7200, market_range: { low: 7200, high: 7200 } },
      prices: { plan_year: 2026, basis: 'filed', bronze: 4800, silver: 6900, gold: null },
    };
    const levels = ['Bronze', 'Silver', 'Gold'].map((level) => `${level}, you pay (USD a month)`);
    const toCells = (change: object) => {
      const cells = parseFirst(formatHistoryCsv([{ ...row, ...change } as PredictionRow]));
      return [...levels, 'Tax credit (USD a year)', 'Instead of these prices'].map((column) => cells[column]);
    };
    expect(toCells({})).toEqual(['400', '575', '', '', '']);
    const people = [{ age: 40, role: 'adult' }] as const;
    const [bronze, silver, gold, credit, instead] = toCells({ household: { people, income: 38_000 } });
    expect([gold, instead]).toEqual(['', '']);
    // Rounded by the month and by the year.
    expect(Math.abs(575 - Number(silver) - Number(credit) / 12)).toBeLessThan(1);
    expect(Math.abs(400 - Number(bronze) - Number(credit) / 12)).toBeLessThan(1);
    const offered = [{ ...people[0], employer_offer: { own: 210 } }];
    expect(toCells({ household: { people: offered, income: 60_000 } })).toEqual([
      ...['', '', '', ''],
      'Your employer’s plan: $210 a month',
    ]);
  });

  it('has ZIP digits that no program reads as a number', () => {
    const input_data = { ...healthAnswers, state: 'MA', county: '25025', zip3: '021' } as const;
    const prices = { plan_year: 2026, basis: 'filed', bronze: null, silver: 1200, gold: null } as const;
    const csv = formatHistoryCsv([{ ...car, insurance_type: 'health', prices, input_data }]);
    expect(parseFirst(csv)['ZIP digits']).toBe('021xx');
  });

  it.each(['1-2', 'MAR1', '1E5', '12/31', '3 PM', '10 mar 2026', '$5', 'true', '00123'])(
    'keeps the label %j from being read as a value',
    (label) => {
      expect(labelCell(label)).toBe(`'${label}`);
    },
  );

  it('begins with a byte order mark and ends every line with CR LF', () => {
    const csv = formatHistoryCsv([car, car]);
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv.endsWith('\r\n')).toBe(true);
  });

  it.each([
    ['Blue hatchback', 'Blue hatchback'],
    ['Blue, 2018', '"Blue, 2018"'],
    ['The "blue" one', '"The ""blue"" one"'],
    ['two\nlines', '"two\nlines"'],
  ])('quotes %j by RFC 4180', (label, cell) => {
    expect(labelCell(label)).toBe(cell);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t'=1"`],
    ['\r=1', `"'\r'=1"`],
    ['＝1+1', "'＝1+1"],
    ['a;=1+1', `"a;'=1+1"`],
    ['",=1+1', `""",'=1+1"`],
    ['a = b', 'a = b'],
    ['a, - b', '"a, - b"'],
    ['\u200B=1+1', "'\u200B=1+1"],
    ['\u2800\uFE0F =1+1', "'\u2800\uFE0F =1+1"],
    ['\u0301@SUM(A1)', "'\u0301@SUM(A1)"],
    ['a;\u2060\u200D+1', `"a;'\u2060\u200D+1"`],
    ['\u200B1-2', "'\u200B1-2"],
    ['TR\u00ADUE', "'TR\u00ADUE"],
  ])('keeps %j from being a formula', (label, cell) => {
    expect(labelCell(label)).toBe(cell);
  });
});
