import { expect, test } from 'vitest';
import health from '../artifacts/health.json' with { type: 'json' };
import yearTables from '../artifacts/year.json' with { type: 'json' };
import reference from '../reference-people.json' with { type: 'json' };
import { readModels } from './evaluate.ts';
import { createCare } from './year.ts';

const toCare = createCare(yearTables);

// Computed independently from the same quantiles.
test.each([
  [1000, 'bronze', { mean: 777.46, bad_year: 2007.35, chance_of_maximum: 0 }],
  [5200, 'silver', { mean: 1848.54, bad_year: 6435.47, chance_of_maximum: 0.06 }],
  [9514, 'silver_73', { mean: 2776.02, bad_year: 7400, chance_of_maximum: 0.14 }],
  [13_741, 'silver_87', { mean: 1613.18, bad_year: 3300, chance_of_maximum: 0.26 }],
  [26_163, 'silver_94', { mean: 1292.03, bad_year: 2000, chance_of_maximum: 0.42 }],
  [200_000, 'gold', { mean: 7259.78, bad_year: 8200, chance_of_maximum: 0.78 }],
])('computes the cost of a year with %i USD of expected spending: %s', (expected, design, cost) => {
  const { mean, bad_year, chance_of_maximum } = toCare(expected).designs[design] ?? {};
  expect(Math.abs((mean ?? 0) - cost.mean)).toBeLessThan(0.02);
  expect(Math.abs((bad_year ?? 0) - cost.bad_year)).toBeLessThan(0.02);
  expect(chance_of_maximum).toBeCloseTo(cost.chance_of_maximum, 6);
});

/** Plans of Harris County, Texas, and of Arkansas County, with nothing to pay above the deductible of silver_94. */
const harris = [
  [0, 7500, 10_600, 10_150, 0.5],
  [0, 6000, 7500, 8950, 0.391],
  [0, 3000, 7500, 7400, 0.569],
  [0, 700, 1500, 3300, 0.301],
  [0, 0, 250, 1500, 0.171],
  [0, 2000, 3300, 8200, 0.251],
];
const arkansas = [
  ...harris.slice(0, 1),
  [6000, 6250, 7350, 8900, 0.378],
  [3000, 5250, 6200, 7400, 0.377],
  [700, 2000, 2950, 3300, 0.169],
  [0, 1650, 1918, 2200, 0],
  ...harris.slice(-1),
];

test.each([
  [harris, 'bronze', { mean: 3853.76, bad_year: 10_150, chance_of_maximum: 0.16, maximum: 10_150 }],
  [harris, 'silver', { mean: 3065.72, bad_year: 8950, chance_of_maximum: 0.12, maximum: 8950 }],
  // Cut to the cost of silver: 2,777.21 without.
  [harris, 'silver_73', { mean: 2766.54, bad_year: 7400, chance_of_maximum: 0.16, maximum: 7400 }],
  // Cut to the cost of silver_87: 1,173.35 without.
  [arkansas, 'silver_94', { mean: 993.41, bad_year: 1650, chance_of_maximum: 0, maximum: 2200 }],
])('counts with the plans of a county: %#', (county, level, { mean, bad_year, ...exact }) => {
  expect(toCare(9514, county).designs[level]).toEqual({
    mean: expect.closeTo(mean, 1),
    bad_year: expect.closeTo(bad_year, 1),
    ...exact,
  });
});

const models = await readModels();
const [person = expect.unreachable()] = reference.health.people;

const spendingOf = (answers: object) => {
  const output = models.health.estimate({ ...person, ...answers }, 2026);
  return (output as { year?: { expected_spending: number } }).year?.expected_spending ?? Number.NaN;
};

test('expects the health-rated premium at the national level, times a factor of the age, in every place', () => {
  for (const age of [18, 40, 64]) {
    const { premium } = models.health.price({ ...person, age }, 2026);
    const factor = health.spending_by_age[age - 18] ?? Number.NaN;
    expect(Math.abs(spendingOf({ age }) - premium * factor)).toBeLessThan(0.02);
    expect(spendingOf({ age, state: 'NY' })).toBe(spendingOf({ age }));
  }
});

test('sex moves the expected spending by the factor of its age, and no other figure', () => {
  for (const age of [18, 30, 64]) {
    const { year: _, ...whole } = models.health.estimate({ ...person, age }, 2026) as { year?: unknown };
    const { premium } = models.health.price({ ...person, age }, 2026);
    for (const sex of ['female', 'male'] as const) {
      const { year: __, ...answered } = models.health.estimate(
        { ...person, age, sex },
        2026,
      ) as typeof whole & {
        year?: unknown;
      };
      expect(answered).toEqual(whole);
      const factor = health.spending_by_sex[sex][age - 18] ?? Number.NaN;
      expect(Math.abs(spendingOf({ age, sex }) - premium * factor)).toBeLessThan(0.02);
    }
  }
});

test('spending of the healthy falls little with age, and never with a condition', () => {
  const healthy = { has_diabetes: 'no', has_pressure_issue: 'no', any_chronic_disease: 'no' };
  let highest = 0;
  for (let age = 18; age <= 64; age += 1) {
    const spending = spendingOf({ ...healthy, age });
    highest = Math.max(highest, spending);
    expect(spending).toBeGreaterThan(0.9 * highest);
    if (age >= 35) expect(spending).toBeGreaterThan(0.985 * spendingOf({ ...healthy, age: age - 1 }));
    for (const condition of Object.keys(healthy)) {
      expect(spendingOf({ ...healthy, age, [condition]: 'yes' })).toBeGreaterThan(spending);
    }
  }
});

test.each([17, 17.9, 64.1, 80])('has no year at the age of %d', (age) => {
  expect(models.health.estimate({ ...person, age }, 2026)).toMatchObject({ year: null });
});
