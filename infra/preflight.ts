import { type CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { paginateListServiceQuotas, type ServiceQuotasClient } from '@aws-sdk/client-service-quotas';
import { type Config, stackName } from './config.ts';
import { reservedConcurrency } from './function-settings.ts';

/** Clients of the services that are read. Nothing is changed. */
export interface PreflightClients {
  readonly cloudFormation: CloudFormationClient;
  readonly lambda: LambdaClient;
  readonly serviceQuotas: ServiceQuotasClient;
}

/** Result of a check: problems prevent a deployment, notes don't. */
export interface Findings {
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** Concurrency that Lambda always leaves unreserved. */
const minUnreservedConcurrency = 100;

/** Checks the account's quotas and the state of earlier deployments before anything is created. */
export async function checkAccount(config: Config, clients: PreflightClients): Promise<Findings> {
  const checks = await Promise.all(
    [checkBootstrap, checkStack, checkOptions, checkLambda, checkSageMaker].map((check) =>
      check(config, clients).catch((error: Error) => note(`Not checked: ${error.message}`)),
    ),
  );
  return {
    problems: checks.flatMap(({ problems }) => problems),
    notes: checks.flatMap(({ notes }) => notes),
  };
}

const none: Findings = { problems: [], notes: [] };
const problem = (text: string): Findings => ({ problems: [text], notes: [] });
const note = (text: string): Findings => ({ problems: [], notes: [text] });

async function checkBootstrap(_config: Config, { cloudFormation }: PreflightClients): Promise<Findings> {
  const stack = await findStack(cloudFormation, 'CDKToolkit');
  return stack ? none : problem('The CDK is not set up in this account and region: run "npx cdk bootstrap".');
}

async function checkStack({ stage }: Config, { cloudFormation }: PreflightClients): Promise<Findings> {
  const name = stackName(stage);
  const status = (await findStack(cloudFormation, name))?.StackStatus ?? '';
  // The CDK deletes a stack in ROLLBACK_COMPLETE itself.
  if (!['ROLLBACK_FAILED', 'DELETE_FAILED'].includes(status)) return none;
  return problem(
    `The stack ${name} is in ${status} after an earlier deployment: see "If the first deployment fails" in docs/runbook.md.`,
  );
}

/** Options of the deployed stack, which a deployment without them would remove, by output. */
const options = { Waf: 'waf', AccessLogs: 'accessLogs' } as const;

async function checkOptions(config: Config, { cloudFormation }: PreflightClients): Promise<Findings> {
  const stack = await findStack(cloudFormation, stackName(config.stage));
  const problems = Object.entries(options)
    .filter(([output, name]) => findOutput(stack, output) === 'true' && config[name] === undefined)
    .map(
      ([, name]) =>
        `The deployed stack has ${name}, and this deployment would remove it. Use -c ${name}=true, or -c ${name}=false to remove it.`,
    );
  return { problems, notes: [] };
}

async function checkLambda(config: Config, clients: PreflightClients): Promise<Findings> {
  const { AccountLimit = {} } = await clients.lambda.send(new GetAccountSettingsCommand());
  const { ConcurrentExecutions: limit = 0, UnreservedConcurrentExecutions: unreserved = 0 } = AccountLimit;
  const stack = await findStack(clients.cloudFormation, stackName(config.stage));
  const reserved = Number(findOutput(stack, 'ReservedConcurrency') ?? 0);
  const missing = reservedConcurrency + minUnreservedConcurrency - unreserved - reserved;
  const notes = [
    ...(config.accountConcurrency === limit
      ? []
      : [
          `Lambda's limit is ${limit} concurrent executions. Use -c accountConcurrency=${limit}, so that the alarm AccountConcurrency starts at 80 % of it.`,
        ]),
    ...(config.reserveConcurrency || missing > 0
      ? []
      : [
          `Lambda's limit of ${limit} concurrent executions allows -c reserveConcurrency=true, which limits what an attack can cost.`,
        ]),
  ];
  if (!config.reserveConcurrency || missing <= 0) return { problems: [], notes };
  const text = `Lambda's limit of ${limit} concurrent executions is ${missing} too small to reserve ${reservedConcurrency}. Use -c reserveConcurrency=false, or request ${limit + missing} or more for quota L-B99A9384.`;
  return { problems: [text], notes };
}

async function checkSageMaker(
  { modelConcurrency }: Config,
  { serviceQuotas }: PreflightClients,
): Promise<Findings> {
  const pages = paginateListServiceQuotas({ client: serviceQuotas }, { ServiceCode: 'sagemaker' });
  for await (const { Quotas = [] } of pages) {
    const quota = Quotas.find(({ QuotaName = '' }) =>
      /total concurrency.*serverless endpoints/i.test(QuotaName),
    );
    const { Value: value, QuotaCode: code } = quota ?? {};
    if (value === undefined) continue;
    if (value >= modelConcurrency) return none;
    const request = `request ${modelConcurrency} or more for quota ${code}`;
    return problem(
      `SageMaker's quota for the concurrency of all serverless endpoints is ${value}, less than the ${modelConcurrency} of modelConcurrency. ${value > 0 ? `Use -c modelConcurrency=${value}, or ${request}` : `Please ${request}`}.`,
    );
  }
  return note('Not checked: Service Quotas lists no concurrency of SageMaker serverless endpoints.');
}

function findOutput(stack: Stack | undefined, name: string): string | undefined {
  return stack?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue;
}

async function findStack(client: CloudFormationClient, name: string): Promise<Stack | undefined> {
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: name }));
    return Stacks?.[0];
  } catch (error) {
    if ((error as Error).message.includes('does not exist')) return undefined;
    throw error;
  }
}
