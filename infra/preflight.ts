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
    [checkBootstrap, checkStack, checkLambda, checkSageMaker].map((check) =>
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

async function checkLambda(config: Config, clients: PreflightClients): Promise<Findings> {
  const { AccountLimit = {} } = await clients.lambda.send(new GetAccountSettingsCommand());
  const { ConcurrentExecutions: limit = 0, UnreservedConcurrentExecutions: unreserved = 0 } = AccountLimit;
  const stack = await findStack(clients.cloudFormation, stackName(config.stage));
  const output = stack?.Outputs?.find(({ OutputKey }) => OutputKey === 'ReservedConcurrency');
  const missing =
    reservedConcurrency + minUnreservedConcurrency - unreserved - Number(output?.OutputValue ?? 0);
  if (!config.reserveConcurrency) {
    return missing > 0
      ? none
      : note(
          `Lambda's limit of ${limit} concurrent executions allows -c reserveConcurrency=true, which limits what an attack can cost.`,
        );
  }
  if (missing <= 0) return none;
  return problem(
    `Lambda's limit of ${limit} concurrent executions is ${missing} too small to reserve ${reservedConcurrency}. Use -c reserveConcurrency=false, or request ${limit + missing} or more for quota L-B99A9384.`,
  );
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

async function findStack(client: CloudFormationClient, name: string): Promise<Stack | undefined> {
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: name }));
    return Stacks?.[0];
  } catch (error) {
    if ((error as Error).message.includes('does not exist')) return undefined;
    throw error;
  }
}
