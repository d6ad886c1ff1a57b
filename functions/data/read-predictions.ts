import {
  type DynamoDBDocumentPaginationConfiguration,
  paginateQuery,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { HistoryQuery } from '#contract/routes/list-predictions.ts';
import { toApiError } from '#functions/errors/api-error.ts';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { admitCaller, getCaller, getCallerWithSessions } from './callers.ts';
import { countEvent } from './counters.ts';
import { keyOf } from './keys.ts';
import { parseSession, passwordVersion, type Session, storedSession } from './sessions.ts';
import {
  parseStoredPrediction,
  storedRow,
  type Text,
  toCreationTime,
  toPredictionId,
  toPredictionText,
  toRowText,
} from './stored-prediction.ts';
import { createUserParser, erasedUser } from './stored-users.ts';
import { buildProjection, type Parse, type Table } from './table.ts';

/**
 * Returns the number of a user's predictions and the time of the newest one, from one query, so that they agree. The time is
 * that of the key, which every version of Premia can read.
 * @throws ApiError `unauthenticated` if the session has ended
 */
export async function summarizePredictions(table: Table, session: Session, now: Date) {
  const { user, first } = await readNewest(table, session, 0, now, storedKey);
  const { total_predictions } = user;
  return { total_predictions, last_prediction_date: first[0] ? toCreationTime(first[0].sk) : null };
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
    ? readNewest(table, session, limit, now, storedRow)
    : readOlder(table, session, query, now));
  const { maxWhole, minPage } = longHistories;
  const { total_predictions: total } = user;
  const isLong = limit === undefined ? total > maxWhole : Math.min(limit, total) >= minPage;
  if (isLong) await countLongHistory(table, session, now);
  return buildPage(first, parts, query, toRowText);
}

/** Returns a user with all sessions and a page of whole predictions; see {@link getPredictionPage}. */
export async function getAccountPart(table: Table, session: Session, query: HistoryQuery, now: Date) {
  const parts = queryPredictions(table, session.userId, query, parseStoredPrediction);
  const [caller, first] = await Promise.all([getCallerWithSessions(table, session, now), readPart(parts)]);
  const { total_predictions: total } = caller.user;
  if (query.before !== undefined && total >= longHistories.minPage)
    await countLongHistory(table, session, now);
  return { ...caller, page: await buildPage(first, parts, query, toPredictionText) };
}

/** Items in parts of at most 1 MB. */
type Parts<Item> = AsyncGenerator<readonly Item[], undefined>;

/** Returns the next part, empty after the last one. */
async function readPart<Item>(parts: Parts<Item>): Promise<readonly Item[]> {
  return (await parts.next()).value ?? [];
}

/**
 * Builds a page of JSON texts that fits into one response. `nextBefore` is its last id, undefined if there are no older ones;
 * `otherVersions` counts those that this version can't read.
 * @param first predictions before those of `parts`
 */
async function buildPage<Item extends StoredKey>(
  first: readonly Item[],
  parts: Parts<Item>,
  { limit = Number.POSITIVE_INFINITY }: HistoryQuery,
  convert: (item: Item) => Text,
) {
  const texts: string[] = [];
  let lastId = '';
  let otherVersions = 0;
  let size = 0;
  for (let part: readonly Item[] | undefined = first; part; part = (await parts.next()).value) {
    for (const item of part) {
      const { text, isOtherVersion } = convert(item);
      size += countEscapedBytes(text);
      if (texts.length === limit || size > maxPageBytes) return { texts, otherVersions, nextBefore: lastId };
      texts.push(text);
      lastId = toPredictionId(item.sk);
      if (isOtherVersion) otherVersions += 1;
    }
  }
  return { texts, otherVersions, nextBefore: undefined };
}

