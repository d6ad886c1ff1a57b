import { describe, expect, it } from 'vitest';
import type { Help } from '#functions/plans/cover.ts';
import type { Cause, ChangePart } from '#functions/plans/explain-change.ts';
import type { Person } from '#functions/plans/household.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import type { ChangeFacts } from './change-facts.ts';
import { toReasons } from './change-reasons.ts';

const adult = (age: number): Person => ({ role: 'adult', age });
const child = (age: number): Person => ({ role: 'child', age });

interface End {
  people?: Person[];
  income?: number;
  premium?: number;
  year?: 2026 | 2027;
  help?: { program: object; amount?: number };
}

/** Prices of one end of a change, with what reasons are written from. */
const toEnd = ({ people = [adult(40)], income, premium = 6000, year = 2026, help }: End) =>
  ({
    plan_year: year,
    household: { people, income },
    place: { state: 'NM' },
    credit: { max_income: 62_600, poverty_line: 15_650 },
    state_help: help ?? {},
    priced: { market: { premium, prices: { plan_year: year, filed_year: year, basis: 'filed' } } },
  }) as unknown as PlanPrices;

interface Facts {
  before?: End;
  after?: End;
  place?: string;
  people?: object[];
}

const toPart = (
  causes: readonly Cause[],
  month: number,
  [before, after]: readonly [Help, Help] = ['credit', 'credit'],
): ChangePart => ({ causes, amount: 12 * month, month, help: { before, after } });

function listParts(
  parts: readonly ChangePart[],
  { before = {}, after = {}, place, people = [] }: Facts = {},
) {
  const ends = { before: toEnd(before), after: toEnd(after) };
  const facts = { ...ends, place, change: { people } } as unknown as ChangeFacts;
  const month = parts.reduce((sum, part) => sum + part.month, 0);
  const change = { before: 1200, after: 1200 + 12 * month, month, range: { low: 0, high: 0 }, parts };
  return toReasons('silver', change, facts);
}

const tell = (part: ChangePart, facts?: Facts) => listParts([part], facts)?.parts[0]?.label;

describe('the reasons of a level', () => {
  it('have a line from 5 dollars a month on, and gather the others in one', () => {
    const parts = [toPart(['prices'], 5), toPart(['ages'], -4), toPart(['place'], 0), toPart(['income'], 2)];
    expect(listParts(parts)).toMatchObject({
      ...{ level: 'silver', name: 'Silver', before: 100, after: 103 },
      parts: [
        { label: 'New prices of 2026', amount: 5 },
        { label: 'Smaller changes (your ages, your income)', amount: -2 },
      ],
    });
  });

  it('have no line for small ones that cancel out, and none at all where each is small', () => {
    const small = [toPart(['ages'], 4), toPart(['income'], -4)];
    expect(listParts([toPart(['prices'], -5), ...small])?.parts).toEqual([
      { label: 'New prices of 2026', amount: -5 },
    ]);
    expect(listParts(small)).toBeUndefined();
  });

  it('name causes together that no price in between can tell apart', () => {
    expect(tell(toPart(['rules', 'prices', 'income'], 9))).toBe(
      'New rules, new prices and your income, together',
    );
  });
});

