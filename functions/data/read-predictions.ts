import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Prediction, prediction } from '#contract/predictions.ts';
import type { HistoryQuery } from '#contract/routes/list-predictions.ts';
import { keyOf } from './keys.ts';
import type { Table } from './table.ts';

/**
 * A prediction is kept as JSON text: DynamoDB's numbers have 38 digits and end at 1e126, and a number
 * that a person sent has to come back as it was.
 */
const storedPrediction = z.pipe(
  z.object({ prediction: z.string() }),
  z.pipe(
    z.transform((item: { prediction: string }): unknown => JSON.parse(item.prediction)),
    prediction,
  ),
);

/** One prediction of a person, undefined when there is none. */
export async function findPrediction(
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

/** A part of a person's predictions, newest first. */
export interface PredictionPage {
  readonly predictions: Prediction[];
  /** There are older ones. */
  readonly hasMore: boolean;
}

/**
 * Bytes of one page. Lambda answers 6 MiB at most, and hands the body on as text inside JSON, where every
 * quote is escaped; the rest is for headers.
 */
const largestPage = 6_000_000;

/** Bytes of JSON text as a part of text inside JSON. Writing it out to count them would take as long again. */
function measureInsideJson(json: string): number {
  return Buffer.byteLength(json) + (json.match(/["\\]/g)?.length ?? 0);
}

/** A person's predictions, newest first: as many as were asked for, and as fit into one answer. */
export async function readPredictionPage(
  { client, tableName }: Table,
  userId: string,
  { limit = Number.POSITIVE_INFINITY, before }: HistoryQuery,
): Promise<PredictionPage> {
  const { pk, sk } = keyOf.prediction(userId, '');
  const pages = paginateQuery(
    {
      client,
      // One more than asked for tells whether there are more.
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
      size += measureInsideJson(item.prediction);
      if (predictions.length === limit || size > largestPage) return { predictions, hasMore: true };
      predictions.push(storedPrediction.parse(item));
    }
  }
  return { predictions, hasMore: false };
}
