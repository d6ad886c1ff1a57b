import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { routeIds } from '#contract/routes.ts';
import { placeTables, tablesFolder } from '#functions/pricing/place-tables.ts';
import { collectNotices, noticesFile } from '../frontend/licence-notices.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Small replacements for modules that packages load and the functions don't need. */
const substitutes = `${repository}infra/bundle-substitutes`;

/** Functions that are not endpoints, by the name of their file in `functions/jobs`. */
export const jobIds = ['send-mail', 'erase-accounts'] as const;

/** Path of each function's source, without its extension, by the name of its bundle. */
const sources = new Map<string, string>([
  ...routeIds.map((id) => [id, `functions/api/${id}`] as const),
  ...jobIds.map((id) => [id, `functions/jobs/${id}`] as const),
]);

/** Source of the functions that price places; their bundles have the tables beside them. */
const placeSource = 'functions/pricing/place-tables.ts';

export const functionBundlesFolder = `${repository}dist/functions`;

/** Folders of the tables that functions import: rules of plans, codes of places, states, and what assistants list. */
const importedFolders = [
  'functions/plans/tables',
  'model-training/artifacts',
  'functions/contract',
  'functions/pricing',
] as const;
const bundledRulesFolder = `${tablesFolder}/rules`;

/** Leaves imported tables beside the bundles: as JSON they are read faster than as a part of the script. */
const tablesBesideBundle: Plugin = {
  name: 'tables-beside-bundle',
  setup({ onResolve }) {
    onResolve(
      { filter: /^(\.|\.\/tables|#contract|#model\/artifacts)\/[\w-]+\.json$/ },
      ({ path, importer }) =>
        /\/functions\/(contract|plans|pricing)\//.test(importer)
          ? { path: `./${bundledRulesFolder}/${basename(path)}`, external: true }
          : undefined,
    );
  },
};

/** Reduces the manifests of the AWS SDK's clients to the version, of which their user agent consists. */
const clientVersions: Plugin = {
  name: 'client-versions',
  setup({ onLoad }) {
    onLoad({ filter: /@aws-sdk\/client-[\w-]+\/package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};

/**
 * Leaves out the SHA-256 of the AWS SDK, of which the functions' clients have their own, its adaptive retries (3 KB), and its
 * region of EC2 instances and streams of browsers (3.5 KB).
 */
const unusedParts: Plugin = {
  name: 'unused-parts',
  setup({ onResolve }) {
    onResolve({ filter: /\/sha256\/Sha256Node$/ }, () => ({ path: `${substitutes}/sha256.ts` }));
    onResolve({ filter: /\/util-retry\/AdaptiveRetryStrategy$|^\.\/AdaptiveRetryStrategy$/ }, () => ({
      path: `${substitutes}/adaptive-retries.ts`,
    }));
    onResolve({ filter: /\/getInstanceMetadataRegion$|^\.\/sdk-stream-mixin\.browser$/ }, () => ({
      path: `${substitutes}/absent-parts.ts`,
    }));
  },
};

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
    // Its validator of answers to questions, which this server does not ask, is smaller than Node's.
    '@modelcontextprotocol/server/_shims': `${repository}node_modules/@modelcontextprotocol/server/dist/shimsWorkerd.mjs`,
    '@aws-sdk/credential-provider-node': `${substitutes}/credential-provider-node.ts`,
    '@aws-sdk/endpoint-cache': `${substitutes}/endpoint-cache.ts`,
    '@smithy/core/event-streams': `${substitutes}/event-streams.ts`,
    semver: `${substitutes}/semver.ts`,
  },
  // CommonJS has no import.meta.
  define: { 'import.meta.dirname': '__dirname' },
  plugins: [tablesBesideBundle, clientVersions, unusedParts],
  minify: true,
  legalComments: 'none',
  sourcemap: 'linked',
  sourcesContent: false,
} as const satisfies BuildOptions;

/**
 * Builds all functions as `<outputFolder>/<name>/index.js`, with the licences of what they contain, and deletes what else is in the folder: assets are whole
 * folders, so files of a previous build would be deployed too.
 * @param outputFolder absolute path
 * @returns name, absolute path and size of each bundle. The source map is in the same folder.
 * @throws Error with esbuild's messages
 */
export async function buildFunctionBundles(outputFolder: string) {
  await rm(outputFolder, { recursive: true, force: true });
  const { metafile } = await build({
    ...bundlingOptions,
    entryPoints: [...sources].map(([name, source]) => ({ in: `${source}.ts`, out: `${name}/index` })),
    outdir: outputFolder,
    metafile: true,
    logLevel: 'warning',
  });
  const outputs = Object.values(metafile.outputs);
  return Promise.all(
    [...sources].map(async ([name, source]) => {
      const {
        bytes = 0,
        inputs = {},
        imports = [],
      } = outputs.find(({ entryPoint }) => entryPoint === `${source}.ts`) ?? {};
      const shipped = Object.keys(inputs).map((file) => repository + file);
      await writeFile(`${outputFolder}/${name}/${noticesFile}`, collectNotices(shipped));
      const rules = imports.filter(({ path }) => path.startsWith(`./${bundledRulesFolder}/`));
      for (const { path } of rules) {
        const file = importedFolders
          .map((folder) => `${repository}${folder}/${basename(path)}`)
          .find((candidate) => existsSync(candidate));
        if (file) await cp(file, `${outputFolder}/${name}/${path}`);
      }
      for (const part of placeSource in inputs ? placeTables : []) {
        const target = `${outputFolder}/${name}/${tablesFolder}/${part}`;
        await cp(`${repository}model-training/artifacts/${part}`, target, { recursive: true });
      }
      return { name, file: `${outputFolder}/${name}/index.js`, bytes };
    }),
  );
}
