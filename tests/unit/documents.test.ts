import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

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
