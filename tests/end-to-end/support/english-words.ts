import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Words of names that Spanish texts keep, such as Model Context Protocol. */
const names = ['model', 'premia'];

/** Words of at least four letters in the texts of a language: in quotes, templates and elements. */
function readWords(language: 'en' | 'es'): Set<string> {
  const words = [...readPairs(language), ...readHalves(language)].flatMap((text) => {
    const source = text.replace(/^import [^;]*;|\/\*\*.*?\*\//gms, '');
    const literals = source.match(/'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|>[^<>{}]+</g) ?? [];
    return literals.flatMap((literal) => toWords(literal.replace(/\$\{[^}]*\}/g, ' ')));
  });
  return new Set(words);
}

const readTexts = (pattern: string) =>
  globSync(pattern, { cwd: repository }).map((file) => readFileSync(repository + file, 'utf8'));

/** Texts with a file for each language. */
const readPairs = (language: string) =>
  readTexts(`{frontend/src,functions}/**/{texts/,*.}${language}.{ts,tsx}`);

/** Halves of the files with both languages: English ends with the object `en`. */
const readHalves = (language: 'en' | 'es') =>
  readTexts('frontend/src/**/*.texts.{ts,tsx}').map((text) => {
    const [english = ''] = /^.*?^const en\b.*?^\}[^\n]*$/ms.exec(text) ?? [];
    if (english === '') throw new Error(`No object \`en\` in ${text.slice(0, 200)}`);
    return language === 'en' ? english : text.slice(english.length);
  });

const toWords = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

let englishWords: Set<string> | undefined;

/** English words that no Spanish text has. */
function listEnglishWords(): Set<string> {
  const spanish = new Set([...readWords('es'), ...names]);
  return new Set([...readWords('en')].filter((word) => !spanish.has(word)));
}

/** Script for the browser: all that a person can read or hear, without what is marked as English or is code. */
const pageTexts = `(() => {
  const english = [...document.querySelectorAll('body :is([lang="en"], code, pre)')];
  for (const element of english) element.style.display = 'none';
  const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'].flatMap((name) =>
    [...document.querySelectorAll('body [' + name + ']')]
      .filter((element) => !element.closest('[lang="en"], code, pre'))
      .map((element) => element.getAttribute(name)),
  );
  const drawn = [...document.querySelectorAll('svg text, svg title')].map(({ textContent }) => textContent);
  const texts = [document.title, document.body.innerText, ...attributes, ...drawn];
  for (const element of english) element.style.removeProperty('display');
  return texts.join('\\n').split('\\n');
})()`;

/** Expects no line of the page with a word of the English texts. */
export async function expectSpanish(page: Page, name = page.url()): Promise<void> {
  englishWords ??= listEnglishWords();
  const lines = await page.evaluate<string[]>(pageTexts);
  const found = [...new Set(lines)].flatMap((line) => {
    // Addresses, and versions of the model.
    const words = toWords(line.replace(/\S+@\S+|https?:\S+|\w+-\d\S+/g, '')).filter((word) =>
      englishWords?.has(word),
    );
    return words.length > 0 ? [`${words.join(', ')}: ${line.trim().slice(0, 160)}`] : [];
  });
  expect.soft(found, name).toEqual([]);
}
