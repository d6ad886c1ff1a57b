import { parseArgs } from 'node:util';
import { type DynamoDBClient, type DynamoDBClientConfig, paginateListTables } from '@aws-sdk/client-dynamodb';

/** How CloudFormation names a stack's tables, and the runbook those that it restores. */
const tableNamePrefix = 'Premia-';

/**
 * Where `cdk destroy` has looked for the deployment: CDK takes a profile as an argument and a region by either
 * of two names, of which the AWS SDK knows one.
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

/** The tables that deployments of Premia have left in this account and region, restored ones among them. */
export async function listRetainedTables(client: DynamoDBClient): Promise<string[]> {
  const names: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) names.push(...TableNames);
  return names.filter((name) => name.startsWith(tableNamePrefix));
}

/**
 * What a destroyed deployment leaves behind, in words, each with what it costs and how to be rid of it.
 * @param tables their names, or why they could not be listed
 */
export function describeRemains(tables: readonly string[] | Error): string {
  return [
    'Premia is taken down. What is left:',
    ...describeTables(tables),
    `- The role that lets API Gateway write logs, and the account's setting that names it, as other APIs may
  use them. They cost nothing.`,
    `- The files that CDK uploaded for its deployments, in the bucket that "cdk bootstrap" made. They cost cents;
  "cdk gc" deletes those that no deployment uses.`,
    `- A log of a few lines of the function that emptied the website's bucket. It costs nothing to speak of.`,
  ].join('\n');
}

function describeTables(tables: readonly string[] | Error): string[] {
  if (tables instanceof Error) {
    return [
      `- The table, most likely, on purpose. Its name could not be asked for (${tables.message}):
  aws dynamodb list-tables`,
    ];
  }
  if (tables.length === 0) {
    return [`- No table: none in this account and region begins with "${tableNamePrefix}".`];
  }
  return tables.map(
    (name) => `- The table ${name}, with everybody's accounts and predictions. It is kept on purpose and costs
  its storage (0.25 USD a GB and month, and 0.20 for point-in-time recovery). Once nobody needs it any more:
  aws dynamodb update-table --table-name ${name} --no-deletion-protection-enabled
  aws dynamodb delete-table --table-name ${name}`,
  );
}
