import { globSync } from 'node:fs';
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
