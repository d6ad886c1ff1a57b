import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languageCodes } from '#contract/languages.ts';

const repository = join(import.meta.dirname, '../..');

const englishFiles = globSync('{frontend/src,functions}/**/texts/en.{ts,tsx}', { cwd: repository });

const pairs = englishFiles.flatMap((english) =>
  languageCodes
    .filter((code) => code !== 'en')
    .map((code) => ({ english, other: english.replace(/en(\.tsx?)$/, `${code}$1`) })),
);

/** Names of a module's exports and of the properties of its plain objects, such as `dialogTexts.title`. */
function listNames(value: unknown, name = ''): string[] {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isPlain) return [name];
  return Object.entries(value).flatMap(([key, part]) => listNames(part, name ? `${name}.${key}` : key));
}

it.each(pairs)('$other has the names of the English texts', async ({ english, other }) => {
  const [expected, names] = await Promise.all(
    [english, other].map(async (file) => listNames({ ...(await import(join(repository, file))) }).sort()),
  );
  expect(names).toEqual(expected);
});

const code =
  /^import [^;]*;|\/\*.*?\*\/|^\s*\/\/[^\n]*|(?:new \w*Error|super|matches)\([^;]*\);|className=\{`[^`]*`\}/gms;
const literal = /'(?:\\.|[^'\\\n])*'|"[^"\n]*"|`(?:\\.|[^`\\])*`/g;

/** Names that are the same in all languages, and classes. Biome refuses the literal texts of elements. */
const notTexts = /^.(Claude Code|[a-z-]+(,? [a-z0-9-]+)*|screen-only .*|.* bare target).$|[=;{}#/]/;

/** Finds literals with two words. */
function findSentences(source: string): string[] {
  const literals = source.replace(code, '').match(literal) ?? [];
  return literals
    .map((text) => text.replace(/\$\{[^}]*\}/g, ''))
    .filter((text) => /\p{L}{2,}[,.]? \p{L}+/u.test(text) && !notTexts.test(text));
}

it('the website has no sentence outside of texts', () => {
  const files = globSync('frontend/src/**/*.{ts,tsx}', {
    cwd: repository,
    exclude: ['**/texts/*', '**/*.test.*'],
  });
  const found = files.flatMap((file) =>
    findSentences(readFileSync(join(repository, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
