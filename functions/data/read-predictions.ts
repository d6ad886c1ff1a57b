import {
  type DynamoDBDocumentPaginationConfiguration,
  paginateQuery,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { HistoryQuery } from '#contract/routes/list-predictions.ts';
import { toApiError } from '#functions/errors/api-error.ts';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { admitCaller, getCaller, getCallerWithSessions } from './callers.ts';
import { countEvent } from './counters.ts';
import { keyOf, sortKeyPrefixes } from './keys.ts';
import { passwordVersion, type Session } from './sessions.ts';
import { countTextBytes, rowAttributes, toPrediction, toRow, toRowText } from './stored-prediction.ts';
import { parseUser } from './stored-users.ts';
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
  const user = await admitCaller(table, userItem && parseUser(userItem), sessionItem, now);
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
 * Returns a page of at most `limit` predictions, each as JSON, that fits into one response. A long one is counted before more
 * than its first part is read.
 * @throws ApiError `unauthenticated` if the session has ended, `too_many_requests` for too many {@link longHistories}
 */
export async function getPredictionPage(table: Table, session: Session, query: HistoryQuery, now: Date) {
  const { limit, before } = query;
  const { user, first, parts } = await (before === undefined
    ? readNewest(table, session, limit, now)
    : readOlder(table, session, query, now));
  const { maxWhole, minPage } = longHistories;
  const { total_predictions: total } = user;
  const isLong = limit === undefined ? total > maxWhole : Math.min(limit, total) >= minPage;
  if (isLong) await countLongHistory(table, session, now);
  return buildPage(first, parts, query, toRowText);
}

/** Returns a user with all sessions and a page of whole predictions; see {@link getPredictionPage}. */
export async function getAccountPart(table: Table, session: Session, query: HistoryQuery, now: Date) {
  const parts = queryPredictions(table, session.userId, query);
  const [caller, first] = await Promise.all([getCallerWithSessions(table, session, now), readPart(parts)]);
  const { total_predictions: total } = caller.user;
  if (query.before !== undefined && total >= longHistories.minPage)
    await countLongHistory(table, session, now);
  return { ...caller, page: await buildPage(first, parts, query, toPrediction) };
}

/** Items in parts of at most 1 MB. */
type Parts = AsyncGenerator<readonly Item[], undefined>;

/** Returns the next part, empty after the last one. */
async function readPart(parts: Parts): Promise<readonly Item[]> {
  return (await parts.next()).value ?? [];
}

/**
 * Builds a page that fits into one response. `nextBefore` is its last id, undefined if there are no older ones.
 * @param first predictions before those of `parts`
 */
async function buildPage<Result>(
  first: readonly Item[],
  parts: Parts,
  { limit = Number.POSITIVE_INFINITY }: HistoryQuery,
  convert: (item: Item) => Result,
) {
  const items: Result[] = [];
  let lastId = '';
  let size = 0;
  for (let part: readonly Item[] | undefined = first; part; part = (await parts.next()).value) {
    for (const item of part) {
      size += countTextBytes(item);
      if (items.length === limit || size > maxPageBytes) return { items, nextBefore: lastId };
      items.push(convert(item));
      lastId = String(item.sk).slice(sortKeyPrefixes.prediction.length);
    }
  }
  return { items, nextBefore: undefined };
}

/** Attributes of a user item that decide which sessions are active, and the number of predictions. */
const readingUser = z.extend(passwordVersion, { total_predictions: z.number() });

/** Attributes of the caller's user and session. TTL is a reserved word. */
const callerAttributes =
  'pk, password_version, surviving_session, total_predictions, erasure_id, device, last_used_at, #ttl';

/**
 * Other sessions that the first part of a page has room for. Their sort keys are random; for a user with more of them before
 * the caller's, the page is read in two parts.
 */
const spareItems = 4;

/**
 * Reads the caller and the first part of their newest predictions, in one query: in the order of sort keys, the user
 * and the sessions follow the predictions.
 * @throws ApiError `unauthenticated` if the session has ended
 */
async function readNewest(table: Table, { userId, tokenId }: Session, limit: number | undefined, now: Date) {
  const session = keyOf.session(userId, tokenId);
  const parts = queryItems(table, limit === undefined ? {} : { pageSize: 2 + spareItems + limit + 1 }, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :oldest AND :session',
    ExpressionAttributeValues: {
      ':pk': session.pk,
      ':oldest': keyOf.prediction(userId, '').sk,
      ':session': session.sk,
    },
    ProjectionExpression: `sk, ${rowAttributes}, ${callerAttributes}`,
    ExpressionAttributeNames: { '#ttl': 'ttl' },
  });
  const items: Item[] = [];
  let index = -1;
  for (let part = await parts.next(); !part.done; part = await parts.next()) {
    items.push(...part.value);
    index = items.findIndex(({ sk }) => sk === keyOf.user(userId).sk);
    if (index >= 0) break;
  }
  const userItem = items[index];
  const user = userItem && !('erasure_id' in userItem) ? readingUser.parse(userItem) : undefined;
  const sessionItem = items[0]?.sk === session.sk ? items[0] : undefined;
  return { user: await admitCaller(table, user, sessionItem, now), first: items.slice(index + 1), parts };
}

/** Reads the caller and, in parallel, the first part of the predictions before one of them. */
async function readOlder(table: Table, session: Session, query: HistoryQuery, now: Date) {
  const parts = queryPredictions(table, session.userId, query, `sk, ${rowAttributes}`);
  const [{ user }, first] = await Promise.all([getCaller(table, session, now), readPart(parts)]);
  return { user, first, parts };
}

/** Queries predictions, newest first, with the named attributes or all. */
function queryPredictions(table: Table, userId: string, query: HistoryQuery, attributes?: string): Parts {
  const { limit, before } = query;
  const { pk, sk } = keyOf.prediction(userId, '');
  const page = {
    // One more than requested, to find out whether there are older predictions.
    ...(limit !== undefined && { pageSize: limit + 1 }),
    ...(before && { startingToken: keyOf.prediction(userId, before) }),
  };
  return queryItems(table, page, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
    ...(attributes && { ProjectionExpression: attributes }),
  });
}

/** Queries items of a user, last first. */
async function* queryItems(
  { client, tableName }: Table,
  page: Omit<DynamoDBDocumentPaginationConfiguration, 'client'>,
  query: Omit<QueryCommandInput, 'TableName'>,
): Parts {
  const input = { ...query, TableName: tableName, ScanIndexForward: false, ConsistentRead: true };
  for await (const { Items = [] } of paginateQuery({ client, ...page }, input)) yield Items;
}
