import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { printFailures } from '#infra/failure-table.ts';
import { functionSettings, jobSettings } from '#infra/function-settings.ts';

const root = join(import.meta.dirname, '../..');
const exclude = ['**/node_modules/**', '**/.*/**', 'cdk.out/**'];

it.each(globSync('**/*.md', { cwd: root, exclude }))('%s names files that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  );
  // Steps of a walk through files.
  const steps = [...text.matchAll(/^\d+\. `([^`]+)`:/gm)].map(([, path = '']) => path);
  expect([...links, ...steps].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('the runbook has the failures of the functions as printed; otherwise run npm run docs:openapi', () => {
  const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
  expect(printFailures(runbook)).toBe(runbook);
});

it.each(Object.entries({ ...functionSettings, ...jobSettings }))(
  'the failure of %s is explained in one sentence',
  (_name, { errorImpact }) => expect(errorImpact).toMatch(/^[A-Z][^.]+[.]$/),
);
