import { expect, it } from 'vitest';
import { findEffect } from '#functions/plans/enrollment.ts';
import { formatNoPlan } from './turning-65.tsx';

it.each([
  ['2026-12-31', 'Medicare begins before 2027: you probably need no plan of that year.'],
  // Medicare treats a person born on the first of a month as born in the month before.
  ['2027-01-01', 'Medicare begins before 2027: you probably need no plan of that year.'],
  ['2027-01-02', 'Medicare begins on January 1, 2027: you probably need no plan of that year.'],
  ['2027-01-31', 'Medicare begins on January 1, 2027: you probably need no plan of that year.'],
  ['2027-02-01', 'Medicare begins on January 1, 2027: you probably need no plan of that year.'],
  ['2027-02-02', undefined],
])('a 65th birthday on %s leaves no plan to choose: %s', (day, sentence) => {
  expect(formatNoPlan(2027, findEffect({ kind: 'turns_65', day }))).toBe(sentence);
});
