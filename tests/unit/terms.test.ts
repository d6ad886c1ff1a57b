import { readFile } from 'node:fs/promises';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { privacySections, termsDate, termsSections } from '#frontend/pages/terms-content.ts';

const readRepositoryFile = (path: string) => readFile(new URL(`../../${path}`, import.meta.url));

describe('terms of use', () => {
  it('have the same text in the PDF as on the page', async () => {
    const pdf = await readRepositoryFile('frontend/public/premia-terms-of-use.pdf');
    // Lines of the PDF end where they are full.
    const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    const sections = termsSections.map(({ title, paragraphs, table = [] }, index) => [
      `${index + 1}. ${title}`,
      ...paragraphs,
      ...(table.length > 0 ? ['What Contents How long'] : []),
      ...table.flatMap(({ name, contents, kept }) => [name, contents, kept]),
    ]);
    const expected = ['Premia: terms of use', `In effect since ${termsDate}.`, ...sections.flat()];
    expect(withoutSpace(text)).toBe(withoutSpace(expected.join('')));
  });

  it('name every kind of item in the database', async () => {
    const dataModel = (await readRepositoryFile('docs/data-model.md')).toString();
    const [table = ''] = /^\| Item \|(?:.*\n)+?\n/m.exec(dataModel) ?? [];
    const items = table
      .split('\n')
      .slice(2)
      .flatMap((row) => row.split('|')[1]?.trim() || []);
    const named = privacySections.flatMap(({ table: rows = [] }) => rows.flatMap((row) => row.items));
    expect(named.sort()).toEqual(items.sort());
  });
});