describe('a reason', () => {
  const help = { program: {}, amount: 1 };

  it.each<[Help, Help, End, string]>([
    ['income_too_high', 'credit', {}, 'The rules of 2026 give you a tax credit up to $62,600'],
    ['income_too_low', 'employer_for_some', {}, 'The rules of 2026 give you a tax credit up to $62,600'],
    [
      'credit',
      'income_too_high',
      { help },
      'By the rules of 2026 your income is above the limit of $62,600, so you get no tax credit',
    ],
    ['income_too_high', 'income_too_high', {}, 'The rules of 2026'],
    ['income_too_high', 'income_too_high', { help }, 'The rules of 2026, with help from New Mexico'],
    ['credit', 'credit', { help }, 'The rules of 2026, with help from New Mexico'],
    ['credit', 'credit', { help: { program: {}, amount: 0 } }, 'The rules of 2026'],
    ['credit', 'credit', { help: { program: {} } }, 'The rules of 2026'],
    ['credit', 'income_too_low', {}, 'The rules of 2026'],
  ])('by the rules, from %s to %s', (before, after, end, sentence) => {
    expect(tell(toPart(['rules'], 9, [before, after]), { after: end })).toBe(sentence);
  });

  it.each<[Help, Help, string]>([
    ['income_too_high', 'credit', 'Your income is within the limit of $62,600, so you get a tax credit'],
    ['credit', 'income_too_high', 'Your income passes the limit of $62,600, so you get no tax credit'],
    ['income_too_low', 'credit', 'Your income reaches $15,650, so you get a tax credit'],
    ['credit', 'income_too_low', 'Your income is below $15,650, so you get no tax credit'],
    ['credit', 'employer', 'Your income is $1,500 higher'],
    ['income_too_high', 'income_too_high', 'Your income is $1,500 higher'],
  ])('by the income, from %s to %s', (before, after, sentence) => {
    const ends = { before: { income: 40_000 }, after: { income: 41_500 } };
    expect(tell(toPart(['income'], 9, [before, after]), ends)).toBe(sentence);
  });

  it('by a lower income, or one that an end lacks', () => {
    const income = toPart(['income'], -9);
    expect(tell(income, { before: { income: 40_000 }, after: { income: 39_000 } })).toBe(
      'Your income is $1,000 lower',
    );
    expect(tell(income, { after: { income: 39_000 } })).toBe('Your income is $39,000 higher');
    expect(tell(income, { before: { income: 39_000 } })).toBe('Your income is $39,000 lower');
  });

  it.each([
    [9, 'joined', [adult(40)], [adult(40), child(3)], 'One more person in your household'],
    [9, 'joined', [adult(40)], [adult(40), child(3), child(5)], '2 more persons in your household'],
    [-9, 'left', [adult(40), child(3)], [adult(40)], 'One person less in your household'],
    [9, 'others', [adult(40), child(3)], [adult(40), child(4)], 'Other people in your household'],
    [9, 'others', [adult(40), child(20)], [adult(40), adult(20)], 'Other people in your household'],
    [
      9,
      'the same in another order',
      [adult(40), adult(3)],
      [adult(3), adult(40)],
      'Another number of persons on your tax return',
    ],
  ])('by people, %i dollars: %s', (month, _, before, after, sentence) => {
    const ends = { before: { people: before }, after: { people: after } };
    expect(tell(toPart(['people'], month), ends)).toBe(sentence);
  });

  const moved = { cause: 'people', before: 'credit', after: 'child_cover' };
  it.each([
    [9, moved, true],
    [-9, moved, false],
    [9, { ...moved, cause: 'income' }, false],
    [9, { ...moved, before: null }, false],
    [9, { ...moved, after: 'credit' }, false],
  ])('by one more, %i dollars, says whether %j left the credit', (month, move, isTold) => {
    const ends = { after: { people: [adult(40), child(3)] }, people: [move] };
    expect(
      tell(toPart(['people'], month), ends)?.endsWith('the tax credit no longer counts the children'),
    ).toBe(isTold);
  });

  it('by a place names it where it is known', () => {
    const place = toPart(['place'], 9);
    expect(tell(place)).toBe('Prices of the new place');
    expect(tell(place, { place: 'Travis County' })).toBe('Plans and tax credit of Travis County');
  });

  it.each([
    [5000, 9, 'Plans cost more in 2027'],
    [5000, -9, 'Plans cost more in 2027, and the tax credit rises further'],
    [7000, -9, 'Plans cost less in 2027'],
    [7000, 9, 'Plans cost less in 2027, and the tax credit falls further'],
    [6000, 9, 'Plans cost more in 2027'],
    [6000, -9, 'Plans cost less in 2027'],
  ])('by prices of 6,000 dollars after %i, %i dollars', (filed, month, sentence) => {
    const rise = { low: 1, mean: 2, high: 3 };
    const prices = { plan_year: 2027, basis: 'projected', rise };
    const market = { premium: 6000, filed: { premium: filed }, params: { plan_year: 2026 }, prices };
    const after = { ...toEnd({ year: 2027 }), priced: { market } } as unknown as PlanPrices;
    const facts = { before: toEnd({}), after, change: { people: [] } } as unknown as ChangeFacts;
    const part = toPart(['prices'], month);
    const change = { before: 0, after: 0, month, range: { low: 0, high: 0 }, parts: [part] };
    expect(toReasons('gold', change, facts)?.parts).toEqual([{ label: sentence, amount: month }]);
  });

  const toMedicare = { cause: 'cover', before: 'credit', after: 'medicare' };
  const toOffer = { ...toMedicare, after: 'employer' };
  it.each<[object[], number, Help, string]>([
    [[toMedicare], 9, 'credit', 'Medicare in place of the plan, and so less tax credit'],
    [[toMedicare, toMedicare], -9, 'credit', 'Medicare in place of the plan'],
    [[toMedicare], 9, 'income_too_high', 'Medicare in place of the plan'],
    [[toOffer], 9, 'employer_for_some', 'The employer’s plan in place of this one, and so less tax credit'],
    [[toOffer, { ...toMedicare, cause: 'ages' }], -9, 'credit', 'The employer’s plan in place of this one'],
    [[toOffer, { ...toMedicare, after: null }], -9, 'credit', 'The employer’s plan in place of this one'],
    [[toMedicare, toOffer], 9, 'credit', 'Other coverage or an offer of an employer'],
    [[{ ...toMedicare, after: 'veterans' }], 9, 'credit', 'Other coverage or an offer of an employer'],
    [[], 9, 'credit', 'Other coverage or an offer of an employer'],
  ])('by another cover: %j, %i dollars with %s', (people, month, help, sentence) => {
    expect(tell(toPart(['cover'], month, ['credit', help]), { people })).toBe(sentence);
  });

  const [alone, older] = [{ people: [adult(40)] }, { people: [adult(41)] }];
  const [pair, olderPair] = [{ people: [adult(40), adult(38)] }, { people: [adult(41), adult(39)] }];
  it.each<[End, End, number, Help, string]>([
    [alone, older, 9, 'credit', 'You are a year older'],
    [alone, older, -9, 'credit', 'You are a year older, which raises the tax credit'],
    [alone, older, -9, 'income_too_high', 'You are a year older'],
    [pair, olderPair, 9, 'credit', 'All of you are a year older'],
    [pair, olderPair, -9, 'credit', 'All of you are a year older, which raises the tax credit'],
    [alone, olderPair, 9, 'credit', 'You are a year older'],
    [pair, older, 9, 'credit', 'You are a year older'],
    [alone, { people: [adult(42)] }, 9, 'credit', 'Other ages in your household'],
    [older, alone, 9, 'credit', 'Other ages in your household'],
    [alone, { people: [child(41)] }, 9, 'credit', 'Other ages in your household'],
    [{ people: [child(9)] }, older, 9, 'credit', 'Other ages in your household'],
  ])('by ages, from %j to %j, %i dollars with %s', (before, after, month, help, sentence) => {
    expect(tell(toPart(['ages'], month, ['credit', help]), { before, after })).toBe(sentence);
  });
});
