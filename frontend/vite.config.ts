import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerenderPages } from './prerender.ts';

/** Figures of the models' evaluation that the About page shows. */
function readAccuracy() {
  const file = new URL('../model-training/artifacts/metadata.json', import.meta.url);
  const { health, car } = JSON.parse(readFileSync(file, 'utf8')).products;
  const { prices } = health.evaluation;
  const { rows, coverage } = car.evaluation.range_coverage['as shown'];
  return {
    areas: prices.rating_areas,
    errorWithState: prices.mean_absolute_error_with_state_usd,
    healthCoverage: prices.coverage_with_state,
    policies: rows,
    carCoverage: coverage,
  };
}

/** Folders and modules that several pages share: as files of their own, they would cost each page 0.9 KiB more. */
const shared = [
  'ui',
  'api',
  'features/predictions/requests.ts',
  'features/predictions/remembered-history.ts',
  'features/predictions/result/range-line.tsx',
  'features/predictions/result/range-line.module.css',
  'features/predictions/form/use-estimate.ts',
].map(findSource);

/** Modules in these folders that are loaded later: the form and validation libraries, and the list of passwords. */
const loadedLater = [
  'ui/use-schema-form.ts',
  'ui/common-passwords.json',
  'ui/combobox-field.tsx',
  'api/contract.ts',
].map(findSource);

/** Returns the path of a folder or module of `src`. Throws if there is none. */
function findSource(path: string): string {
  const found = join(import.meta.dirname, 'src', path);
  if (!existsSync(found)) throw new Error(`vite.config.ts names ${path}, which does not exist`);
  return found;
}

const isShared = (id: string) =>
  shared.some((path) => id === path || id.startsWith(`${path}/`)) && !loadedLater.includes(id);

export default defineConfig(({ command }) => {
  // Vite honours an inherited NODE_ENV; a test runner's would bundle React's development build.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: import.meta.dirname,
    define: { 'import.meta.env.VITE_ACCURACY': JSON.stringify(readAccuracy()) },
    plugins: [react(), prerenderPages(process.env.WEBSITE_ORIGIN)],
    build: {
      outDir: 'dist',
      // The content security policy allows no inline data.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // One style sheet of 8 KiB: a page never appears without its styles because a second file failed to load.
      cssCodeSplit: false,
      manifest: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Without groups, the first load would be a dozen small files, several of them under 1 KiB.
            groups: [
              {
                name: 'framework',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-hot-toast)\/|preload-helper|rolldown\/runtime/,
              },
              { name: 'shell', test: isShared },
              // Three small files that are needed together.
              { name: 'health-tables', test: /artifacts\/(health|year|prices-\d+\/US)\.json/ },
              {
                name: 'contract',
                test: /node_modules\/zod\/|zod-settings|functions\/contract\/|src\/api\/contract/,
              },
            ],
          },
        },
      },
    },
  };
});
