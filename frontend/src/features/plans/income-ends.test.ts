import { describe, expect, it } from 'vitest';
import { priceTyped } from '#tests/support/typed-households.ts';
import { describeEnd } from './income-ends.ts';

const market = { premium: 6000, bronze: 4000, silver: 5400, gold: 6500, place_basis: 'filed' } as const;

/** Describes an end of the income of a person of 33, with its notes. */
function tell(income: string, end: number, state = 'GA'): string {
  const { text, notes } = describeEnd(
    priceTyped({ income, year: '2026' }, { state, age: 33, ...market }),
    end,
  );
  return [text, ...notes].join(' ');
}

describe('an end of an income that swings', () => {
  // The credit of 20,000 is 6,000 less 2.1% (127% of the poverty line): 5,580. That of 26,000 is 6,000 less 4.96%: 4,710.
  it('has its price, and what goes back at tax time', () => {
    expect(tell('14,000 to 26,000', 26_000)).toBe(
      'With $26,000 a year, silver costs $58 a month. You pay back $870 at tax time.',
    );
  });

  it('has no tax credit below the poverty line', () => {
    expect(tell('14,000 to 26,000', 14_000)).toBe(
      'With $14,000 a year, silver costs $450 a month. You get $126 back at tax time. There is no tax credit below the poverty line.',
    );
  });

  it('has the case in the place of prices', () => {
    expect(tell('14,000 to 40,000', 14_000, 'CA')).toContain(
      'With $14,000 a year: You probably qualify for Medicaid.',
    );
    expect(tell('14,000 to 26,000', 26_000, 'NY')).toBe(
      'With $26,000 a year: You probably qualify for the Essential Plan.',
    );
  });

  it('above the limit of the tax credit pays all of it back', () => {
    expect(tell('50,000 to 70,000', 70_000)).toContain(
      'You pay back $24 at tax time. There is no tax credit above 400% of the poverty line.',
    );
    expect(tell('50,000 to 70,000', 60_000)).toContain('Tax time takes nothing and gives nothing back');
  });

  it('repeats no price that the tiles have', () => {
    const prices = priceTyped(
      { income: '14,000 to 26,000', year: '2026' },
      { state: 'GA', age: 33, ...market },
    );
    expect(describeEnd(prices, 26_000, true).text).toBe('$26,000 a year: you pay back $870.');
    expect(describeEnd(prices, 14_000, true).text).toBe('$14,000 a year: you get $126 back.');
  });
});
