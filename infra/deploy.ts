/**
 * Deploys the stack of a stage on AWS (`-c stage=dev`, default prod) after checking the account. Arguments are passed
 * to `cdk deploy`. A plain `cdk deploy` skips the checks.
 */
import { spawnSync } from 'node:child_process';
import { APIGatewayClient } from '@aws-sdk/client-api-gateway';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { ServiceQuotasClient } from '@aws-sdk/client-service-quotas';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { parseCdkArguments } from './cdk-arguments.ts';
import { readConfig, stackName } from './config.ts';
import { checkAccount, requireAccount } from './preflight.ts';

try {
  await deploy(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function deploy(parameters: readonly string[]): Promise<void> {
  if (process.env.AWS_ENDPOINT_URL) {
    throw new Error(
      `AWS_ENDPOINT_URL is ${process.env.AWS_ENDPOINT_URL}: "npm run deploy" deploys to AWS only. Use "npm run deploy:local" for an emulator, or unset AWS_ENDPOINT_URL`,
    );
  }
  const { context, account } = parseCdkArguments(parameters, process.env);
  const config = readConfig(context);
  const cloudFormation = new CloudFormationClient(account);
  await requireAccount(cloudFormation);
  const findings = await checkAccount(config, {
    apiGateway: new APIGatewayClient(account),
    cloudFormation,
    lambda: new LambdaClient(account),
    serviceQuotas: new ServiceQuotasClient(account),
    ses: new SESv2Client(account),
  });
  for (const text of findings.notes) console.log(`Note: ${text}`);
  if (findings.problems.length > 0) {
    throw new Error(['Nothing was deployed:', ...findings.problems.map((text) => `- ${text}`)].join('\n'));
  }
  const values = Object.entries(findings.context)
    .filter(([name]) => context[name] === undefined)
    .flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = ['deploy', stackName(config.stage), ...values, ...parameters];
  const { status } = spawnSync('node_modules/.bin/cdk', command, {
    stdio: 'inherit',
    // Podman's default is OCI, which SageMaker refuses.
    env: { ...process.env, BUILDAH_FORMAT: 'docker' },
  });
  process.exitCode = status ?? 1;
}
