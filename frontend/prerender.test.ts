import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Language, languageCodes, languages } from '#contract/languages.ts';
import zip3Codes from '#model/artifacts/zip3-codes.json' with { type: 'json' };
import { publicFiles } from './src/html-files.ts';

const origin = 'https://premia.example.com';

// Inside the repository, so that the renderer resolves its packages.
const outDir = join(import.meta.dirname, '../node_modules/.cache/premia/prerender-test');

/** File of each public page in each language. */
const pages = languageCodes.flatMap((language) =>
  Object.entries(publicFiles).map(([path, file]) => ({
    language,
    path,
    file: languages[language].prefix + file,
  })),
);

const read = (file: string) => readFile(join(outDir, file), 'utf8');

describe('a build for a domain', () => {
  beforeAll(async () => {
    vi.stubEnv('WEBSITE_ORIGIN', origin);
    const configFile = join(import.meta.dirname, 'vite.config.ts');
    const buildLanguage = (mode: Language) =>
      build({ configFile, mode, logLevel: 'silent', build: { outDir, emptyOutDir: mode === 'en' } });
    for (const language of languageCodes) await buildLanguage(language);
  }, 120_000);

  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(outDir, { recursive: true, force: true });
  });

  it('writes absolute addresses into the metadata of a page', async () => {
    const html = await read('about.html');
    expect(html).toContain(`<meta property="og:image" content="${origin}/social-image.png" />`);
  });

  it('lists absolute addresses in the sitemap, and the sitemap in robots.txt', async () => {
    const sitemap = await read('sitemap.xml');
    for (const { path, language } of pages) {
      expect(sitemap).toContain(`<loc>${origin}${languages[language].prefix}${path}</loc>`);
    }
    expect(await read('robots.txt')).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });

  it.each(pages)('writes text, links and metadata of $file', async ({ language, path, file }) => {
    const { prefix } = languages[language];
    const html = await read(file);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toMatch(/<h1[^>]*>[^<]{5,}<\/h1>/);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${prefix}/login"`));
    expect(html).toMatch(/<title>[^<]+ · Premia<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}" \/>/);
    expect(html).toContain(`<link rel="canonical" href="${origin}${prefix}${path}" />`);
    for (const [code, { prefix }] of Object.entries({ ...languages, 'x-default': languages.en })) {
      expect(html).toContain(`<link rel="alternate" hreflang="${code}" href="${origin}${prefix}${path}" />`);
    }
  });

  it.each(pages)('disables every button of $file until hydration', async ({ file }) => {
    const buttons = (await read(file)).match(/<button[^>]*>/g) ?? [];
    expect(buttons.filter((tag) => !tag.includes(' disabled'))).toEqual([]);
  });

  it('loads the scripts of a page with text from a template, those of other pages at once', async () => {
    const headOf = async (file: string) => (await read(file)).split('<template id="scripts">')[0];
    expect(await read('index.html')).toContain('<script type="module"');
    expect(await headOf('index.html')).not.toContain('<script type="module"');
    expect(await headOf('app.html')).toContain('<script type="module"');
  });

  it.each(languageCodes)('lists what each ZIP code needs in the health form in %s', async (language) => {
    const html = await read(`${languages[language].prefix}/estimate/health.html`);
    const [, template = ''] = /<template id="zip-scripts">(.*?)<\/template>/.exec(html) ?? [];
    const tag =
      /<link rel="modulepreload" crossorigin data-zips="([^"]+)" href="\/assets\/(\w\w)-[^"]+\.js">/g;
    const listed = Object.fromEntries([...template.matchAll(tag)].map(([, zips, name]) => [name, zips]));
    const digits = await readdir(new URL('../model-training/artifacts/places/zips', import.meta.url));
    const lists = digits.map((file) => file.slice(0, 2)).map((two) => [two, `${two}0-${two}9`]);
    expect(listed).toEqual({ ...zip3Codes, ...Object.fromEntries(lists) });
  });

  it('renders no page for the paths of users', async () => {
    const html = await read('app.html');
    expect(html).not.toContain('<h1');
    expect(html).not.toContain('canonical');
  });

  it('gives the 404 page no canonical address', async () => {
    const html = await read('404.html');
    expect(html).toContain('Page not found');
    expect(html).not.toContain('canonical');
  });
});
