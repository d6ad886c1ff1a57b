import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { languageCodes } from '#contract/languages.ts';
import { readTexts, websiteTextFiles } from '#tests/support/read-texts.ts';

const repository = join(import.meta.dirname, '../..');

const englishFiles = globSync('functions/**/{texts/,*.}en.ts', { cwd: repository });

const pairs = englishFiles.flatMap((english) =>
  languageCodes
    .filter((code) => code !== 'en')
    .map((code) => ({ english, other: english.replace(/en\.ts$/, `${code}.ts`) })),
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
    /\bgo(?:es)? on to\b/i,
    // Email; the words of a letter, and of those who run the website.
    /\bmail(?:s|ed)?\b/i,
    /\bdeployment\b/i,
    // A kind of coverage; dates and an author in American English.
    /\b(?:by|kinds? of) covers?\b/i,
    /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    // A telegram for a refusal, and for what a thing is not.
    /\btoo many (?:requests|wrong passwords)(?: from your network)?\. Please\b/i,
    /\bis gone\b/i,
  ],
  es: [
    /\blo mismo (?:para|en)\b/i,
    // "Solicitud" is the customer's application.
    /\bsolicitud(?:es)? para 20/i,
    /\bmejor elegir\b/i,
    /\bterminan? el crédito\b/i,
    /\breglas? general(?:es)?\b/i,
    /\brechazan a usted\b/i,
    // Requests to the API are "peticiones".
    /\bsolicitud(?:es)? (?:desde|por minuto|repetidas|automáticas|no es)\b/i,
    /\bdemasiadas solicitudes\b/i,
    // Those who read may be women; the website is not an "instalación".
    /\bestar seguro\b/i,
    /\blo esperan\b/i,
    /\binstalación de premia\b/i,
  ],
};

/** Messages of the API and of its gateway, and answers to assistants: in English alone. */
const messageFiles = globSync(
  [
    'functions/{api,auth,errors,http,pricing}/*.ts',
    'functions/contract/{api-problems,routes/*}.ts',
    'functions/data/idempotency-keys.ts',
    'edge/gateway-responses.ts',
  ],
  { cwd: repository, exclude: ['**/*.test.ts'] },
);

const sources = [
  ...pairs.flatMap(({ english, other }) => [
    { file: english, code: 'en' },
    { file: other, code: other.match(/(\w\w)\.ts$/)?.[1] ?? '' },
  ]),
  ...websiteTextFiles.flatMap((file) => languageCodes.map((code) => ({ file, code }))),
  ...messageFiles.map((file) => ({ file, code: 'en' })),
];

it.each(Object.entries(goneWords))('no text in %s has a word that is gone', async (code, words) => {
  const files = sources.filter((source) => source.code === code);
  const texts = (await Promise.all(files.map(readTexts))).flat();
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(({ text }) => words.some((word) => word.test(text)))).toEqual([]);
});

it('no sentence inside a text begins in lower case', async () => {
  const texts = (await Promise.all(sources.map(readTexts))).flat();
  const found = texts.filter(({ text }) => /[.!?] [a-záéíóúñ]/.test(text.replaceAll('EE. UU.', 'EE UU')));
  expect(found).toEqual([]);
});
