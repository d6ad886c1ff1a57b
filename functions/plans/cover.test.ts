import { expect, it } from 'vitest';
import { adult, child } from '#tests/support/plan-households.ts';
import { expandedMedicaid, findCovers } from './cover.ts';
import type { Household, RulesPlace } from './household.ts';

const texan: Household = { people: [adult(62)] };
const parent: Household = { people: [adult(62), child(18)] };

const cover = (place: RulesPlace, household: Household) => findCovers(household, place, 2026);
const listCoversOf = (state: string, household: Household) =>
  cover({ state }, household).people.map((person) => person.cover);

it.each([
  ['TX', 'income_too_low'],
  ['FL', 'income_too_low'],
  [undefined, 'state_decides'],
])('gives an income of 0 the rule of an income of 1 in %s', (state, help) => {
  const family = { people: [adult(62), child(19)] };
  const atOne = cover({ state }, { ...family, income: 1 });
  expect(cover({ state }, { ...family, income: 0 })).toEqual(atOne);
  expect(atOne.help).toBe(help);
});

it.each([
  // 1.38 x 15,960 = 22,024.80
  ['adults in California to 138 % of the line of 2026', 'CA', texan, 22_024, 'medicaid'],
  ['adults in Wisconsin to the line of 2026', 'WI', texan, 15_960, 'medicaid'],
  ['parents in Tennessee to 105 % of 21,640', 'TN', parent, 22_722, 'medicaid'],
  ['adults in DC to 200 %', 'DC', texan, 31_300, 'basic_program'],
  ['adults in Minnesota to 200 %', 'MN', texan, 31_300, 'basic_program'],
  ['adults in New York to 200 %', 'NY', texan, 31_300, 'basic_program'],
  ['adults in Oregon to 200 %', 'OR', texan, 31_300, 'basic_program'],
])('has public cover for %s', (_who, state, household, income, help) => {
  expect(cover({ state }, { ...household, income }).help).toBe(help);
  expect(cover({ state }, { ...household, income: income + 1 }).help).toBe('credit');
});

it('has no Medicaid for adults with grown children, or in Georgia, where it asks for 80 hours of work', () => {
  const grown = { people: [adult(62), child(19)], income: 19_476 };
  expect(cover({ state: 'TN' }, grown).help).toBe('income_too_low');
  expect(cover({ state: 'GA' }, grown).help).toBe('income_too_low');
});

it.each([
  // Alaska's line of 2026 for two is 27,050; its limit is 208 %.
  ['AK', 2, 18, 56_264],
  // The line of 2026 for three is 27,320; the limits are 305 and 245 %, 288 and 280 %.
  ['NM', 3, 5, 83_326],
  ['NM', 3, 6, 66_934],
  ['MN', 3, 1, 78_681],
  ['MN', 3, 2, 76_496],
])('has public cover for children of %s in a household of %i at the age of %i up to %i', (...row) => {
  const [state, household_size, age, limit] = row;
  const coverAt = (income: number) =>
    listCoversOf(state, { people: [adult(62), child(age)], household_size, income })[1];
  expect(coverAt(limit)).toBe('child_cover');
  expect(coverAt(limit + 1)).toBe('credit');
});

it('has no public cover for a child of 19', () => {
  const family = { people: [adult(62), child(19)], income: 20_000 };
  expect(listCoversOf('AK', family)[1]).not.toBe('child_cover');
});

it('covers all with Medicare from 65', () => {
  expect(cover({ state: 'TX' }, { people: [adult(67), adult(66)], income: 90_000 })).toMatchObject({
    help: 'medicare',
    people: [{ cover: 'medicare' }, { cover: 'medicare' }],
  });
});

it('knows no cover without an income', () => {
  expect(cover({}, { people: [adult(40)] })).toMatchObject({
    help: 'unknown_income',
    people: [{ cover: 'unknown' }],
  });
});

it('names four poverty lines as the limit of the credit, and one as its beginning', () => {
  const limitsOf = (income: number) =>
    findCovers({ people: [adult(40)], income }, { state: 'TX' }, 2027).people.map(({ reason, limit }) => [
      reason,
      limit,
    ]);
  // 4 x 15,960 = 63,840, the line of 2026 for one person
  expect(limitsOf(63_841)).toEqual([['income_too_high', { income: 63_840 }]]);
  expect(limitsOf(63_840)).toEqual([['income_within_limit_of_credit', { income: 63_840 }]]);
  expect(limitsOf(15_959)).toEqual([['income_too_low', { income: 15_960 }]]);
});

it('names the number of states whose Medicaid covers all adults to 138 %, without DC, Georgia and Wisconsin', () => {
  expect(expandedMedicaid).toBe('40 states and DC');
});
