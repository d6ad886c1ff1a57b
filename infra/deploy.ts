/**
 * Deploys the stack of a stage on AWS (`-c stage=dev`, default prod) after checking the account. Arguments are passed
 * to `cdk deploy`. A plain `cdk deploy` skips the checks.
 */
import { spawnSync } from 'node:child_process';
import { parseCdkArguments, readConfig, stackName } from './config.ts';
import { checkAccount, requireAccount } from './preflight.ts';

const parameters = process.argv.slice(2);

try {
  if (process.env.AWS_ENDPOINT_URL) {
    throw new Error(
      `AWS_ENDPOINT_URL is ${process.env.AWS_ENDPOINT_URL}: "npm run deploy" deploys to AWS only. Use "npm run deploy:local" for an emulator, or unset AWS_ENDPOINT_URL`,
    );
  }
  const { context, account, named } = parseCdkArguments(parameters, process.env);
  const config = readConfig(context);
  await requireAccount(account);
  const findings = await checkAccount(config, account, named);
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
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
