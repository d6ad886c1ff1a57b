import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { buildClientOptions, reduceOverhead } from '#functions/platform/aws-client.ts';
import type { Key } from './keys.ts';

export interface Table {
  readonly tableName: string;
  readonly client: DynamoDBDocumentClient;
}

/**
 * Connects to the table. DynamoDB normally responds within milliseconds, so a slow request is retried
 * early instead of waited for.
 */
export function connectTable(tableName: string): Table {
  const client = new DynamoDBClient(buildClientOptions(3000));
  return { tableName, client: DynamoDBDocumentClient.from(reduceOverhead(client)) };
}

/** Attributes of an item, not parsed. */
export type Item = Readonly<Record<string, unknown>>;

/** Returns an item by a consistent read, or undefined. */
export async function getItem({ client, tableName }: Table, key: Key): Promise<Item | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
  );
  return Item;
}

/** Attempts to read keys that DynamoDB leaves unprocessed, as it does when it throttles. */
const maxAttempts = 3;

/** Name of the error that DynamoDB itself throws if it processes no key at all. */
const throttling = { name: 'ProvisionedThroughputExceededException' };

/** Returns items of a partition in one consistent read, in the order of their keys; undefined for missing ones. */
export async function getItems({ client, tableName }: Table, keys: readonly Key[]) {
  const found = new Map<unknown, Item>();
  let unread: Record<string, unknown>[] = keys.map((key) => ({ ...key }));
  for (let attempt = 1; unread.length > 0; attempt += 1) {
    if (attempt > maxAttempts) throw Object.assign(new Error('Keys were not processed'), throttling);
    const request = { [tableName]: { Keys: unread, ConsistentRead: true } };
    const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems: request }));
    for (const item of Responses?.[tableName] ?? []) found.set(item.sk, item);
    unread = UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return keys.map(({ sk }) => found.get(sk));
}
