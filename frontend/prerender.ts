import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { build, type Plugin } from 'vite';
import type { Language } from '#contract/languages.ts';
import { appFile, landingFile, notFoundFile, type PublicPath, publicFiles } from './src/html-files.ts';
import { formatOperator, operatorTitle, termsSections } from './src/pages/legal/terms-content.ts';
import { paths, termsDocument } from './src/paths.ts';
import { appendPage } from './terms-document.ts';
import { replaceBundledTexts } from './texts.ts';

const descriptions: Readonly<Record<PublicPath, string>> = {
  [paths.landing]:
    'Estimate what a year of health or car insurance may cost you in US dollars, with the likely range and the reasons. Free, in about a minute.',
  [paths.register]: 'Create a free account to save your health and car insurance estimates.',
  [paths.login]: 'Log in to see your saved health and car insurance estimates.',
  [paths.forgotPassword]: 'Request a link to set a new password for your Premia account.',
  [paths.resetPassword]: 'Set a new password for your Premia account.',
  [paths.about]:
    'How Premia estimates annual health and car insurance premiums, how reliable an estimate is, and what happens to your data.',
  [paths.contact]: 'Email address, phone number and hours of Premia’s support.',
  [paths.terms]: 'The terms of use of Premia’s health and car insurance estimates.',
  [paths.privacy]:
    'What Premia stores about you, where and how long, who can read it, and how to download or delete it.',
  [paths.developers]:
    'Prices of US health plans after tax credit and state help, by HTTP and for assistants: addresses, requests, limits and sources.',
  [paths.healthEstimate]:
    'Estimate your annual health insurance premium in about a minute and without an account.',
  [paths.carEstimate]:
    'Estimate your annual car insurance premium with five questions, in about half a minute and without an account.',
};

const defaultTitle = 'Premia: health and car insurance premium estimates';

/** Address of the social image, 1200 × 630 pixels. */
const socialImage = '/social-image.png';

/**
 * Vite plugin that renders the public pages and the 404 page to HTML after a build, and writes the sitemap.
 * @param origin such as `https://premia.example.com`; without it, canonical and image addresses have no origin
 */
export function prerenderPages(language: Language, origin = ''): Plugin {
  let beforePaint: string;
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,

    async buildStart() {
      const description = await readFile(join(import.meta.dirname, '../docs/openapi.json'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: description });
      // A classic script: it must run before the first paint, and modules are deferred.
      const { outputFiles } = await bundle({
        entryPoints: [join(import.meta.dirname, 'src/app/before-paint.ts')],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2020',
        write: false,
        plugins: [replaceBundledTexts(language)],
      });
      beforePaint = this.emitFile({
        type: 'asset',
        name: 'before-paint.js',
        source: outputFiles[0]?.text ?? '',
      });
    },

    async writeBundle({ dir = '' }) {
      const template = await readFile(join(dir, landingFile), 'utf8');
      const writePage = async (file: string, page: { head: string; body: string }) => {
        const html = (page.body === '' ? template : moveScriptsToTemplate(template))
          .replace('<!--page-head-->', () => page.head)
          .replace('<!--page-->', () => page.body);
        await mkdir(join(dir, file, '..'), { recursive: true });
        await writeFile(join(dir, file), html);
      };
      const script = `<script src="/${this.getFileName(beforePaint)}"></script>`;
      const renderPage = await loadRenderer(dir, language);
      for (const [path, file] of Object.entries(publicFiles)) {
        const { title, body } = splitTitle(await renderPage(path));
        const head = script + buildHead(title, descriptions[path as PublicPath], origin, path);
        await writePage(file, { head, body });
      }
      const { title, body } = splitTitle(await renderPage(notFoundFile));
      await writePage(notFoundFile, { head: `${script}<title>${title}</title>`, body });
      await writePage(appFile, { head: `${script}<title>${defaultTitle}</title>`, body: '' });
      await completeTerms(join(dir, termsDocument));
      await writeFile(join(dir, 'sitemap.xml'), buildSitemap(origin));
      // The address of a sitemap must have an origin.
      if (origin)
        await writeFile(join(dir, 'robots.txt'), `\nSitemap: ${origin}/sitemap.xml\n`, { flag: 'a' });
    },
  };
}

/** Adds the section on who runs this deployment to the PDF of the terms of use. */
async function completeTerms(file: string): Promise<void> {
  const { VITE_OPERATOR = '', VITE_CONTACT_EMAIL = '' } = process.env;
  const heading = `${termsSections.length + 1}. ${operatorTitle}`;
  const text = formatOperator(VITE_OPERATOR, VITE_CONTACT_EMAIL);
  await writeFile(file, appendPage(await readFile(file), heading, text));
}

const scriptTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Moves the scripts of a page to a template: `src/app/before-paint.ts` loads them after the first paint. */
function moveScriptsToTemplate(html: string): string {
  const tags = html.match(scriptTags) ?? [];
  return html
    .replaceAll(scriptTags, '')
    .replace('</head>', `  <template id="scripts">${tags.join('')}</template>\n  </head>`);
}

/** Bundles `src/app/prerender.tsx` for Node and loads its `renderPage`. */
async function loadRenderer(dir: string, language: Language): Promise<(path: string) => Promise<string>> {
  // Inside the repository, so that the bundle resolves its packages.
  const outDir = join(dir, '.vite/prerender');
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
function splitTitle(rendered: string): { title: string; body: string } {
  const { title = defaultTitle } = /<title>(?<title>[^<]*)<\/title>/.exec(rendered)?.groups ?? {};
  return { title, body: rendered.replace(/<title>[^<]*<\/title>/, '') };
}

/** @param title as HTML */
function buildHead(title: string, description: string, origin: string, path: string): string {
  const address = origin + path;
  const image = origin + socialImage;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${address}" />`,
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
  const urls = Object.keys(publicFiles).map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
