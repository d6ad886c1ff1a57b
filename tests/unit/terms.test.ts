import { readFile } from 'node:fs/promises';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '#contract/languages.ts';
import * as english from '#frontend/pages/legal/legal.texts.ts';
import {
  listDocumentSections,
  listPrivacySections,
  listTermsSections,
  storedItems,
} from '#frontend/pages/legal/terms-content.ts';
import { importTexts } from '../../frontend/texts.ts';

const readRepositoryFile = (path: string) => readFile(new URL(`../../${path}`, import.meta.url));

const loadTexts = (language: Language) => importTexts<typeof english>('pages/legal/legal.texts.ts', language);

describe('terms of use', () => {
  it.each(languageCodes)(
    'have the same text in the PDF as on the page, and where it names the operator: %s',
    async (language) => {
      const texts = await loadTexts(language);
      const { siteTexts } = await importTexts<typeof import('#frontend/pages/site.texts.ts')>(
        'pages/site.texts.ts',
        language,
      );
      const pdf = await readRepositoryFile(`frontend/public${siteTexts.termsFile}`);
      // Lines of the PDF end where they are full.
      const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');
      const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
      const sections = listDocumentSections(texts).map(({ title, paragraphs }, index) => [
        `${index + 1}. ${title}`,
        ...paragraphs,
      ]);
      const { documentTitle, inEffect, binding } = texts.legalTexts;
      const expected = [documentTitle, inEffect, binding, ...sections.flat()];
      expect(withoutSpace(text)).toBe(withoutSpace(expected.join('')));
    },
  );

  it.each(languageCodes)('have as many paragraphs in %s as in English', async (language) => {
    const count = (texts: typeof english) =>
      [...listTermsSections(texts), ...listPrivacySections(texts)].map(({ paragraphs }) => paragraphs.length);
    expect(count(await loadTexts(language))).toEqual(count(english));
  });

  it('name every kind of item in the database', async () => {
    const dataModel = (await readRepositoryFile('docs/data-model.md')).toString();
    const [table = ''] = /^\| Item \|(?:.*\n)+?\n/m.exec(dataModel) ?? [];
    const items = table
      .split('\n')
      .slice(2)
      .flatMap((row) => row.split('|')[1]?.trim() || []);
    const named = Object.values(storedItems).flat();
    expect(named.sort()).toEqual(items.sort());
  });
});
