import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createFolder } from '#tests/support/temporary-folder.ts';
import { checkPlanYears } from './plan-years.ts';

function check(priced: number, ...rules: number[]): string | undefined {
  const root = createFolder();
  mkdirSync(join(root, `model-training/artifacts/prices-${priced}`), { recursive: true });
  mkdirSync(join(root, 'functions/plans/tables'), { recursive: true });
  const content = Object.fromEntries(rules.map((year) => [year, {}]));
  writeFileSync(join(root, 'functions/plans/tables/plan-years.json'), JSON.stringify(content));
  return checkPlanYears(root);
}

it('names the plan year of prices without rules', () => {
  expect(() => check(2028, 2026, 2027)).toThrow(
    'The prices are of 2028, whose rules are not in functions/plans/tables/plan-years.json',
  );
});

it('has nothing to say of rules of the same plan year or the next, and names a wider distance', () => {
  expect(check(2027, 2026, 2027)).toBeUndefined();
  expect(check(2027, 2027, 2028)).toBeUndefined();
  expect(check(2026, 2026, 2027, 2028)).toMatch(/^The prices are of 2026, but the rules of 2028/);
});

it('accepts the plan years of this repository', () => {
  expect(() => checkPlanYears(fileURLToPath(new URL('..', import.meta.url)))).not.toThrow();
});
