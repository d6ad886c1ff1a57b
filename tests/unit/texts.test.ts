import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { languageCodes } from '#contract/languages.ts';

const repository = join(import.meta.dirname, '../..');

const englishFiles = globSync('{frontend/src,functions}/**/{texts/,*.}en.{ts,tsx}', { cwd: repository });

const pairs = englishFiles.flatMap((english) =>
  languageCodes
    .filter((code) => code !== 'en')
    .map((code) => ({ english, other: english.replace(/en(\.tsx?)$/, `${code}$1`) })),
);

// The last line lets the compiler find a missing text; it finds none that is too many.
it.each(pairs)('$other has the texts of the English file and no others', async ({ english, other }) => {
  const [source, ...modules] = await Promise.all([
    readFile(join(repository, other), 'utf8'),
    ...[english, other].map((file) => import(join(repository, file))),
  ]);
  const [expected, names] = modules.map((texts) => Object.keys(texts).sort());
  expect(names).toEqual(expected);
  expect(source).toContain(`({}) as typeof import('./${basename(other)}') satisfies typeof english;`);
});
