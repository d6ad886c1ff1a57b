import { createReadStream, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { type Language, languages } from '#contract/languages.ts';
import { planYears } from '#functions/plans/plan-year.ts';
import { priceYear } from '#functions/plans/rules.ts';
import { createPageGroups } from './chunks.ts';
import { collectNotices, noticesFile } from './licence-notices.ts';
import { prerenderPages, translateDocument } from './prerender.ts';
import { checkSources } from './sources.ts';
import { defineLanguage, replaceTexts } from './texts.ts';

/** Figures of the models' evaluation that the About page shows. */
function readAccuracy() {
  const file = new URL('../model-training/artifacts/metadata.json', import.meta.url);
  const { health, car } = JSON.parse(readFileSync(file, 'utf8')).products;
  const { prices } = health.evaluation;
  const { surveys, surveys_alike } = car.evaluation.survey_prices;
  const count = (member: 'cells' | 'prices') =>
    (Object.values(surveys) as Record<typeof member, number>[]).reduce((sum, one) => sum + one[member], 0);
  return {
    ...{ priceYear, lastYear: planYears.at(-1) },
    areas: prices.rating_areas,
    errorWithState: prices.mean_absolute_error_with_state_usd,
    healthCoverage: prices.coverage_with_state,
    surveyPrices: count('prices'),
    cells: count('cells'),
    surveyError: surveys_alike.error,
    surveyCoverage: surveys_alike.inside,
    surveyCoverageRaw: surveys_alike.inside_raw,
  };
}

/** Vite plugin that serves the description of the API while the website is served from its sources. */
const apiDescription: Plugin = {
  name: 'api-description',
  configureServer({ middlewares }) {
    const file = join(import.meta.dirname, '../docs/openapi.json');
    middlewares.use('/openapi.json', (_request, response) => {
      createReadStream(file).pipe(response.setHeader('content-type', 'application/json'));
    });
  },
};

/** Vite plugin that runs `before-paint.ts` first while the website is served from its sources. */
const beforePaint: Plugin = {
  name: 'before-paint',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [
      { tag: 'script', attrs: { type: 'module', src: '/src/app/before-paint.ts' }, injectTo: 'head-prepend' },
    ],
  },
};

/**
 * Vite plugin that leaves the descriptions of the API's document out of the contract: they are an eighth of what a form
 * loads of it. A text's last quotation mark ends it, since the contract's have no others.
 */
const contractWithoutDescriptions: Plugin = {
  name: 'contract-without-descriptions',
  transform: {
    filter: { id: /functions\/contract\/[\w/-]+\.ts$/ },
    order: 'pre',
    handler: (code) =>
      code.replace(/\bz\.describe\(\s*('(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`),?\s*\)/g, "z.describe('')"),
  },
};

/** Vite plugin that publishes the licences of the packages and fonts of which the website has copies. */
const licenceNotices: Plugin = {
  name: 'licence-notices',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? file.moduleIds
        : file.originalFileNames.map((name) => resolve(import.meta.dirname, name)),
    );
    this.emitFile({ type: 'asset', fileName: noticesFile, source: collectNotices(files) });
  },
};

// The mode is the language: `vite build --mode es`.
export default defineConfig(({ command, mode }) => {
  const language = mode in languages ? (mode as Language) : 'en';
  // Vite honours an inherited NODE_ENV; a test runner's would bundle React's development build.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: import.meta.dirname,
    // The development server of a language has all of its files under the prefix.
    base: command === 'serve' ? `${languages[language].prefix}/` : '/',
    cacheDir: `../node_modules/.vite/${language}`,
    define: { 'import.meta.env.VITE_ACCURACY': JSON.stringify(readAccuracy()), ...defineLanguage(language) },
    plugins: [
      react(),
      replaceTexts(language),
      translateDocument(language),
      contractWithoutDescriptions,
      licenceNotices,
      apiDescription,
      beforePaint,
      checkSources(),
      prerenderPages(language, process.env.WEBSITE_ORIGIN),
    ],
    build: {
      outDir: 'dist',
      copyPublicDir: language === 'en',
      // The content security policy allows no inline data.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // One style sheet of 8 KiB: a page never appears without its styles because a second file failed to load.
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'framework',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-hot-toast)\/|preload-helper|rolldown\/runtime/,
              },
              {
                name: 'shell',
                tags: ['$initial'],
                test: /\/(frontend\/src\/(?!app\/)|functions\/)/,
              },
              { name: 'zod', test: /\/zod(\/|-settings)/ },
              ...createPageGroups(),
              // Prices round without the contract, which a slow network loads after them.
              { name: 'cents', test: /serving\/cents\.ts/ },
              { name: 'whole-contract', test: /\/functions\/contract\/routes\/|\/api\/whole-contract/ },
              // Small files that are needed together.
              { name: 'health-tables', test: /artifacts\/(health|year|prices-\d+\/US)\.json/ },
            ],
          },
        },
      },
    },
  };
});
