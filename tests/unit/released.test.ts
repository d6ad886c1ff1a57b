import { describe, expect, it } from 'vitest';
import { reads, writes } from '#functions/data/stored-forms.ts';
import { listBreaks, listStoredMembers, readRelease } from '#tests/support/release.ts';

const released = readRelease();

describe('what this version stores', () => {
  it('is in a form that the last release reads', () => {
    expect(writes).toBeLessThanOrEqual(released.reads);
    expect(writes).toBeGreaterThanOrEqual(released.writes);
  });

  it('can be read by the last release, if it has the form of that', () => {
    if (writes > released.writes) return;
    expect(listBreaks(released.members, listStoredMembers())).toEqual([]);
  });
});

it('reads what the last release has stored', () => {
  expect(reads).toBeGreaterThanOrEqual(released.reads);
  // Upgrades convert older forms to the one that the schemas are of.
  if (reads === released.writes) expect(listBreaks(listStoredMembers(), released.members)).toEqual([]);
});

const stored = {
  car: 'object',
  'car.price': 'number',
  'car.cover': '"full" | "liability"',
  'car.sex?': 'string',
  'car.list[].a': 'number',
};

it.each<[change: string, after: Record<string, string>, breaks: string[]]>([
  ['a new member', { ...stored, 'car.plan': 'string' }, []],
  ['a new optional member', { ...stored, 'car.plan?': 'string' }, []],
  [
    'an optional member that is no longer stored',
    { car: 'object', 'car.price': 'number', 'car.cover': '"full"', 'car.list[].a': 'number' },
    [],
  ],
  [
    'a removed member',
    { car: 'object', 'car.cover': '"full"', 'car.list[].a': 'number' },
    ['car.price is no longer stored'],
  ],
  [
    'a member under a new name',
    { car: 'object', 'car.prices': 'number', 'car.cover': '"full"' },
    ['car.price is no longer stored'],
  ],
  [
    'a member that may be absent',
    { car: 'object', 'car.price?': 'number', 'car.cover': '"full"' },
    ['car.price may be absent'],
  ],
  ['another type', { ...stored, 'car.price': 'null | number' }, ['car.price may be null']],
  [
    'a new value of a closed list',
    { ...stored, 'car.cover': '"full" | "gap" | "liability"' },
    ['car.cover may be "gap"'],
  ],
  ['fewer values of a closed list', { ...stored, 'car.cover': '"full"' }, []],
])('allows until a release has read it: %s: %o', (_change, after, breaks) => {
  expect(listBreaks(stored, after)).toEqual(breaks);
});
