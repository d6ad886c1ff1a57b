import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listenOnLoopback } from '#local/loopback.ts';
import { formatRetainedResources, listRetainedTables } from './destroy.ts';

/** Client of a server that lists these tables, two on each page. */
async function openDynamodb(tables: string[]): Promise<DynamoDBClient> {
  const server = createServer(async (request, response) => {
    const { ExclusiveStartTableName } = (await json(request)) as { ExclusiveStartTableName: string };
    const start = tables.indexOf(ExclusiveStartTableName) + 1;
    const TableNames = tables.slice(start, start + 2);
    const LastEvaluatedTableName = start + 2 < tables.length ? TableNames.at(-1) : undefined;
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    response.end(JSON.stringify({ TableNames, LastEvaluatedTableName }));
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return new DynamoDBClient({
    endpoint: url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
}

describe('retained resources', () => {
  it('of prod are found by table name on every page of the list', async () => {
    const client = await openDynamodb([
      'Others',
      'Premia',
      'Premia-RecordsTable-1A',
      'PremiaLocal-RecordsTable-3C',
      'Premia-dev-RecordsTable-4D',
      'Premia-restored',
    ]);
    expect(await listRetainedTables(client)).toEqual(['Premia-RecordsTable-1A', 'Premia-restored']);
  });

  it('are listed with the commands that delete them', () => {
    const text = formatRetainedResources(['Premia-RecordsTable-1A']);
    expect(text).toContain('aws dynamodb delete-table --table-name Premia-RecordsTable-1A');
    expect(text).toContain('--log-group-name-prefix /aws/lambda/cwsyn-premia');
    expect(text).toContain('cdk gc');
  });

  it('say if there is no table', () => {
    expect(formatRetainedResources([])).toContain('No table');
  });

  it('include the error if the tables could not be listed', () => {
    const text = formatRetainedResources(new Error('Region is missing'));
    expect(text).toContain('could not be listed (Region is missing)');
    expect(text).toContain('cdk gc');
  });
});
