import { expect, it } from 'vitest';
import names from '#model/states.json' with { type: 'json' };
import { lookAtHarris, typePeople } from '#tests/support/typed-households.ts';
import { findPregnancyCover, isPregnancy, mayBePregnant } from './pregnancy.ts';
import table from './tables/pregnancy.json' with { type: 'json' };

const family = (income: string, state = 'TX') =>
  lookAtHarris({ income, adults: typePeople(36), children: typePeople(9, 6) }, { state, age: 38 });

it('counts the unborn child in the limit of Medicaid', () => {
  // 203 % of 15,960 and four times 5,680.
  const found = { limit: 78_520, persons: 5, hasChip: false };
  expect(findPregnancyCover(family('78000'))).toEqual({ ...found, isWithin: true });
  expect(findPregnancyCover(family('78520'))).toEqual({ ...found, isWithin: true });
  expect(findPregnancyCover(family('78521'))).toEqual({ ...found, isWithin: false });
  expect(findPregnancyCover(family(''))).toEqual({ ...found, isWithin: undefined });
});

it('has no figure for a state whose sources differ, or of which there is one', () => {
  for (const state of ['AK', 'IA', 'LA', 'TN', 'NY']) {
    expect(findPregnancyCover(family('78000', state)), state).toMatchObject({
      limit: undefined,
      isWithin: undefined,
    });
  }
  expect(findPregnancyCover(family('90000', 'CO'))).toMatchObject({ isWithin: false, hasChip: true });
});

it('leaves the covers of the children, whose limits do not count the unborn child', () => {
  const covers = family('78000').people.map(({ cover }) => cover);
  expect(covers).toEqual(['credit', 'credit', 'credit', 'credit']);
});

it.each([
  ['2027-06-12', '2026-11-28', true],
  ['2027-09-04', '2026-11-28', true],
  ['2027-09-05', '2026-11-28', false],
  ['2026-11-28', '2026-11-28', false],
  ['2026-11-01', '2026-11-28', false],
])('a birth on %s is a pregnancy on %s: %s', (birth, today, expected) => {
  expect(isPregnancy(birth, today)).toBe(expected);
});

it('speaks of pregnancies from 12 to 50', () => {
  expect([11, 12, 50, 51].map((age) => mayBePregnant([{ person: { age } }]))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('has limits from that of all adults to four poverty lines', () => {
  expect(Object.keys(names)).toEqual(expect.arrayContaining([...Object.keys(table.limits), ...table.chip]));
  expect(Object.keys(table.limits)).toHaveLength(26);
  for (const percent of Object.values(table.limits)) {
    expect(percent).toBeGreaterThanOrEqual(138);
    expect(percent).toBeLessThanOrEqual(400);
  }
});
