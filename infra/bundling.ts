import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { type RouteId, routeIds } from '#contract/routes.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Lighter modules for what packages bring along and the functions have no use for. */
const substitutes = `${repository}infra/bundle-substitutes`;

/** Where the stack takes the bundles from. */
export const functionBundlesFolder = `${repository}dist/functions`;

/**
 * How a Lambda function becomes one file. The AWS SDK goes in too, so that the version that was tested
 * is the version that runs, and only what is used of it is loaded.
 */
export const bundlingRecipe = {
  absWorkingDir: repository,
  bundle: true,
  platform: 'node',
  target: 'node24',
  // An ES module that imports one of Node's own reads everything that this offers, and so brings up standard
  // input, web streams and the like; `require` reads what is asked for.
  format: 'cjs',
  // Packages' ES modules first: they can be shaken, their CommonJS twins can not.
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

/** One endpoint's function as it is deployed. */
export interface FunctionBundle {
  readonly routeId: RouteId;
  /** The absolute path of the bundle. Its source map stands beside it. */
  readonly file: string;
  /** The size of the bundle without its source map. */
  readonly bytes: number;
}

/**
 * Builds every endpoint's function to `<outputFolder>/<route id>/index.js`.
 * @param outputFolder an absolute path
 * @throws Error with esbuild's findings when a function does not build
 */
export async function buildFunctionBundles(outputFolder: string): Promise<FunctionBundle[]> {
  const { metafile } = await build({
    ...bundlingRecipe,
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
