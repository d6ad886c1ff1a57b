import { readFile, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import { originKeyHeader } from '../constructs/secrets.ts';
import { toolsFolder } from '../tools/python.ts';
import { runCommand } from '../tools/run-command.ts';
import type { Emulator } from './emulator.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Default account and region of emulators. */
const account = '000000000000';
const region = 'us-east-1';

const stackOutputs = z.object({
  PremiaLocal: z.object({ ApiId: z.string(), StageName: z.string(), OriginKeyArn: z.string() }),
});

/** API of a deployed stack. */
export interface DeployedApi {
  /** Base URL of API Gateway. */
  readonly url: string;
  /** Headers that API Gateway requires on every request. */
  readonly originHeaders: Readonly<Record<string, string>>;
}

/** URLs of the parts outside the emulator, by the name of their context value. */
export interface OutsideUrls {
  /** Premium model, as the functions reach it. */
  readonly modelEndpointUrl: string;
  /** Mail service, as the functions reach it. */
  readonly mailServiceUrl: string;
  readonly websiteUrl: string;
}

const assembly = join(toolsFolder, 'deployment');

/**
 * Deploys {@link EmulatorStack} to an emulator. On one that was running already, it first deletes what an earlier
 * command left, which may be a part of the stack that the CDK can't update.
 * @param report receives the progress
 * @throws Error with the output of the CDK
 */
export async function deployStack(
  emulator: Emulator,
  urls: OutsideUrls,
  report: (message: string) => void,
): Promise<DeployedApi> {
  const onOutput = reportResources(report);
  const cdk = (...parameters: string[]) => runCdk(emulator, parameters, onOutput);
  const outputs = join(assembly, 'outputs.json');
  const context = Object.entries(urls).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  await rm(assembly, { recursive: true, force: true });
  report('Stack      building the functions');
  await cdk('synth', '--quiet', '--app', 'node infra/emulator-stack.ts', '--output', assembly, ...context);
  if (!emulator.isOwn) await deleteStack(emulator);
  report('Stack      deploying');
  await cdk('bootstrap', '--app', assembly, `aws://${account}/${region}`);
  const deploy = ['deploy', '--require-approval', 'never', '--progress', 'events'];
  await cdk(...deploy, '--app', assembly, '--outputs-file', outputs);
  const { ApiId, StageName, OriginKeyArn } = stackOutputs.parse(
    JSON.parse(await readFile(outputs, 'utf8')),
  ).PremiaLocal;
  const secrets = new SecretsManagerClient({
    endpoint: emulator.url,
    region,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const originKey = await secrets.send(new GetSecretValueCommand({ SecretId: OriginKeyArn }));
  return {
    url: `${emulator.url}/_aws/execute-api/${ApiId}/${StageName}`,
    originHeaders: { [originKeyHeader]: originKey.SecretString ?? '' },
  };
}

/**
 * Deletes the stack of {@link deployStack} with its data.
 * @throws Error with the output of the CDK
 */
export async function deleteStack(emulator: Emulator): Promise<void> {
  await runCdk(emulator, ['destroy', '--force', '--app', assembly]);
}

function runCdk(
  { url }: Emulator,
  parameters: readonly string[],
  onOutput?: (text: string) => void,
): Promise<string> {
  const options = { environment: buildEnvironment(url), folder: repository, onOutput };
  return runCommand(join(repository, 'node_modules/.bin/cdklocal'), ['--ci', ...parameters], options);
}

/** Environment in which the CDK uses the emulator and no real account. */
function buildEnvironment(emulatorUrl: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // The CDK and the app run on the first `node` of the path: the version of this process.
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    AWS_ENDPOINT_URL: emulatorUrl,
    // cdklocal requires both.
    AWS_ENDPOINT_URL_S3: emulatorUrl,
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_SESSION_TOKEN: undefined,
    AWS_PROFILE: undefined,
    AWS_CONFIG_FILE: undefined,
    AWS_SHARED_CREDENTIALS_FILE: undefined,
    CDK_DISABLE_CLI_TELEMETRY: 'true',
  };
}

/** Creates a receiver of the CDK's output that reports each further tenth of the stack's resources. */
function reportResources(report: (message: string) => void) {
  let reportedTenths = 0;
  return (output: string): void => {
    for (const [, created, all] of output.matchAll(/^PremiaLocal \| +(\d+)\/(\d+) \|/gm)) {
      const tenths = Math.floor((10 * Number(created)) / Number(all));
      if (tenths > reportedTenths) report(`Stack      ${created} of ${all} resources`);
      reportedTenths = Math.max(tenths, reportedTenths);
    }
  };
}
