import { expect, it } from 'vitest';
import type { Prediction } from '#contract/predictions.ts';
import { findCovers } from '#functions/plans/cover.ts';
import {
  countCarYears,
  formatOlderDriver,
  formatOlderPeople,
  isOfChosenYear,
  listYearsOlder,
  makeDriverOlder,
  makePeopleOlder,
} from './older-answers.ts';

type Health = Extract<Prediction, { insurance_type: 'health' }>;
type Car = Extract<Prediction, { insurance_type: 'car' }>;

function toHealth(created_at: string, household?: Health['household'], plan_year = 2026): Health {
  const market = { prices: { plan_year, basis: 'filed' } };
  return { insurance_type: 'health', created_at, input_data: { age: 50 }, market, household } as Health;
}

const people: NonNullable<Health['household']>['people'] = [
  { role: 'child', age: 25 },
  { role: 'adult', age: 50 },
  { role: 'adult', age: 64 },
];

it.each([
  ['before its plan year', '2025-11-20T12:00:00Z', 2027, [1]],
  ['before its plan year, two years ago', '2025-11-20T12:00:00Z', 2028, [2]],
  ['in its plan year, for another day', '2026-03-01T12:00:00Z', 2027, [0, 1]],
  ['for the shown plan year', '2025-11-20T12:00:00Z', 2026, [0]],
  ['for a later plan year', '2025-11-20T12:00:00Z', 2025, [0]],
])('lists the years by which people are older in an estimate saved %s', (_when, day, year, years) => {
  expect(listYearsOlder(toHealth(day), year)).toEqual(years);
});

it('makes each person older in a copy, and the applicant in the answers too', () => {
  const stored = toHealth('2025-11-20T12:00:00Z', { people, income: 60_000 });
  const older = makePeopleOlder(stored, [1, 0, 1]);
  expect(older.household).toEqual({
    people: [
      { role: 'child', age: 26 },
      { role: 'adult', age: 50 },
      { role: 'adult', age: 65 },
    ],
    income: 60_000,
  });
  expect(older.input_data.age).toBe(50);
  expect(makePeopleOlder(stored, [1, 1, 1]).input_data.age).toBe(51);
  expect(stored.input_data.age).toBe(50);
});

it('gives each person the rules of the new age: 19, 26 and 65', () => {
  const family: typeof people = [
    { role: 'adult', age: 64 },
    { role: 'adult', age: 63 },
    { role: 'child', age: 25 },
    { role: 'child', age: 18 },
  ];
  // In Texas, CHIP is for children up to 18.
  const stored = toHealth('2025-11-20T12:00:00Z', { people: family, income: 40_000 });
  stored.input_data.age = 64;
  const listCovers = (years: number) => {
    const { household } = makePeopleOlder(stored, [years, years, years, years]);
    return household && findCovers(household, { state: 'TX' }, 2027).people.map(({ cover }) => cover);
  };
  expect(listCovers(0)).toEqual(['credit', 'credit', 'credit', 'child_cover']);
  expect(listCovers(1)).toEqual(['medicare', 'credit', 'own_plan', 'credit']);
});

it('says by how much all are older, or only the ages where they differ', () => {
  const stored = toHealth('2025-11-20T12:00:00Z', { people });
  const format = (years: number[]) => formatOlderPeople(stored, makePeopleOlder(stored, years), 2027);
  expect(format([1, 1, 1])).toBe(
    'Your ages on January 1, 2027, are 26, 51, and 65: a year older than in your estimate of 2026.',
  );
  expect(format([1, 0, 1])).toBe('Your ages on January 1, 2027, are 26, 50, and 65.');
  const alone = toHealth('2025-11-20T12:00:00Z');
  expect(formatOlderPeople(alone, makePeopleOlder(alone, [2]), 2028)).toBe(
    'Your age on January 1, 2028, is 52: 2 years older than in your estimate of 2026.',
  );
});

it('leaves an estimate of the present year as it is if its year was chosen over the next, until it is over', () => {
  const stored = toHealth('2026-11-20T12:00:00Z');
  expect(isOfChosenYear(stored, new Date('2026-12-01T12:00'))).toBe(true);
  expect(isOfChosenYear(stored, new Date('2027-01-01T12:00'))).toBe(false);
  expect(isOfChosenYear(toHealth('2026-03-01T12:00:00Z'), new Date('2026-12-01T12:00'))).toBe(false);
});

it('makes the driver of a car of an earlier year older and more experienced, and leaves the year of the car', () => {
  const input_data = { driver_age: 40, driving_experience: 20, car_mfg_year: 2014 };
  const stored = { insurance_type: 'car', created_at: '2025-06-01T12:00:00Z', input_data } as Car;
  expect(countCarYears(stored, new Date('2025-12-31T12:00'))).toBe(0);
  expect(countCarYears(stored, new Date('2026-01-01T12:00'))).toBe(1);
  const drivers = [{ driver_age: 18, driving_experience: 0, prv_accident: 0 }];
  const older = makeDriverOlder({ ...stored, policy: { drivers, cars: [] } }, 1);
  expect(older.policy?.drivers).toEqual([{ driver_age: 19, driving_experience: 1, prv_accident: 0 }]);
  expect(older.input_data).toEqual({ driver_age: 41, driving_experience: 21, car_mfg_year: 2014 });
  expect(formatOlderDriver(older.input_data, 1)).toBe(
    'The driver is a year older than in your saved estimate: 41, with 21 years of driving. The car’s year stays.',
  );
});
