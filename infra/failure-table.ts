import { functionSettings, jobSettings } from './function-settings.ts';

/** Rows of a Markdown table between its head and the next empty line. */
const rows = /(?<=^\| Function \| What its failure means \|\n\|---\|---\|\n)(?:\|.*\n)*/m;

/** Returns the runbook with what the failure of each function means to a user, as its settings say. */
export function printFailures(runbook: string): string {
  const printed = Object.entries({ ...functionSettings, ...jobSettings }).map(
    ([name, { errorImpact }]) => `| \`${name}\` | ${errorImpact} |\n`,
  );
  if (!rows.test(runbook)) throw new Error('The runbook has no table of failures');
  return runbook.replace(rows, () => printed.join(''));
}
