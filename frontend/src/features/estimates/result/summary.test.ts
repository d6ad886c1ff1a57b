import { describe, expect, it } from 'vitest';
import type { HealthEstimate } from '#contract/estimates.ts';
import { listPricesByState, usListPrices } from '#frontend/features/estimates/car/covers.ts';
import { emptyInput, emptyPerson } from '#frontend/features/household/typed-household.ts';
import { readPlanPrices } from '#frontend/features/plans/household-prices.ts';
import metadata from '#model/artifacts/metadata.json' with { type: 'json' };
import { buildPrediction, healthAnswers } from '#tests/support/test-predictions.ts';
import { formatCarSummary, formatHealthSummary, formatPrices } from './summary.ts';

const car = buildPrediction(new Date('2026-11-22'));

const health: HealthEstimate = {
  ...car,
  insurance_type: 'health',
  input_data: healthAnswers,
  predicted_premium: 4440,
  range: { low: 3403, high: 5423, coverage: 0.8 },
  market: {
    premium: 8487,
    range: { low: 6591, high: 10_183 },
    basis: 'second-cheapest silver plan of 2026, average of the United States',
    basis_code: 'benchmark_of_country',
    params: { plan_year: 2026 },
    area: null,
    silver: null,
    bronze: null,
    gold: null,
    place_basis: 'country',
    bronze_basis: null,
    prices: { plan_year: 2026, basis: 'filed' },
  },
  year: null,
};

/** Characters of the longest summary: one screen of a phone. */
const maxLength = 900;

