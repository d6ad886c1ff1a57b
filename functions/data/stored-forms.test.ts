import { expect, it } from 'vitest';
import { findForm, type Members, reads, upgradeMembers, upgrades, writes } from './stored-forms.ts';

it('has an upgrade from each form to the next, and writes one that it reads', () => {
  expect(upgrades).toHaveLength(reads - 1);
  expect(writes).toBeLessThanOrEqual(reads);
});

it.each([
  [undefined, 1],
  [1, 1],
  [reads, reads],
  [reads + 1, undefined],
  [0, undefined],
  [1.5, undefined],
  ['1', undefined],
  [null, undefined],
  [Number.NaN, undefined],
])('finds the form of an item with the number %s: %s', (v, form) => {
  expect(findForm(v)).toBe(form);
});

it('upgrades a part step by step, from its form', () => {
  const step = (name: string) => ({
    summary: (members: Members): Members => ({ ...members, [name]: Object.keys(members).length }),
    explanation: (members: Members) => members,
  });
  const steps = [step('second'), step('third')];
  expect(upgradeMembers('summary', { first: 0 }, 1, steps)).toEqual({ first: 0, second: 1, third: 2 });
  expect(upgradeMembers('summary', { first: 0 }, 2, steps)).toEqual({ first: 0, third: 1 });
  expect(upgradeMembers('summary', { first: 0 }, 3, steps)).toEqual({ first: 0 });
  expect(upgradeMembers('explanation', { first: 0 }, 1, steps)).toEqual({ first: 0 });
});
