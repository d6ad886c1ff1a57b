import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './settings.ts';

const rulesFile = 'functions/plans/tables/plan-years.json';

/**
 * Checks that the rules of households are known for the plan year of the filed prices.
 * @param root the repository's folder
 * @returns what to log if the prices of more than one year are not known, otherwise undefined
 * @throws StartError if prices have no rules
 */
export function checkPlanYears(root: string): string | undefined {
  const folders = readdirSync(join(root, 'model-training/artifacts')).filter((name) =>
    name.startsWith('prices-'),
  );
  const priced = Math.max(...folders.map((name) => Number(name.slice('prices-'.length))));
  const rules = Object.keys(JSON.parse(readFileSync(join(root, rulesFile), 'utf8'))).map(Number);
  const newest = Math.max(...rules);
  if (!rules.includes(priced)) {
    throw new StartError(
      `The prices are of ${priced}, whose rules are not in ${rulesFile}: add them, or restore the prices of ${newest}`,
    );
  }
  return newest > priced + 1
    ? `The prices are of ${priced}, but the rules of ${newest}: prices of ${newest} are projected with one year's rise. docs/runbook.md says how to renew them.`
    : undefined;
}
