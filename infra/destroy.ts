/**
 * Deletes the stack on AWS and lists the resources that are retained. Arguments are passed to `cdk destroy`,
 * which asks for confirmation.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { DynamoDBClient, type DynamoDBClientConfig, paginateListTables } from '@aws-sdk/client-dynamodb';

/** Prefix of the table names that CloudFormation generates, and of restored tables as in the runbook. */
const tableNamePrefix = 'Premia-';

/**
 * Profile and region that `cdk destroy` has used. CDK accepts a profile as an argument, and reads the region
 * from either of two variables, of which the AWS SDK reads only `AWS_REGION`.
 */
export function findAccount(
  parameters: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv>,
): Pick<DynamoDBClientConfig, 'profile' | 'region'> {
  const { profile } = parseArgs({
    args: [...parameters],
    options: { profile: { type: 'string' } },
    strict: false,
  }).values;
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION;
  return { ...(typeof profile === 'string' && { profile }), ...(region && { region }) };
}

/** Tables of deleted deployments in this account and region, including restored ones. */
export async function listRetainedTables(client: DynamoDBClient): Promise<string[]> {
  const names: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) names.push(...TableNames);
  return names.filter((name) => name.startsWith(tableNamePrefix));
}

/**
 * Lists what a deleted stack leaves behind, with costs and the commands that delete it.
 * @param tables table names, or the error of listing them
 */
export function formatRetainedResources(tables: readonly string[] | Error): string {
  return [
    'Premia is deleted. These resources remain:',
    ...formatTables(tables),
    `- The role that API Gateway uses to write logs, and the account setting that refers to it. Other APIs may
  use them. They are free of charge.`,
    `- The assets of previous deployments in the bucket that "cdk bootstrap" created. They cost cents;
  "cdk gc" deletes unused assets.`,
    `- A log group with a few lines of the function that emptied the website's bucket. Its cost is negligible.`,
  ].join('\n');
}

function formatTables(tables: readonly string[] | Error): string[] {
  if (tables instanceof Error) {
    return [
      `- Probably the table, which is retained on purpose. Its name could not be listed (${tables.message}):
  aws dynamodb list-tables`,
    ];
  }
  if (tables.length === 0) {
    return [`- No table: no table name in this account and region starts with "${tableNamePrefix}".`];
  }
  return tables.map(
    (name) => `- The table ${name}, with all accounts and predictions. It is retained on purpose and costs
  0.25 USD a GB and month for storage and 0.20 USD for point-in-time recovery. To delete it:
  aws dynamodb update-table --table-name ${name} --no-deletion-protection-enabled
  aws dynamodb delete-table --table-name ${name}`,
  );
}

if (import.meta.main) {
  const parameters = process.argv.slice(2);
  const cdk = spawn('node_modules/.bin/cdk', ['destroy', 'Premia', ...parameters], { stdio: 'inherit' });
  const [exitCode] = await once(cdk, 'close');
  if (exitCode === 0) {
    const client = new DynamoDBClient(findAccount(parameters, process.env));
    console.log(formatRetainedResources(await listRetainedTables(client).catch((error: Error) => error)));
  }
  process.exitCode = exitCode ?? 1;
}
