import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { type Language, languages } from '#contract/languages.ts';
import { collectNotices, noticesFile } from './licence-notices.ts';
import { prerenderPages, translateDocument } from './prerender.ts';
import { checkSources } from './sources.ts';
import { replaceTexts } from './texts.ts';

/** Figures of the models' evaluation that the About page shows. */
function readAccuracy() {
  const file = new URL('../model-training/artifacts/metadata.json', import.meta.url);
  const { health, car } = JSON.parse(readFileSync(file, 'utf8')).products;
  const { prices } = health.evaluation;
  const { surveys, surveys_alike } = car.evaluation.survey_prices;
  const count = (member: 'cells' | 'prices') =>
    (Object.values(surveys) as Record<typeof member, number>[]).reduce((sum, one) => sum + one[member], 0);
  return {
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

/** Folders and modules of chunks that several pages share: as files of their own, they would cost each page 0.9 KiB more. */
const shared = {
  // The account pages and the pages of households share a label.
  shell: ['ui', 'api', 'features/household/stored/texts', '../../functions/contract/languages.ts'],
  forms: ['ui/form-messages.tsx', 'ui/password-field.tsx', 'api/outcome.ts'],
  predictions: ['features/predictions/requests.ts', 'features/predictions/remembered-history.ts'],
  household: ['features/household/household-store.ts', 'features/household/stored/prediction-household.tsx'],
};

/** Modules in the folders of the shell that the landing page does not use. */
const loadedLater = [
  ...shared.forms,
  'api/contract.ts',
  'api/whole-contract.ts',
  'ui/combobox-field.tsx',
  'ui/common-passwords.json',
  'ui/dialog.tsx',
  'ui/dialog.module.css',
  'ui/download.ts',
  'ui/new-password-fields.tsx',
  'ui/table.tsx',
  'ui/use-schema-form.ts',
].map(findSource);

/** Returns the path of a folder or module of `src`. Throws if there is none. */
function findSource(path: string): string {
  const found = join(import.meta.dirname, 'src', path);
  if (!existsSync(found)) throw new Error(`vite.config.ts names ${path}, which does not exist`);
  return found;
}

/** Builds the test of a chunk for modules in the given folders, or the given modules. */
function inFolders(paths: readonly string[], except: readonly string[] = []) {
  const found = paths.map(findSource);
  return (id: string) =>
    found.some((path) => id === path || id.startsWith(`${path}/`)) && !except.includes(id);
}

/** Schemas of the forms with which sessions begin. */
const accountSchemas =
  /functions\/contract\/(fields|problems|typed-text|texts\/\w+|users|routes\/(login|register|request-password-reset|confirm-password-reset))\.ts/;

/** Contract of the account pages, which a stored token loads too. */
const accountContract =
  /functions\/contract\/(api-problems|errors|received-error|routes\/get-profile)\.ts|src\/api\/contract\.ts/;

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
    define: { 'import.meta.env.VITE_ACCURACY': JSON.stringify(readAccuracy()) },
    plugins: [
      react(),
      replaceTexts(language),
      translateDocument(language),
      licenceNotices,
      apiDescription,
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
            // Without groups, the first load would be a dozen small files, several of them under 1 KiB.
            groups: [
              {
                name: 'framework',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-hot-toast)\/|preload-helper|rolldown\/runtime/,
              },
              { name: 'shell', test: inFolders(shared.shell, loadedLater) },
              { name: 'zod', test: /node_modules\/zod\/|zod-settings/ },
              { name: 'forms', test: inFolders(shared.forms) },
              { name: 'predictions', test: inFolders(shared.predictions) },
              // Three small files that are needed together.
              { name: 'health-tables', test: /artifacts\/(health|year|prices-\d+\/US)\.json/ },
              // Schemas of the account pages, which need no others until a form gets the focus.
              { name: 'account-schemas', test: accountSchemas },
              { name: 'account-contract', test: accountContract },
              // Forms load the contract when they get the focus; the names of the states, ages and plan years at once.
              {
                name: 'us-states',
                test: /us-states\.json|contract\/states\/|plans\/(household|plan-year)\.ts/,
              },
              { name: 'contract', test: /functions\/contract\/(?!examples)|src\/api\/whole-contract/ },
              // After the contract, whose readers of typed text it shares: the account pages need no households.
              { name: 'household', test: inFolders(shared.household) },
            ],
          },
        },
      },
    },
  };
});
