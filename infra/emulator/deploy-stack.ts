import { readFile, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { CloudFormationClient, ListStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { toolsFolder } from '#local/python/python.ts';
import { runCommand } from '#local/run-command.ts';
import { originKeyHeader } from '../constructs/secrets.ts';
import type { EmulatorStackProps } from '../emulator-stack.ts';
import type { Emulator } from './emulator.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const assembly = join(toolsFolder, 'deployment');
const stackName = 'PremiaLocal';

/** Region and credentials of LocalStack's default account, as cdklocal sets them. */
const account = { region: 'us-east-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };

/**
 * Asks before the stack on an emulator is deleted, which may belong to a command that is running.
 * @throws Error if it must stay, or there is no terminal to ask
 */
export async function confirmReplacement({ url }: Pick<Emulator, 'url'>): Promise<void> {
  const client = new CloudFormationClient({ endpoint: url, ...account });
  const { StackSummaries = [] } = await client.send(new ListStacksCommand());
  const stack = StackSummaries.find((each) => each.StackName === stackName && !each.DeletionTime);
  if (!stack) return;
  const found = `The stack ${stackName} is already on LocalStack at ${url}, perhaps of another command that is running.`;
  if (process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`${found}\nDelete it with its data (y/n)? `);
    terminal.close();
    if (answer.trim().toLowerCase() === 'y') return;
  }
  throw new Error(
    `${found} Nothing was deployed. To delete it with its data: npm run deploy:local -- --replace`,
  );
}

/**
 * Deploys {@link EmulatorStack} to an emulator. On one that was running already, it first deletes what an earlier
 * command left, which may be a part of the stack that the CDK can't update.
 * @returns base URL of API Gateway, headers that it requires on every request, and a command that prints the table
 */
export async function deployStack(emulator: Emulator, urls: Omit<EmulatorStackProps, 'bundlesFolder'>) {
  const outputs = join(assembly, 'outputs.json');
  const context = Object.entries(urls).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  await rm(assembly, { recursive: true, force: true });
  console.log('Stack      building the functions');
  const app = ['--app', 'node infra/emulator-stack.ts', '--output', assembly];
  await runCdk(emulator, ['synth', '--quiet', ...app, ...context]);
  if (!emulator.isOwn) await deleteStack(emulator);
  console.log('Stack      deploying, about half a minute');
  await runCdk(emulator, ['bootstrap', '--app', assembly, `aws://000000000000/${account.region}`]);
  const deploy = ['deploy', '--require-approval', 'never', '--outputs-file', outputs];
  await runCdk(emulator, [...deploy, '--app', assembly]);
  const stacks = JSON.parse(await readFile(outputs, 'utf8'));
  const { ApiId, StageName, OriginKeyArn, TableName } = stacks[stackName];
  const secrets = new SecretsManagerClient({ endpoint: emulator.url, ...account });
  const originKey = await secrets.send(new GetSecretValueCommand({ SecretId: OriginKeyArn }));
  return {
    url: `${emulator.url}/_aws/execute-api/${ApiId}/${StageName}`,
    originHeaders: { [originKeyHeader]: originKey.SecretString ?? '' },
    scanCommand: `AWS_ACCESS_KEY_ID=test AWS_SECRET_ACCESS_KEY=test aws --region ${account.region} --endpoint-url ${emulator.url} dynamodb scan --table-name ${TableName}`,
  };
}

/** Deletes the stack of {@link deployStack} with its data. */
export async function deleteStack(emulator: Emulator): Promise<void> {
  await runCdk(emulator, ['destroy', '--force', '--app', assembly]);
}

/**
 * Runs a command of the CDK on the emulator. cdklocal removes the variables of a real account.
 * @throws Error with the output of the CDK
 */
function runCdk({ url }: Emulator, parameters: string[]) {
  const environment = {
    ...process.env,
    // The CDK and the app run on the first `node` of the path: the version of this process.
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    AWS_ENDPOINT_URL: url,
    // cdklocal requires both.
    AWS_ENDPOINT_URL_S3: url,
    CDK_DISABLE_CLI_TELEMETRY: 'true',
  };
  const cdk = join(repository, 'node_modules/.bin/cdklocal');
  return runCommand(cdk, ['--ci', ...parameters], { environment, folder: repository });
}
