import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { deriveUserId, type Key, keyOf } from '#functions/data/keys.ts';
import { credentials, region, resourceNames } from '#local/function-environment.ts';

/** DynamoDB's own limit for one batch. */
const largestBatch = 25;

/** Batches under way at once. */
const parallelBatches = 4;

/** An item as the SDK's document client reads it. */
export type Item = Record<string, unknown>;

/** Fills a table faster than requests would: with copies of what requests have written. */
export interface SeededTable {
  /**
   * Copies one of a person's predictions, and counts the copies.
   * @returns the ids of the copies, oldest first
   */
  copyPrediction(email: string, predictionId: string, count: number): Promise<string[]>;
  /** Copies an account to so many further ones. */
  copyUser(email: string, count: number): Promise<void>;
  /** Everything that is kept of a person: at most 1 MB of it. */
  readItems(email: string): Promise<Item[]>;
  close(): void;
}

/** @param url where the DynamoDB of an application on this machine listens */
export function openTable(url: string): SeededTable {
  const connection = new DynamoDBClient({ endpoint: url, region, credentials });
  const client = DynamoDBDocumentClient.from(connection);
  const TableName = resourceNames.table;

  async function readItem(key: Key): Promise<Item> {
    const { Item } = await client.send(new GetCommand({ TableName, Key: key }));
    if (!Item) throw new Error(`There is no item ${key.pk} ${key.sk}`);
    return Item;
  }

  async function writeItems(count: number, makeItem: (n: number) => Item): Promise<void> {
    let next = 0;
    const work = async () => {
      while (next < count) {
        const first = next;
        next += largestBatch;
        const size = Math.min(largestBatch, count - first);
        const writes = Array.from({ length: size }, (_, n) => ({
          PutRequest: { Item: makeItem(first + n) },
        }));
        const { UnprocessedItems = {} } = await client.send(
          new BatchWriteCommand({ RequestItems: { [TableName]: writes } }),
        );
        if (Object.keys(UnprocessedItems).length > 0) throw new Error('DynamoDB left writes undone');
      }
    };
    await Promise.all(Array.from({ length: parallelBatches }, work));
  }

  return {
    async copyPrediction(email, predictionId, count) {
      const userId = deriveUserId(email);
      const original = JSON.stringify(await readItem(keyOf.prediction(userId, predictionId)));
      const ids = Array.from({ length: count }, (_, n) => ulid(Date.now() - (count - n) * 60_000));
      await writeItems(count, (n) => JSON.parse(original.replaceAll(predictionId, ids[n] ?? '')));
      await client.send(
        new UpdateCommand({
          TableName,
          Key: keyOf.user(userId),
          UpdateExpression: 'ADD total_predictions :count',
          ExpressionAttributeValues: { ':count': count },
        }),
      );
      return ids;
    },
    async copyUser(email, count) {
      const user = await readItem(keyOf.user(deriveUserId(email)));
      await writeItems(count, (n) => ({ ...user, ...keyOf.user(deriveUserId(`copy-${n}-of-${email}`)) }));
    },
    async readItems(email) {
      const { pk } = keyOf.user(deriveUserId(email));
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
        }),
      );
      return Items;
    },
    close: () => connection.destroy(),
  };
}
