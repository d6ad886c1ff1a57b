import { paths } from './paths.ts';

/** URL path of a page that needs no session. */
export type PublicPath = Exclude<(typeof paths)[keyof typeof paths], `${typeof paths.dashboard}${string}`>;

/** File of the landing page. */
export const landingFile = '/index.html';

/** File for all protected pages, which only the browser renders. */
export const appFile = '/app.html';

/** File of the 404 page. */
export const notFoundFile = '/404.html';

/** HTML file of each public page, which the build renders. */
export const publicFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(paths)
    .filter((path) => !path.startsWith(paths.dashboard))
    .map((path) => [path, path === paths.landing ? landingFile : `${path}.html`]),
);
