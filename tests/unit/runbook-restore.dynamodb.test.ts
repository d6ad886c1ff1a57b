import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  type DynamoDBClient,
  TransactWriteItemsCommand,
  type TransactWriteItemsCommandInput,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { deriveUserId, keyOf } from '#functions/data/keys.ts';
import { parseStoredPrediction } from '#functions/data/stored-prediction.ts';
import { getUser } from '#functions/data/stored-users.ts';
import { getItem, type Table } from '#functions/data/table.ts';
import { storePrediction } from '#functions/data/write-predictions.ts';
import { deleteItem } from '#tests/support/dynamodb-items.ts';
import { createAccount, readSession, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform } from '#tests/support/test-platform.ts';
import { buildPrediction } from '#tests/support/test-predictions.ts';

const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8');
const userId = deriveUserId(registration.email);

let table: Table;
let predictions: ReturnType<typeof buildPrediction>[];
beforeEach(async () => {
  const platform = await createTestPlatform();
  table = platform.table;
  const session = await readSession(platform, await createAccount(platform));
  predictions = [1, 2, 3].map((day) => buildPrediction(new Date(Date.UTC(2046, 10, day))));
  for (const prediction of predictions) await storePrediction(table, session, prediction);
});

/** Runs a shell function of the runbook; `aws` prints what `responses` have for its operation, or its last parameter. */
function runFunction(name: string, parameters: readonly string[], responses: Record<string, string> = {}) {
  const [, definition = ''] =
    new RegExp(`^ *(${name}\\(\\) \\{ .*\\}|${name}\\(\\) \\{[\\s\\S]*?^   \\})$`, 'm').exec(runbook) ?? [];
  const cases = Object.entries(responses).map(
    ([operation, response]) => `${operation}) echo '${response}';;`,
  );
  const aws = `aws() { case $2 in ${cases.join(' ')} *) printf '%s\\n' "$@";; esac; }`;
  const key = /^ *(key\(\) .*)$/m.exec(runbook)?.[1];
  const script = [aws, key, definition, `${name} "$@"`].join('\n');
  const { stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', ...parameters], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

const countPredictions = async () => (await getUser(table, userId))?.total_predictions;

describe.skipIf(spawnSync('jq', ['--version']).error)('the commands of "Restore the table"', () => {
  it('delete a prediction with its count in one transaction', async () => {
    const { pk, sk } = keyOf.prediction(userId, predictions[0]?.id ?? '');
    const items: TransactWriteItemsCommandInput['TransactItems'] = JSON.parse(
      runFunction('remove', [pk, sk]).at(-1)?.replaceAll('Premia-restored', table.tableName) ?? '',
    );
    const client: DynamoDBClient = table.client;
    await client.send(new TransactWriteItemsCommand({ TransactItems: items }));
    expect(await getItem(table, { pk, sk }, parseStoredPrediction)).toBeUndefined();
    expect(await countPredictions()).toBe(2);
    await expect(client.send(new TransactWriteItemsCommand({ TransactItems: items }))).rejects.toThrow();
    expect(await countPredictions()).toBe(2);
  });

  it('correct the number of predictions of a user whose items were copied', async () => {
    await deleteItem(table, keyOf.prediction(userId, predictions[0]?.id ?? ''));
    const { pk, sk } = keyOf.user(userId);
    const responses = { 'get-item': '3', query: '1\n1' };
    const printed = runFunction('recount', [table.tableName, pk], responses);
    const option = (name: string) => printed[printed.indexOf(`--${name}`) + 1] ?? '';
    expect(JSON.parse(option('key'))).toEqual({ pk: { S: pk }, sk: { S: sk } });
    const update = new UpdateItemCommand({
      TableName: option('table-name'),
      Key: JSON.parse(option('key')),
      UpdateExpression: option('update-expression'),
      ConditionExpression: option('condition-expression'),
      ExpressionAttributeValues: JSON.parse(option('expression-attribute-values')),
    });
    const client: DynamoDBClient = table.client;
    await client.send(update);
    expect(await countPredictions()).toBe(2);
    // The number that the update knew is no longer there.
    await expect(client.send(update)).rejects.toThrow('conditional request failed');
  });
});
