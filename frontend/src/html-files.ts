import { languages } from '#contract/languages.ts';
import { paths } from './paths.ts';

/** Prefixes of the paths and of the HTML files of all languages. */
export const languagePrefixes: readonly string[] = Object.values(languages).map(({ prefix }) => prefix);

export const landingFile = '/index.html';

/** File for all protected pages, which only the browser renders. */
export const appFile = '/app.html';

export const notFoundFile = '/404.html';

/** HTML file of each public page, which the build renders. The path and the file of a language have its prefix. */
export const publicFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(paths)
    .filter((path) => !path.startsWith(paths.dashboard))
    .map((path) => [path, path === paths.landing ? landingFile : `${path}.html`]),
);

export const htmlFiles = languagePrefixes.flatMap((prefix) =>
  [...Object.values(publicFiles), appFile, notFoundFile].map((file) => prefix + file),
);
