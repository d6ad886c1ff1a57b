import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { type Language, languages } from '#contract/languages.ts';
import zip3Codes from '#model/artifacts/zip3-codes.json' with { type: 'json' };
import { appFile, landingFile, languagePrefixes, notFoundFile, publicFiles } from './src/html-files.ts';
import type { PublicPath } from './src/paths.ts';
import { defineLanguage, importTexts, replaceTexts } from './texts.ts';

/** Module of each public page. That of the landing page, and its imports, are part of the first load. */
const pageModules: Readonly<Record<Exclude<PublicPath, '/'>, string>> = {
  '/register': 'account/register-page.tsx',
  '/login': 'account/login-page.tsx',
  '/forgot_password': 'account/forgot-password-page.tsx',
  '/reset_password': 'account/reset-password-page.tsx',
  '/about': 'reading/about-page.tsx',
  '/contact': 'reading/contact-page.tsx',
  '/terms': 'reading/terms-page.tsx',
  '/privacy': 'reading/terms-page.tsx',
  '/developers': 'reading/developers-page.tsx',
  '/estimate/health': 'health-form-page.tsx',
  '/estimate/car': 'car-form-page.tsx',
};

/** Page with prices of a ZIP code. */
const zipPage: PublicPath = '/estimate/health';

/** Small modules without which a form can't request the prices of a ZIP code: they come with the page's own scripts. */
const requestModules: typeof priceModules = {
  [zipPage]: ['places/zip-list.ts', 'artifacts/zip3-codes.json'],
};

/** Modules that the first price of a form needs, which a slow network loads while the form starts. */
const priceModules: Readonly<Partial<Record<string, readonly string[]>>> = {
  '/estimate/health': [
    'form/price-line.tsx',
    'places/health-evaluator.ts',
    'artifacts/health.json',
    'places/counties.json',
  ],
  '/estimate/car': [
    'form/sent-form.ts',
    'places/car-evaluator.ts',
    'artifacts/car.json',
    'api/whole-contract.ts',
  ],
};

/** Address of the social image, 1200 × 630 pixels. */
const socialImage = '/social-image.png';

/**
 * Vite plugin that renders the public pages and the 404 page of a language to HTML after a build. With the English ones
 * it writes what all languages share, such as the sitemap.
 * @param origin such as `https://premia.example.com`; without it, canonical and image addresses have no origin
 */
export function prerenderPages(language: Language, origin = ''): Plugin {
  const { prefix } = languages[language];
  let beforePaint: string;
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,

    async buildStart() {
      if (language === 'en') {
        const description = await readFile(join(import.meta.dirname, '../docs/openapi.json'), 'utf8');
        this.emitFile({ type: 'asset', fileName: 'openapi.json', source: description });
      }
      beforePaint = this.emitFile({
        type: 'asset',
        name: 'before-paint.js',
        source: await bundleBeforePaint(language),
      });
    },

    // The assets of all languages are in one folder: what is not of a language has the same name in each build.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[landingFile.slice(1)];
        if (!prefix || page?.type !== 'asset') return;
        delete bundle[page.fileName];
        this.emitFile({ type: 'asset', fileName: prefix.slice(1) + landingFile, source: page.source });
      },
    },

    async writeBundle({ dir = '' }, bundle) {
      const { defaultTitle, descriptions } = await readTexts(language);
      const template = await readFile(join(dir, prefix, landingFile), 'utf8');
      const writePage = async (name: string, page: { head: string; body: string; scripts?: PageScripts }) => {
        const file = prefix + name;
        const html = (page.body === '' ? template : moveScriptsToTemplates(template, bundle, page.scripts))
          .replace('<!--page-head-->', () => page.head)
          .replace('<!--page-->', () => page.body);
        await mkdir(join(dir, file, '..'), { recursive: true });
        await writeFile(join(dir, file), html);
      };
      const script = `<script src="/${this.getFileName(beforePaint)}"></script>`;
      const zipTags = buildZipPreloads(bundle);
      const renderPage = await loadRenderer(dir, language);
      for (const [path, file] of Object.entries(publicFiles)) {
        const { title = defaultTitle, body } = splitTitle(await renderPage(path));
        const head = script + buildHead(title, descriptions[path as PublicPath], prefix + path, path, origin);
        const module = pageModules[path as keyof typeof pageModules];
        const scripts = module && {
          own: [`src/pages/${module}`, ...(requestModules[path] ?? [])],
          prices: priceModules[path] ?? [],
          zips: path === zipPage ? zipTags : '',
        };
        await writePage(file, { head, body, ...(scripts && { scripts }) });
      }
      const { title = defaultTitle, body } = splitTitle(await renderPage(notFoundFile));
      await writePage(notFoundFile, { head: `${script}<title>${title}</title>`, body });
      await writePage(appFile, { head: `${script}<title>${defaultTitle}</title>`, body: '' });
      if (language !== 'en') return;
      await writeFile(join(dir, 'sitemap.xml'), buildSitemap(origin));
      // The address of a sitemap must have an origin.
      if (origin)
        await writeFile(join(dir, 'robots.txt'), `\nSitemap: ${origin}/sitemap.xml\n`, { flag: 'a' });
    },
  };
}

