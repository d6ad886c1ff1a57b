/**
 * Deploys the stack of a stage on AWS (`-c stage=dev`, default prod) after checking the account. Arguments are passed
 * to `cdk deploy`. A plain `cdk deploy` skips the checks.
 */
import { spawnSync } from 'node:child_process';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { ServiceQuotasClient } from '@aws-sdk/client-service-quotas';
import { parseCdkArguments } from './cdk-arguments.ts';
import { readConfig, stackName } from './config.ts';
import { checkAccount } from './preflight.ts';

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
  const { problems, notes } = await checkAccount(config, {
    cloudFormation: new CloudFormationClient(account),
    lambda: new LambdaClient(account),
    serviceQuotas: new ServiceQuotasClient(account),
  });
  for (const text of notes) console.log(`Note: ${text}`);
  if (problems.length > 0) {
    throw new Error(['Nothing was deployed:', ...problems.map((text) => `- ${text}`)].join('\n'));
  }
  const { status } = spawnSync('node_modules/.bin/cdk', ['deploy', stackName(config.stage), ...parameters], {
    stdio: 'inherit',
    // Podman's default is OCI, which SageMaker refuses.
    env: { ...process.env, BUILDAH_FORMAT: 'docker' },
  });
  process.exitCode = status ?? 1;
}
