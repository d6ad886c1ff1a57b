import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { buildFunctionBundles, bundlingOptions } from '#infra/bundling.ts';
import { formatNumber, formatRatio, type Measurement, median } from './report.ts';

interface Bundle {
  readonly name: string;
  readonly file: string;
}

/** Prints the milliseconds of wall and processor time that loading a bundle takes in a new process. */
const timeLoading = `
  const started = performance.now();
  const before = process.cpuUsage();
  require(process.argv[1]);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ wallMs: performance.now() - started, cpuMs: (user + system) / 1000 }));
`;

/** Environment of a function, as far as modules read it when they load. */
const environment = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'none',
  AWS_SECRET_ACCESS_KEY: 'none',
  TABLE_NAME: 'none',
  SIGNING_KEY_SECRET_ID: 'none',
  MODEL_ENDPOINT_NAME: 'none',
};

/** Classes of the AWS SDK's clients by package. */
const clientClasses: Readonly<Record<string, string>> = {
  '@aws-sdk/client-dynamodb': 'DynamoDBClient',
  '@aws-sdk/client-sagemaker-runtime': 'SageMakerRuntimeClient',
  '@aws-sdk/client-secrets-manager': 'SecretsManagerClient',
  '@aws-sdk/client-sesv2': 'SESv2Client',
  '@aws-sdk/client-sqs': 'SQSClient',
};

/** Name of the bundle that contains only these clients. */
function toSdkBundleName(awsClients: readonly string[]): string {
  return `AWS SDK: ${awsClients.map((name) => name.replace('@aws-sdk/client-', '')).join(', ')}`;
}

/** Measures size and load time of each function's bundle, beside bundles of the AWS SDK clients that it contains. */
export async function measureFunctions({ quick }: { quick: boolean }): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'premia-bundles-'));
  try {
    const functions = await buildFunctionBundles(folder);
    const sdkBundleNames = new Map(
      functions.map(({ name, awsClients }) => [name, toSdkBundleName(awsClients)]),
    );
    const clientSets = new Map(functions.map(({ awsClients }) => [toSdkBundleName(awsClients), awsClients]));
    const sdkBundles = await Promise.all(
      [...clientSets].map(([name, awsClients]) => buildSdk(name, folder, awsClients)),
    );
    const bundles: Bundle[] = [...sdkBundles, ...functions];
    const times = new Map(bundles.map(({ name }) => [name, [] as { wallMs: number; cpuMs: number }[]]));
    // By turns, so that a busy minute affects all bundles. The first round fills the disk cache.
    for (let round = 0; round <= (quick ? 3 : 25); round += 1) {
      for (const { name, file } of bundles) {
        const run = promisify(execFile)(process.execPath, ['--eval', timeLoading, file], {
          env: environment,
        });
        const time = JSON.parse((await run).stdout);
        if (round > 0) times.get(name)?.push(time);
      }
    }
    const result = await Promise.all(
      bundles.map(async ({ name, file }) => ({
        name,
        kilobytes: (await stat(file)).size / 1024,
        wallMs: median(times.get(name)?.map(({ wallMs }) => wallMs) ?? []),
        cpuMs: median(times.get(name)?.map(({ cpuMs }) => cpuMs) ?? []),
      })),
    );
    const cpuMsOf = (wanted: string) => result.find(({ name }) => name === wanted)?.cpuMs ?? Number.NaN;
    const table = {
      title: 'Functions: size of the bundle and time to load it in a new process',
      columns: ['Bundle', 'KB', 'ms', 'CPU ms', 'CPU ratio'],
      rows: result.map(({ name, kilobytes, wallMs, cpuMs }) => [
        name,
        ...[kilobytes, wallMs, cpuMs].map(formatNumber),
        formatRatio(cpuMs / cpuMsOf(sdkBundleNames.get(name) ?? name)),
      ]),
      note: 'The first bundles import only clients of the AWS SDK, as published. Ratios are to the one with the clients that the function contains.',
    };
    return { result, tables: [table] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Builds a bundle of AWS SDK clients as published: with the options of the functions, but without their module
 * substitutes.
 */
async function buildSdk(name: string, folder: string, awsClients: readonly string[]): Promise<Bundle> {
  const { alias: _alias, ...options } = bundlingOptions;
  const file = join(folder, `${name}.js`);
  const contents = awsClients.map((client) => `export { ${clientClasses[client]} } from '${client}';`);
  await build({
    ...options,
    stdin: {
      contents: ["export { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';", ...contents].join('\n'),
      resolveDir: options.absWorkingDir,
    },
    outfile: file,
  });
  return { name, file };
}
