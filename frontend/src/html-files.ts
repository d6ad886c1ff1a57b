import { paths } from './paths.ts';

type Path = (typeof paths)[keyof typeof paths];

/** URL path of a page that needs no session. */
export type PublicPath = Exclude<Path, `${typeof paths.dashboard}${string}`>;

function isPublic(path: Path): path is PublicPath {
  return !path.startsWith(paths.dashboard);
}

/** Paths of the pages that the build renders to HTML. */
const publicPaths: readonly PublicPath[] = Object.values(paths).filter(isPublic);

/** File of the landing page. */
export const landingFile = '/index.html';

/** File for all protected pages, which only the browser renders. */
export const appFile = '/app.html';

/** File of the 404 page. */
export const notFoundFile = '/404.html';

/** HTML file of each public page. */
export const publicFiles: Readonly<Record<string, string>> = Object.fromEntries(
  publicPaths.map((path) => [path, path === paths.landing ? landingFile : `${path}.html`]),
);
