import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Modules that run in the pages of a browser under test. */
type InPageModule = 'list-bare-amounts' | 'list-defects' | 'watch-announcements';

/** Bundles a module of `tests/in-page` to a script for any browser, which defines `inPage` with its exports. */
export function bundleInPage(name: InPageModule): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../in-page/${name}.ts`, import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'inPage',
    target: 'es2024',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
