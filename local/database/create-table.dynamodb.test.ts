import { DescribeTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { createTestTable } from '#tests/support/dynamodb-table.ts';
import { createTable, enableTimeToLive } from './create-table.ts';

it('enables time to live, also when called twice', async () => {
  const { client, tableName } = await createTestTable();
  await enableTimeToLive(client, tableName);
  await enableTimeToLive(client, tableName);
  const { TimeToLiveDescription } = await client.send(
    new DescribeTimeToLiveCommand({ TableName: tableName }),
  );
  expect(TimeToLiveDescription).toEqual({ AttributeName: 'ttl', TimeToLiveStatus: 'ENABLED' });
});

it('keeps the data of an existing table', async () => {
  const { client, tableName } = await createTestTable();
  const Item = { pk: 'a', sk: 'b', note: 'kept' };
  await client.send(new PutCommand({ TableName: tableName, Item }));
  await createTable(client, tableName);
  const Key = { pk: 'a', sk: 'b' };
  const read = new GetCommand({ TableName: tableName, Key, ConsistentRead: true });
  expect((await client.send(read)).Item).toEqual(Item);
});
