import { join } from 'node:path';
import { build } from 'esbuild';
import { bundlingOptions, type FunctionBundle } from '#infra/bundling.ts';

/** A bundle whose loading is timed. */
export interface Bundle {
  readonly name: string;
  readonly file: string;
  /** The names of the bundles that import the same clients of the AWS SDK and do nothing. */
  readonly comparedWith?: Comparison;
}

/** The AWS SDK alone, as it comes and with our lighter modules in place of some of its own. */
export interface Comparison {
  readonly untouched: string;
  readonly lightened: string;
}

/** The name of the handler that imports nothing and does nothing. */
export const emptyHandler = 'empty handler';

/** What each package of the AWS SDK that a function may use calls its client. */
const clients = {
  '@aws-sdk/client-dynamodb': 'DynamoDBClient',
  '@aws-sdk/lib-dynamodb': 'DynamoDBDocumentClient',
  '@aws-sdk/client-secrets-manager': 'SecretsManagerClient',
  '@aws-sdk/client-sagemaker-runtime': 'SageMakerRuntimeClient',
};

type SdkPackage = keyof typeof clients;

/**
 * Adds to the functions' bundles those that they are compared with: an empty handler, and two for each
 * set of SDK clients that a function uses, by the same recipe with and without its substitutes.
 */
export async function buildComparisons(
  folder: string,
  functions: readonly FunctionBundle[],
): Promise<Bundle[]> {
  const comparisons = new Map([
    [emptyHandler, await bundleHandler([], join(folder, emptyHandler), bundlingOptions.alias)],
  ]);
  const compared: Bundle[] = [];
  for (const { routeId, file } of functions) {
    const packages = await findSdkPackages(`functions/api/${routeId}.ts`);
    const shortNames = packages.map((name) => name.replace(/^@aws-sdk\/(client-)?/, ''));
    const names = shortNames.join(', ');
    const comparedWith = { untouched: `SDK as it comes: ${names}`, lightened: `SDK alone: ${names}` };
    const place = join(folder, shortNames.join('-'));
    comparisons.set(comparedWith.untouched, await bundleHandler(packages, `${place}-untouched`, {}));
    comparisons.set(comparedWith.lightened, await bundleHandler(packages, place, bundlingOptions.alias));
    compared.push({ name: routeId, file, comparedWith });
  }
  return [...[...comparisons].map(([name, file]) => ({ name, file })), ...compared];
}

/** The SDK's packages of which something is left in the bundle of a file. */
async function findSdkPackages(entryPoint: string): Promise<SdkPackage[]> {
  const { metafile } = await build({
    ...bundlingOptions,
    entryPoints: [entryPoint],
    outdir: '.',
    metafile: true,
    write: false,
  });
  const output = Object.values(metafile.outputs).find((candidate) => candidate.entryPoint === entryPoint);
  const kept = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const packages = Object.keys(clients) as SdkPackage[];
  return packages.filter((name) => kept.some(([path]) => path.includes(`node_modules/${name}/`)));
}

/** Builds a handler that imports these packages' clients and does nothing with them. */
async function bundleHandler(
  packages: readonly SdkPackage[],
  folder: string,
  alias: Record<string, string>,
): Promise<string> {
  const file = join(folder, 'index.js');
  const imports = packages.map((name) => `import { ${clients[name]} } from '${name}';`);
  const imported = packages.map((name) => clients[name]).join(', ');
  await build({
    ...bundlingOptions,
    alias,
    stdin: {
      contents: [...imports, `export const handler = async () => [${imported}];`].join('\n'),
      resolveDir: bundlingOptions.absWorkingDir,
    },
    outfile: file,
  });
  return file;
}
