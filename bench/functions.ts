import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { buildFunctionBundles, bundlingOptions } from '#infra/bundling.ts';
import { functionSettings } from '#infra/function-settings.ts';
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

/** Clients of the AWS SDK as published, with nothing replaced, in bundles to compare the functions with. */
const sdkBundles = { table: 'AWS SDK', tableAndModel: 'AWS SDK with SageMaker' };

/** Name of the bundle with the SDK clients that a function uses. */
function findSdkBundle(name: string): string {
  const settings = Object.entries(functionSettings).find(([routeId]) => routeId === name)?.[1];
  return settings?.model ? sdkBundles.tableAndModel : sdkBundles.table;
}

/** Measures size and load time of each function's bundle, beside bundles of the AWS SDK's clients. */
export async function measureFunctions({ quick }: { quick: boolean }): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'premia-bundles-'));
  try {
    const functions = await buildFunctionBundles(folder);
    const bundles = [
      await buildSdk(sdkBundles.table, join(folder, 'sdk.js'), false),
      await buildSdk(sdkBundles.tableAndModel, join(folder, 'sdk-with-model.js'), true),
      ...functions,
    ];
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
        formatRatio(cpuMs / cpuMsOf(findSdkBundle(name))),
      ]),
      note: 'The first two bundles import only clients of the AWS SDK, as published: those for the table and the signing key, and SageMaker with them. Ratios are to the one with the clients that the function uses.',
    };
    return { result, tables: [table] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Builds a bundle of SDK clients, with the options of the functions but without their module substitutes. */
async function buildSdk(name: string, file: string, withModel: boolean): Promise<Bundle> {
  const { alias: _alias, ...options } = bundlingOptions;
  const model = withModel
    ? "export { SageMakerRuntimeClient } from '@aws-sdk/client-sagemaker-runtime';"
    : '';
  await build({
    ...options,
    stdin: {
      contents: `
        export { DynamoDBClient } from '@aws-sdk/client-dynamodb';
        export { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
        export { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
        ${model}`,
      resolveDir: options.absWorkingDir,
    },
    outfile: file,
  });
  return { name, file };
}
