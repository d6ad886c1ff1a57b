/**
 * Deletes the stack of a stage on AWS (`-c stage=dev`) and lists the resources that remain. Arguments are passed to
 * `cdk destroy`, which asks for confirmation.
 */
import { spawnSync } from 'node:child_process';
import { CloudFormationClient, UpdateTerminationProtectionCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';
import { parseCdkArguments, readConfig, type Stage, stackName } from './config.ts';

/**
 * Tables that deployments of prod have left in this account and region, including restored ones. Their names start
 * with the stack's name, as do those of the other stages.
 */
export async function listRetainedTables(client: DynamoDBClient): Promise<string[]> {
  const names: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) names.push(...TableNames);
  return names.filter((name) => /^Premia-(?!dev-|staging-)/.test(name));
}

/** Lists what the deleted stack of prod leaves behind, with costs and the commands that delete it. */
export function formatRetainedResources(tables: readonly string[] | Error): string {
  return [
    'Premia is deleted. These resources remain:',
    ...formatTables(tables),
    `- The role that API Gateway uses to write logs, and the account setting that refers to it. Other APIs may
  use them. They are free of charge.`,
    `- With customerKey, the key of these tables and their backups, which can't be read without it. It costs 1 USD a
  month. To find it, and to delete it after them:
  aws kms list-keys, aws kms describe-key --key-id …
  aws kms schedule-key-deletion --key-id …`,
    `- The log group of the canary's function, which AWS created. It costs cents. To find and delete it:
  aws logs describe-log-groups --log-group-name-prefix /aws/lambda/cwsyn-premia
  aws logs delete-log-group --log-group-name /aws/lambda/cwsyn-premia…`,
    uploadedAssets,
  ].join('\n');
}

const uploadedAssets = `- The files and images of previous deployments in the bucket and the repository that "cdk bootstrap"
  created. They cost cents; "npx cdk gc --unstable=gc" deletes those that no stack uses.`;

function formatTables(tables: readonly string[] | Error): string[] {
  if (tables instanceof Error) {
    return [
      `- Probably the table, which is retained on purpose. Its name could not be listed (${tables.message}):
  aws dynamodb list-tables`,
    ];
  }
  if (tables.length === 0) return ['- No table: this account and region has none of Premia.'];
  return tables.map(
    (name) => `- The table ${name}, with all accounts and predictions. It is retained on purpose and costs
  0.25 USD a GB and month for storage and 0.20 USD for point-in-time recovery. To delete it:
  aws dynamodb update-table --table-name ${name} --no-deletion-protection-enabled
  aws dynamodb delete-table --table-name ${name}`,
  );
}

async function formatResult(stage: Stage, client: DynamoDBClient): Promise<string> {
  if (stage !== 'prod') return `${stackName(stage)} is deleted. What remains:\n${uploadedAssets}`;
  return formatRetainedResources(await listRetainedTables(client).catch((error: Error) => error));
}

/**
 * Removes the protection of a stack from deletion while it is deleted. One that still exists afterwards, because nobody
 * confirmed the deletion or it failed, is protected again.
 */
export async function withoutProtection<Result>(
  client: CloudFormationClient,
  StackName: string,
  deleteStack: () => Result,
): Promise<Result> {
  const protect = (EnableTerminationProtection: boolean) =>
    client.send(new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection }));
  await protect(false);
  const result = deleteStack();
  await protect(true).catch((error: Error) => {
    if (!error.message.includes('does not exist')) throw error;
  });
  return result;
}

if (import.meta.main) {
  try {
    const parameters = process.argv.slice(2);
    const { context, account, named } = parseCdkArguments(parameters, process.env);
    const { stage } = readConfig(context);
    if (stage === 'prod' && !named.includes('stage')) {
      throw new Error('Nothing was deleted. To delete prod: npm run destroy -- -c stage=prod');
    }
    if (!process.stdin.isTTY && !parameters.includes('--force')) {
      throw new Error(
        `Nothing was deleted. Without a terminal, the CDK can't ask whether to delete ${stackName(stage)}: add --force`,
      );
    }
    const command = ['destroy', stackName(stage), ...parameters];
    const deleteStack = () => spawnSync('node_modules/.bin/cdk', command, { stdio: 'inherit' }).status;
    const status =
      stage === 'prod'
        ? await withoutProtection(new CloudFormationClient(account), stackName(stage), deleteStack)
        : deleteStack();
    if (status === 0) console.log(await formatResult(stage, new DynamoDBClient(account)));
    process.exitCode = status ?? 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
