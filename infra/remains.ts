import { type DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';

/** CloudFormation names a table for its stack and its logical id. */
const tableNamePrefix = 'Premia-RecordsTable-';

/** The tables that deployments of Premia have left in this account and region. */
export async function listRetainedTables(client: DynamoDBClient): Promise<string[]> {
  const names: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) names.push(...TableNames);
  return names.filter((name) => name.startsWith(tableNamePrefix));
}

/** What a destroyed deployment leaves behind, in words, each with what it costs and how to be rid of it. */
export function describeRemains(tables: readonly string[]): string {
  const describeTable = (
    name: string,
  ) => `- The table ${name}, with everybody's accounts and predictions. It is kept on purpose and costs
  its storage (0.25 USD a GB and month, and 0.20 for point-in-time recovery). Once nobody needs it any more:
  aws dynamodb update-table --table-name ${name} --no-deletion-protection-enabled
  aws dynamodb delete-table --table-name ${name}`;
  return [
    'Premia is taken down. What is left:',
    ...(tables.length > 0
      ? tables.map(describeTable)
      : ['- No table: there was none in this account and region.']),
    `- The role that lets API Gateway write logs, and the account's setting that names it, as other APIs may
  use them. They cost nothing.`,
    `- The files that CDK uploaded for its deployments, in the bucket that "cdk bootstrap" made. They cost cents;
  "cdk gc" deletes those that no deployment uses.`,
    `- A log of a few lines of the function that emptied the website's bucket. It costs nothing to speak of.`,
  ].join('\n');
}
