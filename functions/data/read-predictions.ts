import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Prediction, prediction } from '#contract/predictions.ts';
import type { HistoryQuery } from '#contract/routes/list-predictions.ts';
import { keyOf } from './keys.ts';
import type { Table } from './table.ts';

/**
 * A prediction is stored as JSON text, because DynamoDB numbers are limited to 38 digits and 1e126 and the
 * user's numbers must be returned unchanged.
 */
const storedPrediction = z.pipe(
  z.object({ prediction: z.string() }),
  z.pipe(
    z.transform((item: { prediction: string }): unknown => JSON.parse(item.prediction)),
    prediction,
  ),
);

/** Returns a prediction of a user, or undefined. */
export async function getPrediction(
  { client, tableName }: Table,
  userId: string,
  predictionId: string,
): Promise<Prediction | undefined> {
  const { Item } = await client.send(
    new GetCommand({
      TableName: tableName,
      Key: keyOf.prediction(userId, predictionId),
      ConsistentRead: true,
    }),
  );
  return Item && storedPrediction.parse(Item);
}

/** Page of a user's predictions, newest first. */
export interface PredictionPage {
  readonly predictions: Prediction[];
  /** True if there are older predictions. */
  readonly hasMore: boolean;
}

/**
 * Maximum size of a page. A Lambda response is limited to 6 MiB and contains the body as a JSON string, in
 * which every quote is escaped; the rest is reserved for headers.
 */
const maxPageBytes = 6_000_000;

/** Size of JSON text as part of a JSON string. Serialising it only to measure it would double the time. */
function countEscapedBytes(json: string): number {
  return Buffer.byteLength(json) + (json.match(/["\\]/g)?.length ?? 0);
}

/** Returns a page of at most `limit` predictions that fits into one response. */
export async function getPredictionPage(
  { client, tableName }: Table,
  userId: string,
  { limit = Number.POSITIVE_INFINITY, before }: HistoryQuery,
): Promise<PredictionPage> {
  const { pk, sk } = keyOf.prediction(userId, '');
  const pages = paginateQuery(
    {
      client,
      // One more than requested, to find out whether there are older predictions.
      ...(Number.isFinite(limit) && { pageSize: limit + 1 }),
      ...(before && { startingToken: keyOf.prediction(userId, before) }),
    },
    {
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
      ProjectionExpression: 'prediction',
      ScanIndexForward: false,
      ConsistentRead: true,
    },
  );
  const predictions: Prediction[] = [];
  let size = 0;
  for await (const { Items = [] } of pages) {
    for (const item of Items) {
      size += countEscapedBytes(item.prediction);
      if (predictions.length === limit || size > maxPageBytes) return { predictions, hasMore: true };
      predictions.push(storedPrediction.parse(item));
    }
  }
  return { predictions, hasMore: false };
}
