/**
 * Prints the terms of use in each language to `public`: `node local/run.js frontend/scripts/print-terms.ts`.
 * Run it after each change of the text; a test compares the texts of page and PDF.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type Language, languageCodes } from '#contract/languages.ts';
import { type LegalTexts, listDocumentSections } from '../src/pages/legal/terms-content.ts';
import { importTexts } from '../texts.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}

const toElements = (tag: string, texts: readonly string[]) =>
  texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('');

function buildDocument(language: Language, texts: LegalTexts): string {
  const { documentTitle, inEffect, binding } = texts.legalTexts;
  const sections = listDocumentSections(texts)
    .map(
      ({ title, paragraphs }, index) =>
        `<section><h2>${index + 1}. ${escapeHtml(title)}</h2>${toElements('p', paragraphs)}</section>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <title>${documentTitle}</title>
    <style>
      @page { size: A4; margin: 24mm 26mm; }
      body { margin: 0; color: #13233a; font: 10.5pt/1.5 'Liberation Sans', Arial, sans-serif; }
      svg { display: block; margin-bottom: 6mm; }
      h1, h2 { font-family: 'Liberation Serif', 'Times New Roman', serif; line-height: 1.2; }
      h1 { margin: 0 0 2mm; font-size: 24pt; }
      h2 { margin: 7mm 0 2mm; font-size: 13pt; break-after: avoid; }
      p { margin: 0 0 2.5mm; orphans: 3; widows: 3; }
      .date { color: #51607a; }
    </style>
  </head>
  <body>
    <svg width="64" height="20" viewBox="0 0 64 20" aria-hidden="true">
      <path d="M2 10h60" stroke="#13233a" stroke-width="3" stroke-linecap="round" />
      <circle cx="42" cy="10" r="7" fill="#0b6e69" stroke="#fff" stroke-width="3" />
    </svg>
    <h1>${documentTitle}</h1>
    <p class="date">${inEffect} ${binding}</p>
    ${sections}
  </body>
</html>`;
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
try {
  for (const language of languageCodes) {
    const texts = await importTexts<LegalTexts>('pages/legal/legal.texts.ts', language);
    const { siteTexts } = await importTexts<typeof import('../src/pages/site.texts.ts')>(
      'pages/site.texts.ts',
      language,
    );
    const page = await browser.newPage();
    await page.setContent(buildDocument(language, texts));
    await page.pdf({
      path: join(import.meta.dirname, '../public', siteTexts.termsFile),
      preferCSSPageSize: true,
      tagged: true,
    });
  }
} finally {
  await browser.close();
}
