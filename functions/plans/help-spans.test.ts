import { describe, expect, it } from 'vitest';
import { adult, child, toPriced } from '#tests/support/plan-households.ts';
import { listSpans } from './help-spans.ts';
import { toPlanPrices } from './plan-prices.ts';

const spansOf = (
  state: string,
  people: Parameters<typeof toPlanPrices>[0]['people'],
  ends: { low: number; high: number },
) => {
  const priced = toPriced({ age: 40, state }, { premium: 7200, silver: 7000 });
  const spans = listSpans(toPlanPrices({ people, income: 30_000 }, priced, 2026), ends);
  return spans.map(({ prices, ...span }) => ({ ...span, incomes: prices.map((at) => at.household.income) }));
};

it('has each rule with the last income before the next, of one person in Texas', () => {
  // The line of 2025 is 15,650, and four times it 62,600.
  expect(spansOf('TX', [adult(40)], { low: 0, high: 70_000 })).toEqual([
    { low: 0, high: 15_649, help: 'income_too_low', incomes: [0, 15_649] },
    { low: 15_650, high: 62_600, help: 'credit', incomes: [15_650, 62_600] },
    { low: 62_601, high: 70_000, help: 'income_too_high', incomes: [62_601, 70_000] },
  ]);
});

it('has parts of one rule where the cover of a person changes', () => {
  // CHIP of California ends at 266 % of Medicaid’s line for two, 21,640: at 57,562.
  expect(spansOf('CA', [adult(40), child(9)], { low: 50_000, high: 60_000 })).toEqual([
    { low: 50_000, high: 60_000, help: 'credit', incomes: [50_000, 57_562, 57_563, 60_000] },
  ]);
});

/** Prices of everybody who needs a plan, USD a year: the benchmark for a person of 40 is 7,200. */
const fullOf = (
  people: Parameters<typeof toPlanPrices>[0]['people'],
  ends: { low: number; high: number },
) => {
  const priced = toPriced({ age: 40, state: 'TX' }, { premium: 7200 });
  const spans = listSpans(toPlanPrices({ people, income: 30_000 }, priced, 2026), ends);
  return spans.map(({ help, high, prices }) => [help, high, prices.at(-1)?.levels.benchmark?.full]);
};

describe('an employer’s plan of $400 a month', () => {
  // It is affordable from 12 × 400 / 9.96 % = 48,192.77 on. The line of two is 21,150, four times it 84,600.
  const offered = adult(40, { employer_offer: { own: 400 } });

  it('takes the place of the credit from an income on, also above the limit of the credit', () => {
    expect(spansOf('TX', [offered], { low: 14_000, high: 70_000 })).toEqual([
      { low: 14_000, high: 15_649, help: 'income_too_low', incomes: [14_000, 15_649] },
      { low: 15_650, high: 48_192, help: 'credit', incomes: [15_650, 48_192] },
      { low: 48_193, high: 70_000, help: 'employer', incomes: [48_193, 70_000] },
    ]);
  });

  it('leaves whom it covers out of the prices of the others, also above the limit of the credit', () => {
    expect(fullOf([offered, adult(40)], { low: 40_000, high: 90_000 })).toEqual([
      ['credit', 48_192, 14_400],
      ['employer_for_some', 84_600, 7200],
      ['income_too_high', 90_000, 7200],
    ]);
  });

  it('changes nothing at the ends of the credit if it counts everywhere between them', () => {
    const cheap = [adult(40, { employer_offer: { own: 100 } })];
    expect(fullOf(cheap, { low: 14_000, high: 70_000 })).toEqual([['employer', 70_000, 7200]]);
  });

  it('begins above Medicaid where it counts there', () => {
    // 138 % of Medicaid’s line of 15,960 is 22,024.80, and 150 a month counts from 18,072.29 on.
    const cheap = [adult(40, { employer_offer: { own: 150 } })];
    const spans = spansOf('OH', cheap, { low: 14_000, high: 40_000 });
    expect(spans.map(({ help, high }) => [help, high])).toEqual([
      ['medicaid', 22_024],
      ['employer', 40_000],
    ]);
  });
});

it('has one part where nothing changes, also for a single income', () => {
  const one = { help: 'credit', low: 30_000, high: 30_000, incomes: [30_000, 30_000] };
  expect(spansOf('TX', [adult(40)], { low: 30_000, high: 30_000 })).toEqual([one]);
  const ends = { low: 62_600, high: 62_601 };
  expect(spansOf('TX', [adult(40)], ends).map(({ help }) => help)).toEqual(['credit', 'income_too_high']);
});
