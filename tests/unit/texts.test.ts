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

/** Texts of a file in one line each, without what is put into them: `file: text`. */
async function readSentences(file: string): Promise<string[]> {
  const source = await readFile(join(repository, file), 'utf8');
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, ''))
    .map((text) => `${file}: ${text}`);
}

const goneNouns = 'job|full|old|new|for|of|own|without|public|lost|other|no|their|your';

/** Words that readers misread, and second names of one thing. */
const goneWords: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    // The marketplace, and price requests of insurers.
    /\bexchanges?\b/i,
    /\bfilings?\b/i,
    // Coverage, in American English; expensive.
    new RegExp(`\\b(?:${goneNouns}) covers?\\b`, 'i'),
    /\bdear(?:er|est)?\b/i,
    // "The law forbids", "you get no tax credit", "is worth it".
    /\bmay not\b/i,
    /\bends? the (?:tax )?credit\b/i,
    /\bgold pays\b/i,
    /\bas much in\b/i,
    /\btrips? at\b/i,
    /\brules? of thumb\b/i,
    /\bplain mean\b/i,
    /\bwhatever your\b/i,
  ],
  es: [
    /\blo mismo (?:para|en)\b/i,
    // "Solicitud" is the customer's application.
    /\bsolicitud(?:es)? para 20/i,
    /\bmejor elegir\b/i,
    /\bterminan? el crédito\b/i,
    /\breglas? general(?:es)?\b/i,
    /\brechazan a usted\b/i,
  ],
};

const sources = pairs.flatMap(({ english, other }) => [
  { file: english, code: 'en' },
  { file: other, code: other.match(/(\w\w)\.tsx?$/)?.[1] ?? '' },
]);

it.each(Object.entries(goneWords))('no text in %s has a word that is gone', async (code, words) => {
  const files = sources.filter((source) => source.code === code);
  const sentences = (await Promise.all(files.map(({ file }) => readSentences(file)))).flat();
  expect(sentences.length).toBeGreaterThan(1000);
  expect(sentences.filter((sentence) => words.some((word) => word.test(sentence)))).toEqual([]);
});

it('no sentence inside a text begins in lower case', async () => {
  const sentences = (await Promise.all(sources.map(({ file }) => readSentences(file)))).flat();
  const abbreviated = sentences.map((sentence) =>
    sentence.replaceAll('EE.\\u00A0UU.', 'EE UU').replaceAll('EE.\\u00a0UU.', 'EE UU'),
  );
  expect(
    abbreviated.filter((sentence) => /[.!?] [a-záéíóúñ]/.test(sentence.slice(sentence.indexOf(': ') + 2))),
  ).toEqual([]);
});
