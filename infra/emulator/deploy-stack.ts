import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import { originKeyHeader } from '../constructs/origin-key.ts';
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

/** Variables that could make the AWS SDK use a real account. */
const accountVariables = [
  'AWS_PROFILE',
  'AWS_SESSION_TOKEN',
  'AWS_CONFIG_FILE',
  'AWS_SHARED_CREDENTIALS_FILE',
];

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
 * @throws Error with the output of the CDK
 */
export async function deployStack(emulatorUrl: string, urls: OutsideUrls): Promise<DeployedApi> {
  const folder = mkdtempSync(join(tmpdir(), 'premia-deployment-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const environment: NodeJS.ProcessEnv = {
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
    CDK_DISABLE_CLI_TELEMETRY: 'true',
  };
  for (const name of accountVariables) delete environment[name];
  const cdk = (...parameters: string[]) =>
    runCommand(join(repository, 'node_modules/.bin/cdklocal'), parameters, {
      environment,
      folder: repository,
    });
  const assembly = join(folder, 'assembly');
  const outputs = join(folder, 'outputs.json');
  try {
    const values = Object.entries({ target: 'local', ...urls });
    const context = values.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    await cdk('synth', '--quiet', '--output', assembly, ...context);
    await cdk('bootstrap', '--app', assembly, `aws://${account}/${region}`);
    await cdk('deploy', '--app', assembly, '--require-approval', 'never', '--outputs-file', outputs);
    const { ApiId, StageName, OriginKeyArn } = stackOutputs.parse(
      JSON.parse(await readFile(outputs, 'utf8')),
    ).PremiaLocal;
    return {
      url: `${emulatorUrl}/restapis/${ApiId}/${StageName}/_user_request_`,
      originHeaders: { [originKeyHeader]: await readSecret(emulatorUrl, OriginKeyArn) },
    };
  } finally {
    process.off('exit', removeFolder);
    removeFolder();
  }
}

async function readSecret(emulatorUrl: string, id: string): Promise<string> {
  const client = new SecretsManagerClient(emulatorClient(emulatorUrl));
  try {
    const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: id }));
    return SecretString;
  } finally {
    client.destroy();
  }
}
