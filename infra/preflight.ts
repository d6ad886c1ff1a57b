import { spawnSync } from 'node:child_process';
import { APIGatewayClient, GetAccountCommand } from '@aws-sdk/client-api-gateway';
import {
  CloudFormationClient,
  type CloudFormationClientConfig,
  DescribeStacksCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { DescribeEndpointCommand, paginateListEndpoints, SageMakerClient } from '@aws-sdk/client-sagemaker';
import { paginateListServiceQuotas, ServiceQuotasClient } from '@aws-sdk/client-service-quotas';
import {
  GetEmailIdentityCommand,
  GetAccountCommand as GetMailAccountCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { loadSharedConfigFiles } from '@smithy/core/config';
import * as z from 'zod/mini';
import { reads, writes } from '#functions/data/stored-forms.ts';
import { type Config, getLoggingRole, getModelConcurrency, listSettings, stackName } from './config.ts';
import { modelEndpointName } from './constructs/sagemaker-endpoint.ts';
import { sumReservedConcurrency } from './function-settings.ts';

/** Settings of the AWS SDK's clients for the account. */
type AccountSettings = Pick<
  CloudFormationClientConfig,
  'profile' | 'region' | 'endpoint' | 'credentials' | 'maxAttempts'
>;

/** IAM actions that the checks use. */
export const preflightActions = [
  'apigateway:GET',
  'cloudformation:DescribeStacks',
  'lambda:GetAccountSettings',
  'sagemaker:DescribeEndpoint',
  'sagemaker:ListEndpoints',
  'servicequotas:ListServiceQuotas',
  'ses:GetAccount',
  'ses:GetEmailIdentity',
];

/** Finding of a check: a problem prevents a deployment, a note doesn't. */
interface Finding {
  readonly problem?: string;
  readonly note?: string;
  /** Context values that follow the account, unless they are set. */
  readonly context?: Readonly<Record<string, string>>;
}

type Findings = AsyncGenerator<Finding, void>;

/** Concurrency that Lambda always leaves unreserved. */
const minUnreservedConcurrency = 100;

/** Requests a second that Lambda accepts for each unit of concurrency (Developer Guide, "Understanding scaling"). */
const requestsPerConcurrency = 10;

/** Errors of AWS's services for credentials that no check can use. */
const credentialErrors =
  /^(ExpiredToken|InvalidClientTokenId|UnrecognizedClient|InvalidSignature|SignatureDoesNotMatch|AuthFailure)/;

/** Codes of Node's errors for a server that can't be reached. */
const networkErrors = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ENETUNREACH', 'ETIMEDOUT'];

/** Throws an Error that says what to set if the SDK finds no region, no profile of that name, or no credentials. */
export async function requireAccount(settings: AccountSettings): Promise<void> {
  const { config } = new CloudFormationClient(settings);
  const region = await config.region().catch(() => undefined);
  const missing = region ? [] : ['There is no region: set AWS_REGION, or a region in the profile.'];
  const profile = settings.profile ?? process.env.AWS_PROFILE;
  await config.credentials().catch(async (error: Error) => {
    missing.push(
      profile && !(await listProfiles()).includes(profile)
        ? `There is no profile "${profile}": create it with "aws configure sso --profile ${profile}", or set AWS_PROFILE to another one.`
        : `There are no credentials: set AWS_PROFILE (after "aws sso login"), or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. ${error.message}`,
    );
  });
  if (missing.length > 0) throw new Error(missing.join('\n'));
}

async function listProfiles(): Promise<string[]> {
  const { configFile, credentialsFile } = await loadSharedConfigFiles();
  return Object.keys({ ...configFile, ...credentialsFile });
}

/**
 * Checks the tools, the account's quotas and the state of earlier deployments before anything is built or created.
 * @param named names of the context values on the command line, which may differ from the deployed stack's
 */
export async function checkAccount(config: Config, settings: AccountSettings, named: readonly string[] = []) {
  const checks = [
    checkBootstrap(settings),
    checkStack(config, settings),
    checkSettings(config, settings, named),
    checkForms(config, settings),
    checkLambda(config, settings),
    checkSageMaker(config, settings),
    checkLoggingRole(config, settings),
    checkMail(config, settings),
  ];
  const found = checks.map((check) =>
    Array.fromAsync(check).catch((error: NodeJS.ErrnoException) => explainFailure(error, settings)),
  );
  const findings: Finding[] = [...(await Promise.all(found)).flat(), ...checkContainerEngine()];
  return {
    // Several checks may have the same finding.
    problems: [...new Set(findings.flatMap(({ problem = [] }) => problem))],
    notes: findings.flatMap(({ note = [] }) => note),
    context: Object.assign({}, ...findings.map(({ context }) => context)) as Record<string, string>,
  };
}

async function explainFailure(
  { name, code = '', message }: NodeJS.ErrnoException,
  settings: AccountSettings,
): Promise<Finding> {
  if (credentialErrors.test(name)) {
    return { problem: `AWS refuses the credentials (${message}). Log in again, or set AWS_PROFILE.` };
  }
  if (networkErrors.includes(code)) {
    const region = await new CloudFormationClient(settings).config.region();
    return {
      problem: `AWS can't be reached in the region ${region} (${code}). Check AWS_REGION and the network.`,
    };
  }
  return { note: `Not checked: ${message}` };
}

/** The CDK builds the model's image after it has built everything else. */
function* checkContainerEngine(): Generator<Finding, void> {
  const command = process.env.CDK_DOCKER ?? 'docker';
  const { status, error } = spawnSync(command, ['info'], { stdio: 'ignore', timeout: 30_000 });
  if (status === 0) return;
  const problem = `"${command}" ${error ? 'could not be started' : 'is not ready: start it'}. Building the model's image needs Docker, or another program of the same arguments: CDK_DOCKER=podman or CDK_DOCKER=finch.`;
  yield { problem };
}

async function* checkBootstrap(settings: AccountSettings): Findings {
  if (await findStack(settings, 'CDKToolkit')) return;
  yield { problem: 'The CDK is not set up in this account and region: run "npx cdk bootstrap".' };
}

/** Sections of docs/runbook.md on the states that a deployment can't leave. */
const repairSections: Readonly<Record<string, string>> = {
  ROLLBACK_FAILED: 'If the first deployment fails',
  DELETE_FAILED: 'If the first deployment fails',
  UPDATE_ROLLBACK_FAILED: "If a deployment can't be rolled back",
};

async function* checkStack(config: Config, settings: AccountSettings): Findings {
  const id = stackName(config.stage);
  const { StackStatus: status = '', EnableTerminationProtection: isProtected } =
    (await findStack(settings, id)) ?? {};
  const section = repairSections[status];
  if (section) {
    const problem = `The stack ${id} is in ${status} after an earlier deployment: see "${section}" in docs/runbook.md.`;
    yield { problem };
  }
  // The CDK deletes a stack whose creation failed, but not a protected one.
  if (status === 'ROLLBACK_COMPLETE' && isProtected) {
    const problem = `The stack ${id} was not created and is empty, but protected from deletion. Run "aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name ${id}", then deploy again.`;
    yield { problem };
  }
}

/** Compares the context values with those of the deployed stack, which a deployment must not change by omission. */
async function* checkSettings(config: Config, settings: AccountSettings, named: readonly string[]): Findings {
  const stack = await findStack(settings, stackName(config.stage));
  const stored = findOutput(stack, 'Context');
  if (stored === undefined) return;
  const deployed: Record<string, string> = JSON.parse(stored);
  const next = listSettings(config);
  for (const name of Object.keys({ ...deployed, ...next })) {
    if (deployed[name] === next[name] || named.includes(name)) continue;
    const problem = `The deployed stack has ${formatSetting(name, deployed)}, and this deployment has ${formatSetting(name, next)}. Use -c ${name}=${deployed[name] ?? 'none'} to keep it, or -c ${name}=${next[name] ?? 'none'} to change it.`;
    yield { problem };
  }
  const table = findOutput(stack, 'TableName');
  if (table === undefined || deployed.tableName === next.tableName) return;
  if (config.rollout === 'gradual') {
    const problem =
      'This deployment changes the table, and with -c rollout=gradual both tables would be in use for five minutes. Use -c rollout=allAtOnce.';
    yield { problem };
  } else yield { context: { previousTableName: table, rollout: 'allAtOnce' } };
}

const dataForms = z.object({ reads: z.int(), writes: z.int(), newest: z.int() });

/**
 * Compares the forms of stored predictions with those of the deployed version: each must read what the other writes, since
 * both run during a deployment and data is not rolled back. A stack without the output has the first form.
 */
async function* checkForms(config: Config, settings: AccountSettings): Findings {
  const stack = await findStack(settings, stackName(config.stage));
  const stored = findOutput(stack, 'DataForms');
  const deployed = dataForms.parse(JSON.parse(stored ?? '{"reads":1,"writes":1,"newest":1}'));
  yield { context: { newestForm: String(Math.max(deployed.newest, writes)) } };
  if (deployed.newest > reads) {
    const problem = `The table has predictions of form ${deployed.newest}, and this version reads forms up to ${reads}. Deploy a version that reads form ${deployed.newest}: the one that is deployed, or a later one.`;
    yield { problem };
  }
  if (writes > deployed.reads) {
    const problem = `This version writes predictions of form ${writes}, and the deployed one reads forms up to ${deployed.reads}. First deploy the release before this one, which reads form ${writes} without writing it.`;
    yield { problem };
  }
}

function formatSetting(name: string, values: Readonly<Record<string, string>>): string {
  return values[name] === undefined ? `no ${name}` : `${name}=${values[name]}`;
}

async function* checkLambda(config: Config, settings: AccountSettings): Findings {
  const { AccountLimit = {} } = await new LambdaClient(settings).send(new GetAccountSettingsCommand());
  const { ConcurrentExecutions: limit = 0, UnreservedConcurrentExecutions: unreserved = 0 } = AccountLimit;
  const stack = await findStack(settings, stackName(config.stage));
  const reserved = Number(findOutput(stack, 'ReservedConcurrency') ?? 0);
  const needed = sumReservedConcurrency(config.requestsPerSecond);
  const missing = needed + minUnreservedConcurrency - unreserved - reserved;
  const rate = limit * requestsPerConcurrency;
  yield { context: { accountConcurrency: String(limit) } };
  if (rate < config.requestsPerSecond) {
    const note = `Lambda's limit of ${limit} concurrent executions serves at most ${rate} requests a second, fewer than the ${config.requestsPerSecond} of requestsPerSecond. Request a higher quota L-B99A9384 before you have that many.`;
    yield { note };
  }
  if (config.reserveConcurrency && missing > 0) {
    const problem = `Lambda's limit of ${limit} concurrent executions is ${missing} too small to reserve ${needed}. Use -c reserveConcurrency=false, or request ${limit + missing} or more for quota L-B99A9384.`;
    yield { problem };
  }
  if (!config.reserveConcurrency && missing <= 0) {
    const note = `Lambda's limit of ${limit} concurrent executions allows -c reserveConcurrency=true, which limits what an attack can cost.`;
    yield { note };
  }
}

async function* checkSageMaker(config: Config, settings: AccountSettings): Findings {
  const needed = getModelConcurrency(config);
  const client = new ServiceQuotasClient(settings);
  const pages = paginateListServiceQuotas({ client }, { ServiceCode: 'sagemaker' });
  for await (const { Quotas = [] } of pages) {
    const quota = Quotas.find(({ QuotaName = '' }) =>
      /total concurrency.*serverless endpoints/i.test(QuotaName),
    );
    const { Value: value, QuotaCode: code } = quota ?? {};
    if (value === undefined) continue;
    const used = await sumOtherConcurrency(config, settings);
    const free = value - used;
    if (free >= needed) return;
    const request = `request ${used + needed} or more for quota ${code}`;
    const problem = `SageMaker's quota for the concurrency of all serverless endpoints is ${value}, of which other endpoints use ${used}: less than the ${needed} of the model remains. ${free > 0 ? `Use -c modelConcurrency=${free}, or ${request}` : `Please ${request}`}.`;
    yield { problem };
    return;
  }
  yield { note: 'Not checked: Service Quotas lists no concurrency of SageMaker serverless endpoints.' };
}

/** Sums the maximum concurrency of the account's serverless endpoints in this region, without the stage's own. */
async function sumOtherConcurrency({ stage }: Config, settings: AccountSettings): Promise<number> {
  const client = new SageMakerClient(settings);
  let sum = 0;
  for await (const { Endpoints = [] } of paginateListEndpoints({ client }, {})) {
    for (const { EndpointName } of Endpoints) {
      if (EndpointName === modelEndpointName(stackName(stage))) continue;
      const { ProductionVariants = [] } = await client.send(new DescribeEndpointCommand({ EndpointName }));
      for (const { CurrentServerlessConfig } of ProductionVariants) {
        sum += CurrentServerlessConfig?.MaxConcurrency ?? 0;
      }
    }
  }
  return sum;
}

/** API Gateway has one role for the logs of all APIs of an account in a region. */
async function* checkLoggingRole(config: Config, settings: AccountSettings): Findings {
  const { cloudwatchRoleArn: role } = await new APIGatewayClient(settings).send(new GetAccountCommand());
  const setting = getLoggingRole(config);
  if (setting === 'existing' && !role) {
    const problem =
      'API Gateway has no logging role in this account and region: use -c apiGatewayRole=create.';
    yield { problem };
  }
  const isOurs = role?.includes(`:role/${stackName(config.stage)}-Api`);
  // An explicit value replaces the role on purpose.
  if (setting !== 'create' || config.apiGatewayRole || !role || isOurs) return;
  const problem = `API Gateway already has a logging role in this account and region (${role}), which this deployment would replace. Use -c apiGatewayRole=existing to log with it, or -c apiGatewayRole=create to replace it.`;
  yield { problem };
}

async function* checkMail({ mailFrom }: Config, settings: AccountSettings): Findings {
  if (!mailFrom) return;
  const ses = new SESv2Client(settings);
  const names = [mailFrom, mailFrom.slice(mailFrom.indexOf('@') + 1)];
  const identities = await Promise.all(names.map((name) => findIdentity(ses, name)));
  const verified = identities.find((identity) => identity?.VerifiedForSendingStatus);
  const { ProductionAccessEnabled: isProduction } = await ses.send(new GetMailAccountCommand());
  if (verified?.ConfigurationSetName) {
    yield { context: { mailConfigurationSet: verified.ConfigurationSetName } };
  }
  if (!verified) {
    const problem = `Neither ${names.join(' nor ')} is a verified identity of Amazon SES in this region: see "Mail" in docs/runbook.md.`;
    yield { problem };
  }
  if (!isProduction) {
    const note =
      'Amazon SES is in its sandbox: it sends 200 mails a day, to verified addresses only. Request production access in its console.';
    yield { note };
  }
}

async function findIdentity(ses: SESv2Client, EmailIdentity: string) {
  try {
    return await ses.send(new GetEmailIdentityCommand({ EmailIdentity }));
  } catch (error) {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  }
}

function findOutput(stack: Stack | undefined, name: string): string | undefined {
  return stack?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue;
}

async function findStack(settings: AccountSettings, name: string): Promise<Stack | undefined> {
  try {
    const { Stacks } = await new CloudFormationClient(settings).send(
      new DescribeStacksCommand({ StackName: name }),
    );
    return Stacks?.[0];
  } catch (error) {
    if ((error as Error).message.includes('does not exist')) return undefined;
    throw error;
  }
}
