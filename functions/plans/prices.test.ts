import { describe, expect, it } from 'vitest';
import { adult, child } from '#tests/support/plan-households.ts';
import type { Person } from './household.ts';
import { toPeoplePrice, toTobaccoSurcharge } from './prices.ts';

const at62 = { age: 62, state: 'TX' };

describe('the price of people', () => {
  it('counts the three oldest children under 21 and every older one', () => {
    const price = (ages: number[]) =>
      toPeoplePrice(1_856_245, at62, [adult(62), ...ages.map((age) => child(age))]);
    const oldest = price([25, 22, 20, 15, 15]);
    expect(price([3, 25, 15, 22, 15, 20])).toBe(oldest);
    expect(price([25, 22, 20, 15])).toBeLessThan(oldest);
  });

  it.each([
    ['NY', [1, 2, 1.7, 2.85]],
    ['VT', [1, 2, 1.93, 2.81]],
  ])('follows the tiers of families in %s, where age does not count', (state, tiers) => {
    const families: Person[][] = [
      [adult(30)],
      [adult(30), adult(64)],
      [adult(30), child(25)],
      [adult(30), adult(64), child(1), child(2)],
    ];
    const price = (people: Person[]) => toPeoplePrice(1_000_000, { age: 62, state }, people) / 1_000_000;
    expect(families.map(price)).toEqual(tiers);
  });
});

describe('the surcharge for tobacco', () => {
  const surcharge = (state: string, people: Person[]) =>
    toTobaccoSurcharge(200_000, { age: 61, state }, people, 2026);
  const smoker = adult(61, { tobacco: true });

  it('is half of the price of people over 20', () => {
    expect(surcharge('TX', [smoker])).toBe(100_000);
    expect(surcharge('TX', [adult(61), child(20, { tobacco: true })])).toBe(0);
  });

  it('is none in California, and not known in Connecticut', () => {
    expect(surcharge('CA', [smoker])).toBe(0);
    expect(surcharge('CT', [smoker])).toBeUndefined();
  });
});
