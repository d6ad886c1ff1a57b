import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import names from '#model/states.json' with { type: 'json' };
import { planYears } from './plan-year.ts';
import shared from './tables/household.json' with { type: 'json' };
import rulesByYear from './tables/plan-years.json' with { type: 'json' };
import programs from './tables/public-programs.json' with { type: 'json' };

const states = Object.keys(names).sort();
const artifacts = new URL('../../model-training/artifacts/', import.meta.url);
const latest = readdirSync(artifacts)
  .filter((name) => name.startsWith('prices-'))
  .sort()
  .at(-1);
const prices = JSON.parse(readFileSync(new URL(`${latest}/US.json`, artifacts), 'utf8'));

const years = Object.values(rulesByYear);

test('the plan years are those of the rules', () => {
  expect(Object.keys(rulesByYear)).toEqual(planYears.map(String));
});

describe.each(years)('the rules of $plan_year', (rules) => {
  test('have percentages of income from band to band, to 400 % of poverty', () => {
    const { percentages, employer_percent } = rules;
    for (const [index, [from, to, start = 0, end]] of percentages.entries()) {
      expect(to).toBeGreaterThan(from ?? Number.NaN);
      expect(end).toBeGreaterThanOrEqual(start);
      if (index > 0) expect(from).toBe(percentages[index - 1]?.[1]);
    }
    expect(percentages.at(-1)).toEqual([300, 400, employer_percent, employer_percent]);
  });

  test('have poverty lines of every place, and ratios for tobacco that the law allows', () => {
    for (const lines of [rules.poverty_lines, rules.medicaid_lines]) {
      expect(Object.keys(lines)).toEqual(['default', 'AK', 'HI']);
    }
    for (const [state, ratio] of Object.entries(rules.tobacco)) {
      expect(states).toContain(state);
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThanOrEqual(1.5);
    }
  });
});

test('the poverty lines of Medicaid count from a January, at the latest that of the plan year', () => {
  for (const { plan_year, medicaid_lines_from } of years) {
    expect(medicaid_lines_from).toMatch(/^\d{4}-01-\d\d$/);
    expect(Number(medicaid_lines_from.slice(0, 4))).toBeOneOf([plan_year - 1, plan_year]);
  }
});

test('the tax credit has the poverty lines that Medicaid had a year before', () => {
  for (const [index, { poverty_lines }] of years.slice(1).entries()) {
    expect(poverty_lines).toEqual(years[index]?.medicaid_lines);
  }
});

test('the rules of all years have a limit for the children of every state, and a factor for every age', () => {
  expect(Object.keys(shared.child_limits).sort()).toEqual(states);
  expect(states).toEqual(expect.arrayContaining(Object.keys(shared.medicaid_to)));
  for (const factors of Object.values(shared.age_factors)) expect(factors).toHaveLength(65);
  expect(shared.age_factors.default).toEqual(prices.curve);
});

test('every state has its own name of the cover of children, with an address', () => {
  expect(Object.keys(programs).sort()).toEqual(states);
  for (const { url } of Object.values(programs)) expect(new URL(url).protocol).toBe('https:');
});

test('the prices are those of the year that the rules name', () => {
  expect(prices.plan_year).toBe(shared.price_year);
});
