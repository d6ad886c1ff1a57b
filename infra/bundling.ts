import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { routeIds } from '#contract/routes.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Where the stack takes the bundles from, and where measurements find them. */
export const functionBundlesFolder = `${repository}build/functions`;

/** The file name of a bundle inside its own folder, which is named for its route. */
export const bundleFileName = 'index.mjs';

/** Packages that are CommonJS call `require` for Node's own modules, which an ES module has not got. */
const requireBanner =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/**
 * How a Lambda function becomes one file. The AWS SDK goes in too, so that the version that was tested
 * is the version that runs, and only what is used of it is loaded.
 */
export const bundlingRecipe = {
  absWorkingDir: repository,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // Packages' ES modules first: they can be shaken, their CommonJS twins can not.
  mainFields: ['module', 'main'],
  alias: { '@aws-sdk/credential-provider-node': `${repository}infra/lambda-credentials.ts` },
  banner: { js: requireBanner },
  minify: true,
  legalComments: 'none',
  sourcemap: 'linked',
  sourcesContent: false,
  outExtension: { '.js': '.mjs' },
} as const satisfies BuildOptions;

/**
 * Builds every endpoint's function to `<outputFolder>/<route id>/index.mjs`.
 * @returns the size of each function's bundle by route id, in bytes, without its source map
 * @throws Error with esbuild's findings when a function does not build
 */
export async function buildFunctionBundles(outputFolder: string): Promise<Record<string, number>> {
  const { metafile } = await build({
    ...bundlingRecipe,
    entryPoints: routeIds.map((id) => ({ in: `functions/api/${id}.ts`, out: `${id}/index` })),
    outdir: outputFolder,
    metafile: true,
    logLevel: 'warning',
  });
  const bundles = Object.entries(metafile.outputs).filter(([path]) => path.endsWith(bundleFileName));
  return Object.fromEntries(bundles.map(([path, { bytes }]) => [path.split('/').at(-2) ?? path, bytes]));
}