/** Bundles `src/app/before-paint.ts` as a classic script: it must run before the first paint, and modules are deferred. */
async function bundleBeforePaint(language: Language): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [replaceTexts(language)],
    define: defineLanguage(language),
    build: {
      write: false,
      target: 'es2020',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(import.meta.dirname, 'src/app/before-paint.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code;
}

const scriptTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Modules of a page: its own, and those that its first price needs. */
interface PageScripts {
  own: readonly string[];
  prices: readonly string[];
  /** Tags of `buildZipPreloads`. */
  zips: string;
}

/**
 * Moves the scripts of a page to a template, which `src/app/before-paint.ts` loads after the first paint, with those of the
 * page's own module: the router asks for them one round trip later. What its first price needs, and what a ZIP code needs,
 * are in other templates.
 */
function moveScriptsToTemplates(
  html: string,
  bundle: Rolldown.OutputBundle,
  { own, prices, zips }: PageScripts = { own: [], prices: [], zips: '' },
) {
  const tags = html.match(scriptTags) ?? [];
  const listed = new Set<string>();
  const buildAll = (modules: readonly string[]) =>
    modules.map((module) => buildPreloads(module, bundle, html, listed)).join('');
  const templates = [
    `<template id="scripts">${tags.join('')}${buildAll(own)}</template>`,
    ...(prices.length > 0 ? [`<template id="price-scripts">${buildAll(prices)}</template>`] : []),
    ...(zips === '' ? [] : [`<template id="zip-scripts">${zips}</template>`]),
  ];
  return html.replaceAll(scriptTags, '').replace('</head>', `  ${templates.join('\n    ')}\n  </head>`);
}

/**
 * Builds tags that load the scripts of a module.
 * @param listed files that have a tag; those of the module are added
 */
function buildPreloads(
  module: string,
  bundle: Rolldown.OutputBundle,
  html: string,
  listed: Set<string>,
): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!chunk) throw new Error(`The website has no module ${module}`);
  const files = new Set([chunk.fileName]);
  // A set also visits what is added meanwhile.
  for (const file of files) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported);
  }
  const added = [...files].filter((file) => !listed.has(file) && !html.includes(`"/${file}"`));
  for (const file of added) listed.add(file);
  return added.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}

/** Module of the list of the ZIP codes with the same first two digits, or of the prices of a state in a plan year. */
const zipModule =
  /\/artifacts\/(?:places\/zips\/(?<digits>\d\d)|prices-(?<year>\d+)\/(?<state>[A-Z]{2}))\.json$/;

/** Builds tags that load the lists of ZIP codes and the latest prices of the states, with the ranges of the first three digits. */
function buildZipPreloads(bundle: Rolldown.OutputBundle): string {
  const areas: Readonly<Record<string, string>> = zip3Codes;
  const parts = Object.values(bundle).flatMap((chunk) => {
    const id = chunk.type === 'chunk' ? chunk.facadeModuleId : undefined;
    const { digits, year = '', state = '' } = zipModule.exec(id ?? '')?.groups ?? {};
    const zips = digits ? `${digits}0-${digits}9` : areas[state];
    return zips ? [{ year, zips, file: chunk.fileName }] : [];
  });
  const latest = parts
    .map(({ year }) => year)
    .toSorted()
    .at(-1);
  return parts
    .filter(({ year }) => year === '' || year === latest)
    .map(({ zips, file }) => `<link rel="modulepreload" crossorigin data-zips="${zips}" href="/${file}">`)
    .join('');
}

/** Bundles `src/app/prerender.tsx` for Node and loads its `renderPage`. */
async function loadRenderer(dir: string, language: Language): Promise<(path: string) => Promise<string>> {
  // Inside the repository, so that the bundle resolves its packages.
  const outDir = join(dir, `.vite/prerender-${language}`);
  try {
    await build({
      configFile: join(import.meta.dirname, 'vite.config.ts'),
      mode: language,
      logLevel: 'warn',
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'prerender.js' } },
      },
    });
    const { renderPage } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return renderPage;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Splits React's output: the title belongs to the head. */
function splitTitle(rendered: string): { title: string | undefined; body: string } {
  const { title } = /<title>(?<title>[^<]*)<\/title>/.exec(rendered)?.groups ?? {};
  return { title, body: rendered.replace(/<title>[^<]*<\/title>/, '') };
}

/**
 * @param title as HTML
 * @param englishPath path of the English page
 */
function buildHead(title: string, description: string, path: string, englishPath: string, origin: string) {
  const address = origin + path;
  const image = origin + socialImage;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${address}" />`,
    ...Object.entries({ ...languages, 'x-default': languages.en }).map(
      ([code, { prefix }]) =>
        `<link rel="alternate" hreflang="${code}" href="${origin + prefix + englishPath}" />`,
    ),
    '<meta property="og:site_name" content="Premia" />',
    '<meta property="og:type" content="website" />',
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:image" content="${image}" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

function buildSitemap(origin: string): string {
  const paths = languagePrefixes.flatMap((prefix) => Object.keys(publicFiles).map((path) => prefix + path));
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** Vite plugin that writes language and texts into the HTML file, and describes the web app in that language. */
export function translateDocument(language: Language): Plugin {
  const { prefix } = languages[language];
  const manifest = '/manifest.webmanifest';
  return {
    name: 'translate-document',
    async transformIndexHtml(html) {
      const { documentTexts } = await readTexts(language);
      return html
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace('<!--no-script-->', documentTexts.noScript)
        .replace(`href="${manifest}"`, `href="${prefix}${manifest}"`);
    },
    async generateBundle() {
      if (!prefix) return;
      const { documentTexts } = await readTexts(language);
      const english = JSON.parse(await readFile(join(import.meta.dirname, 'public', manifest), 'utf8'));
      const translated = { ...english, description: documentTexts.appDescription, start_url: `${prefix}/` };
      const source = JSON.stringify({ ...translated, lang: language });
      this.emitFile({ type: 'asset', fileName: prefix.slice(1) + manifest, source });
    },
  };
}

const readTexts = (language: Language) =>
  importTexts<typeof import('./src/app/document.texts.ts')>('app/document.texts.ts', language);
