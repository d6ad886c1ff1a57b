import { spawnSync } from 'node:child_process';
import { json, text } from 'node:stream/consumers';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { serve } from '#tests/support/serve.ts';
import { formatRetainedResources, listRetainedTables, withoutProtection } from './destroy.ts';

const account = { region: 'us-east-1', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } };

/** Client of a server that lists these tables, two on each page. */
async function openDynamodb(tables: string[]): Promise<DynamoDBClient> {
  const { url } = await serve(async (request, response) => {
    const { ExclusiveStartTableName } = (await json(request)) as { ExclusiveStartTableName: string };
    const start = tables.indexOf(ExclusiveStartTableName) + 1;
    const TableNames = tables.slice(start, start + 2);
    const LastEvaluatedTableName = start + 2 < tables.length ? TableNames.at(-1) : undefined;
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    response.end(JSON.stringify({ TableNames, LastEvaluatedTableName }));
  });
  return new DynamoDBClient({ ...account, endpoint: url });
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

describe('the deletion of prod', () => {
  it.each([
    ['is confirmed', true],
    ['is not confirmed', false],
  ])('ends the protection of the stack, and protects one that remains, if it %s', async (_title, isGone) => {
    const requested: string[] = [];
    const server = await serve(async (request, response) => {
      const isProtected = new URLSearchParams(await text(request)).get('EnableTerminationProtection') ?? '';
      requested.push(isProtected);
      const message = 'Stack [Premia] does not exist';
      if (isGone && isProtected === 'true') {
        response.writeHead(400, { 'content-type': 'text/xml' });
        response.end(
          `<ErrorResponse><Error><Code>ValidationError</Code><Message>${message}</Message></Error></ErrorResponse>`,
        );
      } else response.end('<UpdateTerminationProtectionResponse/>');
    });
    const client = new CloudFormationClient({ ...account, endpoint: server.url, maxAttempts: 1 });
    expect(await withoutProtection(client, 'Premia', () => requested.push('delete'))).toBe(2);
    expect(requested).toEqual(['false', 'delete', 'true']);
  });

  it.each([
    [[], 'To delete prod: npm run destroy -- -c stage=prod'],
    [['-c', 'stage=prod'], "the CDK can't ask whether to delete Premia: add --force"],
    [['-c', 'stage=dev'], "the CDK can't ask whether to delete Premia-dev: add --force"],
  ])('and of others needs words: %j', (parameters, message) => {
    const { status, stderr } = spawnSync(process.execPath, ['infra/destroy.ts', ...parameters], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`Nothing was deleted. `);
    expect(stderr).toContain(message);
  });
});
