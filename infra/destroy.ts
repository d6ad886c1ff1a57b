/**
 * Takes the deployment on AWS down and says what is left of it, and why. Arguments go to `cdk destroy`,
 * which asks before it begins.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { describeRemains, findAccount, listRetainedTables } from './remains.ts';

const parameters = process.argv.slice(2);
const destruction = spawn('node_modules/.bin/cdk', ['destroy', 'Premia', ...parameters], {
  stdio: 'inherit',
});
const [exitCode] = await once(destruction, 'close');
if (exitCode === 0) {
  const client = new DynamoDBClient(findAccount(parameters, process.env));
  console.log(describeRemains(await listRetainedTables(client).catch((error: Error) => error)));
}
process.exitCode = exitCode ?? 1;
