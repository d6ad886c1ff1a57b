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
  const { user, first, parts } = await readNewest(table, session, 0, now, storedKey);
  const { total_predictions } = user;
  // Other sessions may fill the first part up to the user.
  const [newest] = first.length > 0 || total_predictions === 0 ? first : await readPart(parts);
  return { total_predictions, last_prediction_date: newest ? toCreationTime(newest.sk) : null };
}

/**
 * Maximum size of a page. A Lambda response is limited to 6 MiB and contains the body as a JSON string, in
 * which every quote is escaped; the rest is reserved for headers.
 */
const maxPageBytes = 6_000_000;

/**
 * Limit of long responses of one user, in bytes within a window: those of more than `minBytes` count, and three exports of
 * {@link maxPredictions} fit. Smaller ones cost no write.
 */
export const longHistories = { minBytes: 500_000, maxBytes: 150_000_000, windowSeconds: 10 * 60 };

/** Counts bytes of a long response. @throws ApiError `too_many_requests` */
async function countBytes(table: Table, { userId }: Session, amount: number, now: Date): Promise<void> {
  const { maxBytes: max, windowSeconds } = longHistories;
  const windowEnd = (Math.floor(toEpochSeconds(now) / windowSeconds) + 1) * windowSeconds;
  const counter = { key: keyOf.longHistories(userId, windowEnd), max, amount, windowEnd };
  const seconds = await countEvent(table, [counter], now);
  if (seconds === 0) return;
  throw toApiError('too_many_requests', { seconds, history: 'long' }, { retryAfterSeconds: seconds });
}

/**
 * Returns a page of at most `limit` predictions, each as JSON, that fits into one response. A long one is counted part by
 * part, each before the next is read.
 * @throws ApiError `unauthenticated` if the session has ended, `too_many_requests` for too many {@link longHistories}
 */
export async function getPredictionPage(table: Table, session: Session, query: HistoryQuery, now: Date) {
  const { limit, before } = query;
  const { first, parts } = await (before === undefined
    ? readNewest(table, session, limit, now, storedRow)
    : readOlder(table, session, query, now));
  return buildPage(first, parts, query, toRowText, (bytes) => countBytes(table, session, bytes, now));
}

/** Returns a user with all sessions and a page of whole predictions; see {@link getPredictionPage}. */
export async function getAccountPart(table: Table, session: Session, query: HistoryQuery, now: Date) {
  const parts = queryPredictions(table, session.userId, query, parseStoredPrediction);
  const [caller, first] = await Promise.all([getCallerWithSessions(table, session, now), readPart(parts)]);
  const page = await buildPage(first, parts, query, toPredictionText, (bytes) =>
    countBytes(table, session, bytes, now),
  );
  return { ...caller, page };
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
 * @param count counts bytes of a response that has more than {@link longHistories} allows uncounted
 */
async function buildPage<Item extends StoredKey>(
  first: readonly Item[],
  parts: Parts<Item>,
  { limit = Number.POSITIVE_INFINITY }: HistoryQuery,
  convert: (item: Item) => Text,
  count: (bytes: number) => Promise<void>,
) {
  const size = new PageSize();
  const texts: string[] = [];
  let lastId = '';
  let otherVersions = 0;
  let counted = 0;
  for (let part: readonly Item[] | undefined = first; part; part = (await parts.next()).value) {
    let isFull = false;
    for (const item of part) {
      const { text, isOtherVersion } = convert(item);
      isFull = texts.length === limit || !size.add(text);
      if (isFull) break;
      texts.push(text);
      lastId = toPredictionId(item.sk);
      if (isOtherVersion) otherVersions += 1;
    }
    if (size.bytes > longHistories.minBytes) {
      await count(size.bytes - counted);
      counted = size.bytes;
    }
    if (isFull) return { texts, otherVersions, nextBefore: lastId };
  }
  return { texts, otherVersions, nextBefore: undefined };
}

/** Size of the texts of a page. */
class PageSize {
  /** As they are sent. */
  bytes = 0;
  #texts: string[] = [];
  /** Quotes and backslashes of all texts, counted once they could make the page too large. */
  #escapes: number | undefined;

  /** Adds a text, and returns true if the page still fits into one response, or false without adding it. */
  add(text: string): boolean {
    const bytes = this.bytes + Buffer.byteLength(text);
    this.#texts.push(text);
    // Escaped, a text has at most twice its bytes.
    if (2 * bytes > maxPageBytes) {
      this.#escapes = (this.#escapes ?? countEscapes(this.#texts.slice(0, -1))) + countEscapes([text]);
      if (bytes + this.#escapes > maxPageBytes) return false;
    }
    this.bytes = bytes;
    return true;
  }
}

function countEscapes(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(/["\\]/g)?.length ?? 0), 0);
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
  const isUser = ({ sk }: StoredKey) => sk === keyOf.user(userId).sk;
  const items: StoredKey[] = [];
  for (let part = await parts.next(); !part.done; part = await parts.next()) {
    items.push(...part.value);
    if (part.value.some(isUser)) break;
  }
  const index = items.findIndex(isUser);
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
  const [, first] = await Promise.all([getCaller(table, session, now), readPart(parts)]);
  return { first, parts };
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
