import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { clockReaders } from '#tests/dates.ts';
import manifest from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

const sources = new Map<string, string>();

function readSource(file: string): string {
  const source = sources.get(file) ?? readFileSync(join(root, file), 'utf8');
  sources.set(file, source);
  return source;
}

const aliases = Object.entries(manifest.imports).map((alias) =>
  alias.map((end) => end.replace(/^\.\/|\*$/g, '')),
);

/** Lists the modules of the repository that a file loads. */
function listImports(file: string): string[] {
  const statements = /^(?:import|export) (?!type )[^;]*?'([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...readSource(file).matchAll(statements)].flatMap(([, loaded, later]) => {
    const name = loaded ?? later ?? '';
    const [from, to = ''] = aliases.find(([start = '']) => name.startsWith(start)) ?? [];
    if (from !== undefined) return to + name.slice(from.length);
    return name.startsWith('.') ? join(dirname(file), name) : [];
  });
}

const isReader = (file: string) => /\bnew Date\(\)/.test(readSource(file));

/** Returns true for a file that reads the day, itself or by a module that it loads. */
function readsDay(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(root, file))) return false;
  seen.add(file);
  return isReader(file) || listImports(file).some((loaded) => readsDay(loaded, seen));
}

it('the suite of dates has every unit test whose modules read the day', () => {
  const files = globSync('{functions,edge,local,frontend,model-training,tests/unit}/**/*.test.ts', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.dynamodb.test.ts'],
  });
  expect(files.length).toBeGreaterThan(100);
  const readers = files.filter((file) => readsDay(file)).map((file) => basename(file, '.test.ts'));
  expect([...clockReaders].sort(), 'clockReaders in tests/dates.ts').toEqual(readers.sort());
});
