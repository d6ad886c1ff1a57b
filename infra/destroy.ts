/**
 * Takes the deployment on AWS down and says what is left of it, and why. Arguments go to `cdk destroy`,
 * which asks before it begins.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { describeRemains, listRetainedTables } from './remains.ts';

const destruction = spawn('node_modules/.bin/cdk', ['destroy', 'Premia', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
const [exitCode] = await once(destruction, 'close');
if (exitCode === 0) console.log(describeRemains(await listRetainedTables(new DynamoDBClient())));
process.exitCode = exitCode ?? 1;
