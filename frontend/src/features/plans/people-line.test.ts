import { describe, expect, it } from 'vitest';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { lookAtHarris as look, typePeople } from '#tests/support/typed-households.ts';
import { formatPeopleLine, formatShortPeopleLine, sortByRole } from './people-line.ts';

const ofState = 'These are average prices in Texas: enter your county to see your own.';
const ofArea = 'These are prices of several counties that insurers price together, not your county’s own.';
const roughly = 'We know the prices of your county only roughly: its parts differ, or our sources disagree.';
const country = 'These are average prices of the country: with your ZIP code you see those of your county.';

describe('the line about the people', () => {
  it.each<[PlanPrices['basis']['place'], string, boolean]>([
    ['filed', 'These are the cheapest plans for you alone, 61.', false],
    ['state', `These are prices for you alone, 61. ${ofState}`, true],
    ['country', `These are prices for you alone, 61. ${country}`, true],
    ['area', `These are prices for you alone, 61. ${ofArea}`, false],
    ['zip3', `These are prices for you alone, 61. ${ofArea}`, false],
    ['approximate', `These are prices for you alone, 61. ${roughly}`, false],
  ])(
    'has how the prices are known by the basis %s, and the short one where no method has it',
    (basis, line, isShort) => {
      const prices = look({ income: '48000' }, { place_basis: basis });
      expect(formatPeopleLine(prices)).toBe(line);
      expect(formatShortPeopleLine(prices)).toBe(isShort ? line : line.slice(0, line.indexOf('.') + 1));
    },
  );

  it('says that the state has no price of the county, and that bronze is of another one', () => {
    const noneOfCounty = look({ income: '48000' }, { place_basis: 'state', county: '48301' });
    expect(formatPeopleLine(noneOfCounty)).toMatch(
      /These are average prices in Texas, because we know none for your county\.$/,
    );
    const another = 'The bronze price is that of another county that insurers price together with yours.';
    const ofAnother = { bronze_basis: 'area' } as const;
    expect(formatPeopleLine(look({ income: '48000' }, ofAnother))).toContain(another);
    expect(formatPeopleLine(look({ income: '48000' }, { ...ofAnother, bronze: null }))).not.toContain(
      another,
    );
  });

  const added = (name: string, amount: string) =>
    `with tobacco: insurers in ${name} may add up to ${amount}, and the credit does not pay for it`;
  it.each([
    [undefined, 'before tobacco: your state decides how much more it may cost'],
    ['TX', added('Texas', 'half')],
    ['AR', added('Arkansas', '20%')],
    ['CA', 'with tobacco: insurers in California charge nothing more for it in 2027'],
  ])('says in %s what tobacco adds', (state, text) => {
    expect(formatPeopleLine(look({ income: '48000', tobacco: true }, { state }))).toContain(text);
  });

  it('tells that an income may lower the price, with its limit, and whom to ask for a missing price', () => {
    // Four times 15,960.
    const limit = 'You may pay less with an income up to $63,840.';
    expect(formatPeopleLine(look({ income: '' }, { gold: null }))).toMatch(
      new RegExp(`\\. ${limit.replace('$', '\\$')}$`),
    );
    expect(formatPeopleLine(look({ income: '' }, { state: 'NM' }))).toMatch(
      /With most incomes you may pay less\.$/,
    );
    const missing = look({ income: '48000' }, { gold: null, bronze: null });
    const ask = 'We do not know the price of bronze and gold here: ask HealthCare.gov.';
    expect(formatPeopleLine(missing).toLowerCase()).toContain(ask.toLowerCase());
    expect(formatShortPeopleLine(missing)).toBe('These are the cheapest plans for you alone, 61.');
  });

  it('names adults before children and minors, each in their order', () => {
    const prices = look({ income: '150000', adults: typePeople(40), children: typePeople(20) });
    expect(formatPeopleLine(prices)).toBe(
      'These are the cheapest plans for 2 adults and 1 child, 61, 40, and 20.',
    );
    const toPerson = ([role, age]: readonly ['adult' | 'child', number]) => ({ role, age });
    const people = (
      [
        ['child', 20],
        ['adult', 17],
        ['adult', 18],
        ['child', 3],
        ['adult', 61],
      ] as const
    ).map(toPerson);
    expect(sortByRole(people).map(({ age }) => age)).toEqual([18, 61, 20, 17, 3]);
  });
});
