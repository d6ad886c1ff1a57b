import { paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { HistoryQuery } from '#contract/routes/list-predictions.ts';
import { toApiError } from '#functions/errors/api-error.ts';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { admitCaller, getCaller, getCallerWithSessions } from './callers.ts';
import { countEvent } from './counters.ts';
import { keyOf, sortKeyPrefixes } from './keys.ts';
import type { Session } from './sessions.ts';
import { countTextBytes, rowAttributes, toPrediction, toRow, toRowText } from './stored-prediction.ts';
import { getItem, type Item, type Table } from './table.ts';

/**
 * Returns the number of a user's predictions and the time of the newest one. Both are from one query, so that they agree:
 * the user item follows the predictions in the order of sort keys. The session is read in parallel.
 * @throws ApiError `unauthenticated` if the session has ended
 */
export async function summarizePredictions(table: Table, { userId, tokenId }: Session, now: Date) {
  const { pk, sk } = keyOf.user(userId);
  const lastTwo = new QueryCommand({
    TableName: table.tableName,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :oldest AND :user',
    ExpressionAttributeValues: { ':pk': pk, ':oldest': keyOf.prediction(userId, '').sk, ':user': sk },
    ScanIndexForward: false,
    Limit: 2,
    ConsistentRead: true,
  });
  const [{ Items = [] }, sessionItem] = await Promise.all([
    table.client.send(lastTwo),
    getItem(table, keyOf.session(userId, tokenId)),
  ]);
  const [userItem, newest] = Items;
  const user = await admitCaller(table, userItem, sessionItem, now);
  return {
    total_predictions: user.total_predictions,
    last_prediction_date: newest ? toRow(newest).created_at : null,
  };
}

/**
 * Maximum size of a page. A Lambda response is limited to 6 MiB and contains the body as a JSON string, in
 * which every quote is escaped; the rest is reserved for headers.
 */
const maxPageBytes = 6_000_000;

/**
 * Limit of requests with many rows for one user, which read the table more than any other request: of a whole history of
 * more than `maxWhole` rows; and of users with at least `minPage`, of a page of as many and of a part of an export after
 * the first.
 */
export const longHistories = { maxWhole: 1000, minPage: 500, max: 30, windowSeconds: 10 * 60 };

/** Counts a request with many rows. @throws ApiError `too_many_requests` */
async function countLongHistory(table: Table, { userId }: Session, now: Date): Promise<void> {
  const { max, windowSeconds } = longHistories;
  const windowEnd = (Math.floor(toEpochSeconds(now) / windowSeconds) + 1) * windowSeconds;
  const seconds = await countEvent(
    table,
    [{ key: keyOf.longHistories(userId, windowEnd), max, windowEnd }],
    now,
  );
  if (seconds === 0) return;
  throw toApiError('too_many_requests', { seconds, history: 'long' }, { retryAfterSeconds: seconds });
}

/**
 * Returns a page of at most `limit` predictions, each as JSON, that fits into one response. The user and the session are read in parallel
 * with the first part of the page; a long one is counted before the rest is read.
 * @throws ApiError `unauthenticated` if the session has ended, `too_many_requests` for too many {@link longHistories}
 */
export async function getPredictionPage(table: Table, session: Session, query: HistoryQuery, now: Date) {
  const parts = queryPredictions(table, session.userId, query, `sk, ${rowAttributes}`);
  const [{ user }, first] = await Promise.all([getCaller(table, session, now), parts.next()]);
  const { maxWhole, minPage } = longHistories;
  const { total_predictions: total } = user;
  const isLong = query.limit === undefined ? total > maxWhole : Math.min(query.limit, total) >= minPage;
  if (isLong) await countLongHistory(table, session, now);
  return buildPage(first, parts, query, toRowText);
}

/** Returns a user with all sessions and a page of whole predictions; see {@link getPredictionPage}. */
export async function getAccountPart(table: Table, session: Session, query: HistoryQuery, now: Date) {
  const parts = queryPredictions(table, session.userId, query);
  const [caller, first] = await Promise.all([getCallerWithSessions(table, session, now), parts.next()]);
  const { total_predictions: total } = caller.user;
  if (query.before !== undefined && total >= longHistories.minPage)
    await countLongHistory(table, session, now);
  return { ...caller, page: await buildPage(first, parts, query, toPrediction) };
}

type PredictionParts = ReturnType<typeof queryPredictions>;

/** Builds a page that fits into one response. `nextBefore` is its last id, undefined if there are no older ones. */
async function buildPage<Result>(
  first: Awaited<ReturnType<PredictionParts['next']>>,
  parts: PredictionParts,
  { limit = Number.POSITIVE_INFINITY }: HistoryQuery,
  convert: (item: Item) => Result,
) {
  const items: Result[] = [];
  let lastId = '';
  let size = 0;
  for (let part = first; !part.done; part = await parts.next()) {
    for (const item of part.value.Items ?? []) {
      size += countTextBytes(item);
      if (items.length === limit || size > maxPageBytes) return { items, nextBefore: lastId };
      items.push(convert(item));
      lastId = item.sk.slice(sortKeyPrefixes.prediction.length);
    }
  }
  return { items, nextBefore: undefined };
}

/** Queries predictions, newest first, in parts of at most 1 MB, with the named attributes or all. */
function queryPredictions(
  { client, tableName }: Table,
  userId: string,
  { limit, before }: HistoryQuery,
  attributes?: string,
) {
  const { pk, sk } = keyOf.prediction(userId, '');
  return paginateQuery(
    {
      client,
      // One more than requested, to find out whether there are older predictions.
      ...(limit !== undefined && { pageSize: limit + 1 }),
      ...(before && { startingToken: keyOf.prediction(userId, before) }),
    },
    {
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
      ...(attributes && { ProjectionExpression: attributes }),
      ScanIndexForward: false,
      ConsistentRead: true,
    },
  );
}
