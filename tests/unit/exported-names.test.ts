import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routeIds } from '#contract/routes.ts';

const root = join(import.meta.dirname, '../..');
const folders = '{bench,edge,frontend/src,functions,infra,local,model-training}';
const sources = globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root }).filter(
  (file) => !/\.test\.|\/dist\/|\/\.venv\//.test(file) && !/(\/texts\/|\.)(?!en)[a-z]{2}\.tsx?$/.test(file),
);

/** Names with one meaning wherever they are declared. */
const shared = [
  // What a router, Lambda and Synthetics load from a module.
  ...['Component', 'handler', 'loader'],
  // Locale of a build, beside the texts that it replaces.
  'locale',
  // What an endpoint does, by the name of its route: the function behind its handler, and the website's call of it.
  ...routeIds.map((id) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())),
];

it('each exported name is declared once, or has one meaning', () => {
  const declared = new Map<string, string[]>();
  for (const file of sources) {
    const pattern =
      /^export (?:async )?(?:function\*?|const|let|abstract class|class|interface|type) (\w+)/gm;
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(pattern)) {
      declared.set(name, [...(declared.get(name) ?? []), file]);
    }
  }
  const twice = [...declared].filter(([name, files]) => new Set(files).size > 1 && !shared.includes(name));
  expect(twice).toEqual([]);
});
