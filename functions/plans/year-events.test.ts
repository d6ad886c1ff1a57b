import { describe, expect, it } from 'vitest';
import { adult, child, toPriced } from '#tests/support/plan-households.ts';
import type { Household, Person } from './household.ts';
import { toPlanPrices } from './plan-prices.ts';
import { countNewToMedicare, findPartB, listSubjects, listTurning65, toYearEvent } from './year-events.ts';

const price = (people: Person[], income = 40_000, state = 'TX') => {
  const household: Household = { people, income };
  const age = people[0]?.age ?? 0;
  return toPlanPrices(household, toPriced({ age, state }, { premium: 9000, silver: 8800 }), 2026);
};
const offered = (age: number) => adult(age, { employer_offer: { own: 100 } });
const day = '2026-06-30';

describe('the people of an event', () => {
  it.each<[string, Person[], number[]]>([
    ['turning_65', [adult(59), adult(60)], [1]],
    ['turning_65', [adult(60), adult(64), adult(66)], [1, 0]],
    ['turning_65', [adult(64, { has_cover: 'medicare' }), adult(62)], [1]],
    ['lost_cover', [offered(40), adult(38)], [0]],
    ['lost_cover', [adult(40), adult(38)], []],
    ['lost_cover', [adult(40, { employer_offer: { own: 90, family: 95 } }), adult(38)], [0]],
    ['job_begins', [adult(40), adult(38), child(20)], [0, 1]],
    ['job_begins', [offered(40), adult(38)], [1]],
    ['job_begins', [adult(40), adult(17)], [0]],
    ['chip_age', [adult(40), child(17), child(18)], [2]],
    ['chip_age', [adult(40), child(19)], []],
    ['divorce_or_death', [adult(40), adult(38), child(20)], [1]],
    ['divorce_or_death', [adult(40)], []],
    ['moving', [adult(40)], []],
  ])('%s in %j are %j', (reason, people, expected) => {
    expect(listSubjects(reason, price(people))).toEqual(expected);
  });

  it('turn 65 within a year at 64 alone, and end CHIP at 20 in Maine', () => {
    expect(listTurning65(price([adult(63), adult(64), adult(65)]))).toEqual([1]);
    expect(listSubjects('chip_age', price([adult(40), child(18), child(20)], 40_000, 'ME'))).toEqual([2]);
    expect(listSubjects('chip_age', price([adult(40), child(18)], 90_000))).toEqual([]);
  });
});

describe('the event of a reason', () => {
  const couple = price([adult(64), offered(60)]);
  const alone = price([adult(40)]);
  const priced = toPriced({ age: 40, state: 'OH' }, { premium: 1 });

  it.each<[string, Parameters<typeof toYearEvent>[2], Parameters<typeof toYearEvent>[3], object | undefined]>(
    [
      ['turning_65', couple, {}, { kind: 'turns_65', person: 0 }],
      ['turning_65', couple, { person: 1 }, { kind: 'turns_65', person: 1 }],
      ['turning_65', alone, {}, undefined],
      ['lost_cover', couple, {}, { kind: 'other_cover', person: 1, begins: false, cover: {} }],
      ['lost_cover', alone, { bill: 90 }, { kind: 'job_plan', begins: false, bill: 90 }],
      [
        'job_begins',
        couple,
        { bill: 90, person: 1 },
        { kind: 'job_plan', begins: true, bill: 90, person: 1 },
      ],
      ['job_begins', alone, { bill: 90 }, { kind: 'job_plan', begins: true, bill: 90, person: undefined }],
      ['turning_26', alone, { bill: 90 }, { kind: 'job_plan', begins: false, bill: 90 }],
      ['lost_public', alone, {}, { kind: 'public_ends' }],
      ['chip_age', price([adult(40), child(18)]), {}, { kind: 'too_old', person: 1 }],
      ['chip_age', alone, {}, undefined],
      ['baby', alone, {}, { kind: 'birth' }],
      ['moving', alone, { priced }, { kind: 'moves', priced }],
      ['moving', alone, {}, undefined],
      [
        ...['marriage', alone, { age: 30, income: 90_000 }],
        { kind: 'joins', person: { role: 'adult', age: 30 }, income: 90_000 },
      ],
      ['marriage', alone, { income: 90_000 }, undefined],
      ['divorce_or_death', couple, { income: 20_000 }, { kind: 'leaves', person: 1, income: 20_000 }],
      ['divorce_or_death', alone, { bill: 90 }, { kind: 'job_plan', begins: false, bill: 90 }],
      ['release', alone, {}, undefined],
    ] as [string, Parameters<typeof toYearEvent>[2], object, object | undefined][],
  )('is that of %s: %#', (reason, prices, facts, expected) => {
    expect(toYearEvent(reason, day, prices, facts)).toEqual(expected && { day, ...expected });
  });
});

it('counts those for whom Medicare has begun by a month: with a birthday on the first a month earlier', () => {
  const events = ['2026-03-14', '2026-05-01'].map(
    (each) => ({ kind: 'turns_65', day: each, person: 0 }) as const,
  );
  const others = [{ kind: 'birth', day: '2026-01-10' } as const];
  const count = (month: number) => countNewToMedicare([...events, ...others], 2026, month);
  expect([1, 2, 3, 4, 12].map(count)).toEqual([0, 0, 1, 2, 2]);
  expect(countNewToMedicare(events, 2025, 12)).toBe(0);
});

it('has Part B of the wanted year, or of the last one of which it is known', () => {
  // Premium and deductible of 2026 (CMS, November 2025).
  expect(findPartB(2026)).toMatchObject({ year: 2026, part_b: 202.9, part_b_deductible: 283 });
  expect(findPartB(2025)).toBeUndefined();
});