describe('a summary', () => {
  it('has the figures in the order of the screen, the basis and the disclaimer', () => {
    const day = 'Nov 27, 2026';
    expect(formatHealthSummary(health, undefined, undefined, day).split('\n')).toEqual([
      'Premia health insurance estimate. US average. Nov 27, 2026.',
      'Plan year: 2026.',
      'The marketplace price at this age is $8,487 a year ($6,591 to $10,183), before tax credits. It is that of the second-cheapest silver plan of 2026, average of the United States.',
      'Estimated Annual Premium, if insurers could charge by health: $4,440 a year ($3,403 to $5,423).',
      'These are prices of 2026. About 7 in 10 counties have a marketplace price inside its range. ML-based, informational only and not a final quote.',
    ]);
  });

  it('has at most six lines, which fit one screen of a phone', () => {
    const people = [{ role: 'child', age: '8' } as const, { role: 'adult', age: '40' } as const];
    const typed = [emptyPerson, ...people.map((person) => ({ ...emptyPerson, ...person }))];
    const households = [
      {},
      { income: '48000' },
      { income: '9000' },
      { people: typed, income: '48000', size: '4' },
    ];
    for (const change of households) {
      for (const year of ['2026', '2027']) {
        const shown = readPlanPrices(health, { ...emptyInput, ...change, year });
        for (const text of [formatHealthSummary(health, shown.prices), formatPrices(shown)]) {
          expect(text.split('\n').length, text).toBeLessThanOrEqual(6);
          expect(text.length, text).toBeLessThanOrEqual(maxLength);
        }
      }
    }
    const detroit: typeof car = { ...car, input_data: { ...car.input_data, state: 'MI', zip3: '482' } };
    for (const text of [formatCarSummary(car), formatCarSummary(detroit)]) {
      expect(text.split('\n')).toHaveLength(6);
      expect(text.length, text).toBeLessThanOrEqual(maxLength);
    }
  });

  it('says that its prices are without the other drivers and cars of a policy', () => {
    const sentence = 'These prices are for the first driver and car alone.';
    expect(formatCarSummary({ ...car, policy: { drivers: [], cars: [] } })).toContain(sentence);
    expect(formatCarSummary(car)).not.toContain(sentence);
  });

  it('has the rise of projected prices in whole percent', () => {
    const rise = { low: 8.2, mean: 15.6, high: 24.4 };
    const prices = { plan_year: 2027, basis: 'projected' as const, rise };
    expect(formatHealthSummary({ ...health, market: { ...health.market, prices } })).toContain(
      '\nThe prices of 2027 are estimated: those of 2026 plus 16%. ',
    );
  });

  it('has a filed price without a range', () => {
    const market = { ...health.market, range: { low: 8487, high: 8487 }, place_basis: 'filed' as const };
    expect(formatHealthSummary({ ...health, market })).toContain(
      'is $8,487 a year, as filed, before tax credits.',
    );
  });

  it('has what the household would pay in place of the marketplace price', () => {
    const input = { ...emptyInput, income: '48000', year: '2026' };
    const { prices } = readPlanPrices(health, input);
    expect(formatHealthSummary(health, prices)).toMatch(
      /\nAfter \$\d+ a month tax credit, a month: Bronze Ask the marketplace; Silver, second-cheapest about \$398; Gold Ask the marketplace\.\nSecond-cheapest silver: about \$\d+ a month\. You pay \$[\d,]+ in 2026, after a tax credit of .+\nEstimated Annual Premium/,
    );
  });

  it('says whom the prices are for, the plan year and the day', () => {
    const day = 'Nov 27, 2026';
    const people = [{ role: 'child', age: '8' } as const, { role: 'adult', age: '40' } as const];
    const typed = [emptyPerson, ...people.map((person) => ({ ...emptyPerson, ...person }))];
    const input = { ...emptyInput, people: typed, income: '48000', size: '4', year: '2026' };
    const { prices } = readPlanPrices(health, input);
    expect(formatHealthSummary(health, prices, undefined, day)).toContain(
      ' Nov 27, 2026.\nPeople: 2 adults and 1 child, 45, 40, and 8. Household income: $48,000 a year. Household size: 4. Plan year: 2026.\n',
    );
    const { prices: alone } = readPlanPrices(health, { ...emptyInput, year: '2026' });
    expect(formatHealthSummary(health, alone, undefined, day)).toContain('Household income: not given.');
    expect(formatCarSummary(car, day)).toContain(' Nov 27, 2026.\n');
  });

  it('names a territory in the place of a price', () => {
    expect(formatHealthSummary(health, undefined, 'PR')).toMatch(
      /^Premia health insurance estimate\. Puerto Rico\. .+\nThere is no marketplace and no tax credit in Puerto Rico\.\nEstimated/,
    );
  });

  it('says how many counties the range of a larger place holds, as measured', () => {
    const { inside_range: inside } = metadata.products.health.evaluation.counties;
    for (const place_basis of ['country', 'state'] as const) {
      expect(Math.round(10 * inside[place_basis])).toBe(7);
      const text = formatHealthSummary({ ...health, market: { ...health.market, place_basis } });
      expect(text).toContain('About 7 in 10 counties');
    }
    const filed = { ...health.market, place_basis: 'filed' as const };
    expect(formatHealthSummary({ ...health, market: filed })).not.toContain('in 10');
    expect(formatCarSummary(car)).not.toContain('in 10');
  });

  it('has the price of each cover of a car with both ends of its range, and a first quote in dollars', () => {
    const summary = formatCarSummary(car);
    expect(summary).toContain(
      'A month: State minimum $51 ($25 to $92), Liability + comprehensive $82 ($42 to $142), Full coverage $117 ($58 to $200).',
    );
    // By 0.7 and 3.8: no survey is of Ohio.
    expect(summary).toContain('a first quote, before discounts, may lie between $82 and $443 a month.');
  });

  it.each([
    ['CA', 'between $210 and $583 a month.'],
    ['CO', 'between $163 and $723 a month, by prices of 2023.'],
    ['OK', 'between $82 and $268 a month.'],
  ] as const)('has the first quote of a survey of %s', (state, expected) => {
    const summary = formatCarSummary({ ...car, input_data: { ...car.input_data, state } });
    expect(summary).toContain(expected);
  });

  it('has ends of a first quote near those of the prices in the evaluation', () => {
    const { list_prices, list_prices_by_state } = metadata.products.car.evaluation.survey_prices;
    expect(Object.keys(listPricesByState)).toEqual(Object.keys(list_prices_by_state));
    const measured = { ...list_prices_by_state, US: list_prices };
    for (const [state, { low, high }] of Object.entries({ ...listPricesByState, US: usListPrices })) {
      const { p10, p90 } = measured[state as keyof typeof measured];
      expect(Math.abs(Math.log(low / p10)), state).toBeLessThan(0.2);
      expect(Math.abs(Math.log(high / p90)), state).toBeLessThan(0.2);
    }
  });

  it('names the place of the average for a car', () => {
    expect(formatCarSummary(car)).toMatch(
      /^Premia car insurance estimate\. Car of 2018\. .+\nEstimated Annual Premium: \$1,235 a year .*\nOn average an insured car in Ohio costs \$1,288/s,
    );
  });
});

describe('a summary of prices without an estimate', () => {
  const format = (change: object, age = 40) => {
    const priced = { input_data: { age }, market: health.market };
    return formatPrices(readPlanPrices(priced, { ...emptyInput, year: '2026', ...change }));
  };

  it('has what the household would pay a month, the people and the basis', () => {
    expect(format({ income: '48000' })).toMatch(
      /^Premia, prices of health plans\. US average\. .+\nPeople: 1 adult, 40\. Household income: \$48,000 a year\. Household size: 1\. Plan year: 2026\.\nAfter \$\d+ a month tax credit, a month: Bronze .+; Silver, .+; Gold .+\.\nThese are prices for you alone, 40\. .*\nThese are prices of 2026\. /,
    );
  });

  it('has the case in the place of prices', () => {
    expect(format({ territory: 'PR' })).toMatch(/no marketplace and no tax credit in Puerto Rico\.$/);
    expect(format({}, 70)).toMatch(
      /US average\. .+\nAt 70 you probably have Medicare\. Medicare takes .+ March 31\.$/,
    );
  });
});
