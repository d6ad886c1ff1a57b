import { expect, it } from 'vitest';
import { adult, child, toPriced } from '#tests/support/plan-households.ts';
import { listSpans } from './help-spans.ts';
import { toPlanPrices } from './plan-prices.ts';

const spansOf = (
  state: string,
  people: Parameters<typeof toPlanPrices>[0]['people'],
  ends: { low: number; high: number },
) => {
  const priced = toPriced({ age: 40, state }, { premium: 7200, silver: 7000 });
  return listSpans(toPlanPrices({ people, income: 30_000 }, priced, 2026), ends);
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

it('has one part where nothing changes, also for a single income', () => {
  const one = { help: 'credit', low: 30_000, high: 30_000, incomes: [30_000, 30_000] };
  expect(spansOf('TX', [adult(40)], { low: 30_000, high: 30_000 })).toEqual([one]);
  const ends = { low: 62_600, high: 62_601 };
  expect(spansOf('TX', [adult(40)], ends).map(({ help }) => help)).toEqual(['credit', 'income_too_high']);
});
