import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { type RouteId, routeIds } from '#contract/routes.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Small replacements for modules that packages load and the functions don't need. */
const substitutes = `${repository}infra/bundle-substitutes`;

export const functionBundlesFolder = `${repository}dist/functions`;

/**
 * esbuild options of the functions. The AWS SDK is bundled, so that the tested version is the one that runs
 * and only the used part is loaded.
 */
export const bundlingOptions = {
  absWorkingDir: repository,
  bundle: true,
  platform: 'node',
  target: 'node24',
  // Importing a built-in module from an ES module evaluates all its exports, which initialises standard input,
  // web streams and others; `require` does not.
  format: 'cjs',
  // ES modules first: esbuild can remove their unused exports, unlike those of CommonJS modules.
  mainFields: ['module', 'main'],
  alias: {
    '@aws-sdk/credential-provider-node': `${substitutes}/credential-provider-node.ts`,
    '@smithy/core/event-streams': `${substitutes}/event-streams.ts`,
    semver: `${substitutes}/semver.ts`,
  },
  minify: true,
  legalComments: 'none',
  sourcemap: 'linked',
  sourcesContent: false,
} as const satisfies BuildOptions;

/** Deployed file of one route's function. */
export interface FunctionBundle {
  readonly routeId: RouteId;
  /** Absolute path. The source map is in the same folder. */
  readonly file: string;
  /** Size without the source map. */
  readonly bytes: number;
}

/**
 * Builds the functions of all routes as `<outputFolder>/<route id>/index.js`.
 * @param outputFolder absolute path
 * @throws Error with esbuild's messages
 */
export async function buildFunctionBundles(outputFolder: string): Promise<FunctionBundle[]> {
  const { metafile } = await build({
    ...bundlingOptions,
    entryPoints: routeIds.map((routeId) => ({ in: `functions/api/${routeId}.ts`, out: `${routeId}/index` })),
    outdir: outputFolder,
    metafile: true,
    logLevel: 'warning',
  });
  const outputs = Object.values(metafile.outputs);
  return routeIds.map((routeId) => ({
    routeId,
    file: `${outputFolder}/${routeId}/index.js`,
    bytes: outputs.find(({ entryPoint }) => entryPoint === `functions/api/${routeId}.ts`)?.bytes ?? 0,
  }));
}