/** Returns the size of a text as part of a JSON string, in which quotes are escaped. */
function countEscapedBytes(text: string): number {
  return Buffer.byteLength(text) + (text.match(/["\\]/g)?.length ?? 0);
}

/** Attributes of a user item that decide which sessions are active, and the number of predictions. */
const readingUser = z.extend(passwordVersion, { total_predictions: z.number() });

const parseReadingUser = createUserParser(readingUser);

const storedKey = z.object({ sk: z.string() });

/** Item of any kind, which its key tells. */
type StoredKey = z.infer<typeof storedKey>;

const parseAnyItem: Parse<StoredKey> = z.looseObject(storedKey.shape).parse;

/**
 * Other sessions that the first part of a page has room for. Their sort keys are random; for a user with more of them before
 * the caller's, the page is read in two parts.
 */
const spareItems = 4;

/** Those of the dashboard, whose page would otherwise cost two more read units. */
const spareItemsOfDashboard = 1;

/**
 * Reads the caller and the first part of their newest predictions, in one query: in the order of sort keys, the user
 * and the sessions follow the predictions.
 * @param schema of the predictions
 * @throws ApiError `unauthenticated` if the session has ended
 */
async function readNewest<Schema extends z.ZodMiniObject>(
  table: Table,
  { userId, tokenId }: Session,
  limit: number | undefined,
  now: Date,
  schema: Schema,
) {
  const session = keyOf.session(userId, tokenId);
  const spare = limit === 0 ? spareItemsOfDashboard : spareItems;
  const parts = queryItems(
    table,
    limit === undefined ? {} : { pageSize: 2 + spare + limit + 1 },
    {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :oldest AND :session',
      ExpressionAttributeValues: {
        ':pk': session.pk,
        ':oldest': keyOf.prediction(userId, '').sk,
        ':session': session.sk,
      },
      ...buildProjection(schema, storedSession, readingUser, erasedUser),
    },
    parseAnyItem,
  );
  const items: StoredKey[] = [];
  let index = -1;
  for (let part = await parts.next(); !part.done; part = await parts.next()) {
    items.push(...part.value);
    index = items.findIndex(({ sk }) => sk === keyOf.user(userId).sk);
    if (index >= 0) break;
  }
  const userItem = items[index];
  const stored = items[0]?.sk === session.sk ? parseSession(items[0]) : undefined;
  const user = await admitCaller(table, userItem && parseReadingUser(userItem), stored, now);
  const predictions = items.slice(index + 1).map((item) => schema.parse(item));
  return { user, first: predictions, parts: parseParts(parts, schema) };
}

async function* parseParts<Schema extends z.ZodMiniObject>(
  parts: Parts<StoredKey>,
  schema: Schema,
): Parts<z.output<Schema>> {
  for await (const part of parts) yield part.map((item) => schema.parse(item));
}

/** Reads the caller and, in parallel, the first part of the predictions before one of them. */
async function readOlder(table: Table, session: Session, query: HistoryQuery, now: Date) {
  const parts = queryPredictions(table, session.userId, query, storedRow.parse, buildProjection(storedRow));
  const [{ user }, first] = await Promise.all([getCaller(table, session, now), readPart(parts)]);
  return { user, first, parts };
}

/**
 * Queries predictions, newest first.
 * @param projection all attributes by default
 */
function queryPredictions<Item>(
  table: Table,
  userId: string,
  query: HistoryQuery,
  parse: Parse<Item>,
  projection?: ReturnType<typeof buildProjection>,
): Parts<Item> {
  const { limit, before } = query;
  const { pk, sk } = keyOf.prediction(userId, '');
  const page = {
    // One more than requested, to find out whether there are older predictions.
    ...(limit !== undefined && { pageSize: limit + 1 }),
    ...(before && { startingToken: keyOf.prediction(userId, before) }),
  };
  const ofUser = {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
    ...projection,
  };
  return queryItems(table, page, ofUser, parse);
}

/** Queries items of a user, last first. */
async function* queryItems<Item>(
  { client, tableName }: Table,
  page: Omit<DynamoDBDocumentPaginationConfiguration, 'client'>,
  query: Omit<QueryCommandInput, 'TableName'>,
  parse: Parse<Item>,
): Parts<Item> {
  const input = { ...query, TableName: tableName, ScanIndexForward: false, ConsistentRead: true };
  for await (const { Items = [] } of paginateQuery({ client, ...page }, input))
    yield Items.map((item) => parse(item));
}
