import { readFile, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import { originKeyHeader } from '../constructs/origin-key.ts';
import { toolsFolder } from '../tools/python.ts';
import { runCommand } from '../tools/run-command.ts';
import { emulatorClient } from './emulator.ts';

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

/**
 * Deploys {@link EmulatorStack} to an emulator.
 * @param report receives the progress
 * @throws Error with the output of the CDK
 */
export async function deployStack(
  emulatorUrl: string,
  urls: OutsideUrls,
  report: (message: string) => void,
): Promise<DeployedApi> {
  const options = {
    environment: buildEnvironment(emulatorUrl),
    folder: repository,
    onOutput: reportResources(report),
  };
  const cdk = (...parameters: string[]) =>
    runCommand(join(repository, 'node_modules/.bin/cdklocal'), ['--ci', ...parameters], options);
  const assembly = join(toolsFolder, 'deployment');
  const outputs = join(assembly, 'outputs.json');
  const values = Object.entries({ target: 'local', ...urls });
  const context = values.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  await rm(assembly, { recursive: true, force: true });
  report('Stack      building the functions');
  await cdk('synth', '--quiet', '--output', assembly, ...context);
  await cdk('bootstrap', '--app', assembly, `aws://${account}/${region}`);
  const deploy = ['deploy', '--require-approval', 'never', '--progress', 'events'];
  await cdk(...deploy, '--app', assembly, '--outputs-file', outputs);
  const { ApiId, StageName, OriginKeyArn } = stackOutputs.parse(
    JSON.parse(await readFile(outputs, 'utf8')),
  ).PremiaLocal;
  const secrets = new SecretsManagerClient(emulatorClient(emulatorUrl));
  const originKey = await secrets.send(new GetSecretValueCommand({ SecretId: OriginKeyArn }));
  return {
    url: `${emulatorUrl}/_aws/execute-api/${ApiId}/${StageName}`,
    originHeaders: { [originKeyHeader]: originKey.SecretString ?? '' },
  };
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
