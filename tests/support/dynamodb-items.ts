import { DeleteCommand, PutCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table.ts';

export async function readPartition({ client, tableName }: Table, { pk }: Pick<Key, 'pk'>) {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    }),
  );
  return Items;
}

/** Writes an item without checks. */
export async function putItem({ client, tableName }: Table, Item: Key & Record<string, unknown>) {
  await client.send(new PutCommand({ TableName: tableName, Item }));
}

/** Writes at most 100 items in one request, without checks. */
export async function putItems({ client, tableName }: Table, items: readonly Key[]) {
  const TransactItems = items.map((item) => ({ Put: { TableName: tableName, Item: { ...item } } }));
  await client.send(new TransactWriteCommand({ TransactItems }));
}

export async function deleteItem({ client, tableName }: Table, Key: Key) {
  await client.send(new DeleteCommand({ TableName: tableName, Key }));
}
