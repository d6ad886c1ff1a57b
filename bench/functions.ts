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

const bareSdk = 'AWS SDK clients only';

/** Measures size and load time of each function's bundle, beside a bundle of the AWS SDK's clients. */
export async function measureFunctions({ quick }: { quick: boolean }): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'premia-bundles-'));
  try {
    const functions = await buildFunctionBundles(folder);
    const bundles = [await buildBareSdk(join(folder, 'sdk/index.js')), ...functions];
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
    const bareCpuMs = result.find(({ name }) => name === bareSdk)?.cpuMs ?? Number.NaN;
    const table = {
      title: 'Functions: size of the bundle and time to load it in a new process',
      columns: ['Bundle', 'KB', 'ms', 'CPU ms', 'CPU ratio'],
      rows: result.map(({ name, kilobytes, wallMs, cpuMs }) => [
        name,
        ...[kilobytes, wallMs, cpuMs].map(formatNumber),
        formatRatio(cpuMs / bareCpuMs),
      ]),
      note: 'The first bundle imports the clients of the AWS SDK that functions use, by the same recipe; ratios are to it.',
    };
    return { result, tables: [table] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function buildBareSdk(file: string): Promise<Bundle> {
  await build({
    ...bundlingOptions,
    stdin: {
      contents: `
        import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
        import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
        import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
        import { SageMakerRuntimeClient } from '@aws-sdk/client-sagemaker-runtime';
        export const clients = [DynamoDBClient, DynamoDBDocumentClient, SecretsManagerClient, SageMakerRuntimeClient];
      `,
      resolveDir: bundlingOptions.absWorkingDir,
    },
    outfile: file,
  });
  return { name: bareSdk, file };
}
