import { describe, expect, it } from 'vitest';
import { findEffect } from '#functions/plans/enrollment.ts';
import { listTurning65 } from '#functions/plans/year-events.ts';
import { listMonths, sumMonths } from '#functions/plans/year-months.ts';
import { lookAtHarris, typePeople } from '#tests/support/typed-households.ts';
import { describeMonths } from './month-sentences.ts';
import { formatNoPlan, formatSignUp } from './turning-65.tsx';

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

it.each([
  ['2027-03-14', '2026-11-28', 'Sign up for Medicare from December 1 (in 3 days).'],
  ['2027-03-14', '2026-11-30', 'Sign up for Medicare from December 1 (tomorrow).'],
  ['2027-06-14', '2026-11-28', 'Sign up for Medicare from Mar 1, 2027 (in 93 days).'],
  ['2027-03-14', '2026-12-01', 'Sign up for Medicare now, by Jun 30, 2027 at the latest.'],
  ['2027-03-14', '2027-06-30', 'Sign up for Medicare now, by June 30 at the latest.'],
  ['2027-03-14', '2027-07-01', undefined],
])('a 65th birthday on %s has on %s: %s', (day, today, sentence) => {
  expect(formatSignUp(day, today)).toBe(sentence);
});

describe('the year of a couple of 64', () => {
  const couple = lookAtHarris({ income: '60000', adults: typePeople(64) }, { age: 64 });
  const toEvent = (person: number, day: string) => ({ kind: 'turns_65', person, day }) as const;
  const readSum = (text = '') => Number(/silver \$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));

  it('asks for both birthdays, and for nobody of another age', () => {
    expect(listTurning65(couple)).toEqual([0, 1]);
    expect(listTurning65(lookAtHarris({ income: '60000', adults: typePeople(64) }, { age: 63 }))).toEqual([
      1,
    ]);
    expect(listTurning65(lookAtHarris({ income: '60000' }, { age: 63 }))).toEqual([]);
  });

  it('has one sum for both, with Part B from each birthday on', () => {
    const events = [toEvent(0, '2027-03-14'), toEvent(1, '2027-09-20')];
    const { spans, sum } = describeMonths(couple, events);
    expect(spans.map(({ months }) => months)).toEqual([
      'January and February',
      'March to August',
      'September to December',
    ]);
    expect(spans.map(({ sentences }) => sentences.find((text) => text.includes('Part B')))).toEqual([
      undefined,
      'Medicare Part B costs $202.90 a month (price of 2026).',
      'Medicare Part B for both costs $405.80 a month (price of 2026).',
    ]);
    const plans = sumMonths(listMonths(couple, events), 'silver') ?? Number.NaN;
    // Six months of one and four of both.
    expect(readSum(sum)).toBe(Math.round(plans + 202.9 * (6 + 2 * 4)));
    expect(sum).toMatch(/ Part B is in it at its price of 2026, drugs and a supplement are not\.$/);
  });
});
