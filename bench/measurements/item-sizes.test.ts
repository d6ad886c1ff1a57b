import { expect, it } from 'vitest';
import { measureItem } from './item-sizes.ts';

it('an item is as large as its names and values', () => {
  expect(measureItem({ pk: 'USER#é', ttl: 1_795_000_000 })).toEqual({
    bytes: 2 + 7 + 3 + 6,
    writeUnits: 1,
    readUnits: 1,
  });
});

it('every KB begun is a unit to write, every 4 KB a unit to read', () => {
  expect(measureItem({ a: 'x'.repeat(1023) })).toMatchObject({ bytes: 1024, writeUnits: 1, readUnits: 1 });
  expect(measureItem({ a: 'x'.repeat(1024) })).toMatchObject({ bytes: 1025, writeUnits: 2, readUnits: 1 });
  expect(measureItem({ a: 'x'.repeat(4096) })).toMatchObject({ writeUnits: 5, readUnits: 2 });
});

it('a value of a kind that has no known size is refused', () => {
  expect(() => measureItem({ tags: ['a'] })).toThrow('object');
});
