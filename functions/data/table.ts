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

/** Converts the attributes of an item to its type. */
export type Parse<Item> = (attributes: unknown) => Item;

/** Returns an item by a consistent read, or undefined. */
export async function getItem<Item>({ client, tableName }: Table, key: Key, parse: Parse<Item>) {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
  );
  return Item && parse(Item);
}

/** Builds the projection of a query to the attributes of its items' schemas, whose names may be reserved words. */
export function buildProjection(...schemas: readonly { readonly shape: object }[]) {
  const names = [...new Set(schemas.flatMap(({ shape }) => Object.keys(shape)))];
  return {
    ProjectionExpression: names.map((name) => `#${name}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
  };
}

/** Attempts to read keys that DynamoDB leaves unprocessed, as it does when it throttles. */
const maxAttempts = 3;

/** Name of the error that DynamoDB itself throws if it processes no key at all. */
const throttling = { name: 'ProvisionedThroughputExceededException' };

/** Item to read, with the function that parses it. */
export interface Read<Item> {
  readonly key: Key;
  readonly parse: Parse<Item>;
}

/** Reads of items of these types. */
export type Reads<Items extends readonly unknown[]> = { readonly [Index in keyof Items]: Read<Items[Index]> };

/** Items in the order of their reads; undefined for missing ones. */
export type Found<Items extends readonly unknown[]> = {
  [Index in keyof Items]: Items[Index] | undefined;
};

/** Returns items of a partition in one consistent read. */
export async function getItems<const Items extends readonly unknown[]>(
  { client, tableName }: Table,
  reads: Reads<Items>,
): Promise<Found<Items>> {
  const found = new Map<unknown, unknown>();
  let unread: Record<string, unknown>[] = reads.map(({ key }) => ({ ...key }));
  for (let attempt = 1; unread.length > 0; attempt += 1) {
    if (attempt > maxAttempts) throw Object.assign(new Error('Keys were not processed'), throttling);
    const request = { [tableName]: { Keys: unread, ConsistentRead: true } };
    const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems: request }));
    for (const item of Responses?.[tableName] ?? []) found.set(item.sk, item);
    unread = UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return reads.map(({ key, parse }) => {
    const attributes = found.get(key.sk);
    return attributes && parse(attributes);
  }) as Found<Items>;
}
