import { ulid } from 'ulid';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Prediction } from '#contract/predictions.ts';
import { type Key, keyOf, sortKeyPrefixes } from '#functions/data/keys.ts';
import { longHistories } from '#functions/data/read-predictions.ts';
import { type Session, toSessionItem } from '#functions/data/sessions.ts';
import { storePrediction } from '#functions/data/write-predictions.ts';
import { putItem, putItems, readPartition } from '#tests/support/dynamodb-items.ts';
import { interceptCommands } from '#tests/support/dynamodb-table.ts';
import { createAccount, readSession, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { buildPrediction, toRow } from '#tests/support/test-predictions.ts';

let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  platform = await createTestPlatform();
  token = await createAccount(platform);
});

const fetchHistory = (query: Record<string, string> = {}) =>
  platform.call('list-predictions', { token, query });
const fetchDashboard = () => platform.call('get-dashboard', { token });
const sendDeletion = (id: string) => platform.call('delete-prediction', { token, parameters: { id } });
const fetchPrediction = (id: string) => platform.call('get-prediction', { token, parameters: { id } });
const sendLabel = (id: string, label: string | null) =>
  platform.call('label-prediction', { token, parameters: { id }, body: { label } });

/** Stores predictions one second apart and returns them, newest first. */
async function storePredictions(count: number, change: (made: Prediction) => Prediction = (made) => made) {
  const made = Array.from({ length: count }, (_, index) =>
    change(buildPrediction(new Date(platform.clock().getTime() + index * 1000))),
  );
  const session = await readSession(platform, token);
  for (const prediction of made) await storePrediction(platform.table, session, prediction);
  return made.reverse();
}

const idsOf = (predictions: { id: string }[]) => predictions.map(({ id }) => id);

describe('listPredictions', () => {
  it('returns an empty list without predictions', async () => {
    const { status, headers, body } = await fetchHistory();
    expect(status).toBe(200);
    expect(body).toEqual([]);
    expect(headers.link).toBeUndefined();
  });

  it('returns all predictions, newest first', async () => {
    const stored = await storePredictions(7);
    const { body, headers } = await fetchHistory();
    expect(body).toEqual(stored.map(toRow));
    expect(headers.link).toBeUndefined();
  });

  it('returns pages with a link to the next one', async () => {
    const stored = await storePredictions(5);
    const first = await fetchHistory({ limit: '2' });
    expect(idsOf(first.body)).toEqual(idsOf(stored.slice(0, 2)));
    expect(first.headers.link).toBe(
      `</api/predictions/history/?limit=2&before=${stored[1]?.id}>; rel="next"`,
    );
    const second = await fetchHistory({ limit: '2', before: String(stored[1]?.id) });
    expect(idsOf(second.body)).toEqual(idsOf(stored.slice(2, 4)));
    const third = await fetchHistory({ limit: '2', before: String(stored[3]?.id).toLowerCase() });
    expect(idsOf(third.body)).toEqual(idsOf(stored.slice(4)));
    expect(third.headers.link).toBeUndefined();
    const whole = await fetchHistory({ limit: '5' });
    expect(whole.body).toHaveLength(5);
    expect(whole.headers.link).toBeUndefined();
  });

  it('returns the same page to a user with other sessions', async () => {
    const stored = await storePredictions(3);
    const session = await readSession(platform, token);
    const others = Array.from({ length: 12 }, (_, index) =>
      toSessionItem({ ...session, tokenId: `0${index}` }, 'Firefox on Linux'),
    );
    await putItems(platform.table, others);
    for (const query of [{ limit: '1' }, { limit: '3' }, {}]) {
      const { body } = await fetchHistory(query);
      expect(idsOf(body)).toEqual(idsOf(stored.slice(0, Number(query.limit ?? 3))));
    }
  });

  it('continues after a deleted prediction', async () => {
    const stored = await storePredictions(3);
    await sendDeletion(String(stored[0]?.id));
    const { body } = await fetchHistory({ before: String(stored[0]?.id) });
    expect(idsOf(body)).toEqual(idsOf(stored.slice(1)));
  });

  it.each([
    [{ limit: '0' }, { limit: 'limit must be a whole number from 1 to 1000' }],
    [{ limit: '1001' }, { limit: 'limit must be a whole number from 1 to 1000' }],
    [{ limit: 'ten' }, { limit: 'limit must be a whole number from 1 to 1000' }],
    [{ before: 'yesterday' }, { before: 'before must be the id of a prediction' }],
  ])('returns 400 for %j', async (query, errors) => {
    const { status, body } = await fetchHistory(query as Record<string, string>);
    expect(status).toBe(400);
    expect(body.errors).toEqual(errors);
  });

  it('returns 413 if the whole history does not fit into one response', async () => {
    const long = 'x'.repeat(100_000);
    const stored = await storePredictions(60, (made) => ({
      ...made,
      range: { ...made.range, note: long },
    }));
    const { status, body } = await fetchHistory();
    expect(status).toBe(413);
    expect(body.code).toBe('payload_too_large');
    expect(body.message).toContain('?limit=');
    const page = await fetchHistory({ limit: '1000' });
    expect(page.status).toBe(200);
    expect(page.headers.link).toContain(`before=${page.body.at(-1).id}`);
    const rest = await fetchHistory({ limit: '1000', before: page.body.at(-1).id });
    expect([...idsOf(page.body), ...idsOf(rest.body)]).toEqual(idsOf(stored));
  });

  describe('of a user with many predictions', () => {
    let session: Session;
    let total = 0;
    beforeEach(async () => {
      await storePredictions(1);
      session = await readSession(platform, token);
      total = 1;
    });

    const readItems = (prefix: string) =>
      readPartition(platform.table, keyOf.user(session.userId)).then((items) =>
        items.filter(({ sk }) => sk.startsWith(prefix)),
      );
    const readCount = async () => (await readItems(sortKeyPrefixes.longHistories))[0]?.events ?? 0;

    /** Stores copies of the first prediction, by hundreds. */
    async function storeCopies(hundreds: number) {
      const [made] = await readItems(sortKeyPrefixes.prediction);
      const time = platform.clock().getTime();
      for (const end = total + 100 * hundreds; total < end; total += 100) {
        const copies = Array.from({ length: 100 }, (_, index) => ({
          ...made,
          ...keyOf.prediction(session.userId, ulid(time + (total + index) * 1000)),
        }));
        await putItems(platform.table, copies);
      }
      const key = keyOf.user(session.userId);
      const [user] = await readItems(key.sk);
      await putItem(platform.table, { ...user, ...key, total_predictions: total });
    }

    it('has 150 MB of long responses in ten minutes, also at once and of several sessions', async () => {
      await storeCopies(10);
      const { body: login } = await platform.call('login', { body: registration });
      const tokens = [token, login.token, token, login.token, token];
      const { body: history } = await fetchHistory();
      expect(history).toHaveLength(1001);
      const bytes = await readCount();
      expect(bytes).toBe(JSON.stringify(history).length - 1002);
      const [counter] = await readItems(sortKeyPrefixes.longHistories);
      const events = longHistories.maxBytes - 2 * bytes + 1;
      await putItem(platform.table, { ...(counter as Key), ...counter, events });
      const answers = await Promise.all(
        tokens.map((each) => platform.call('list-predictions', { token: each })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
      const { headers, body } = answers.find(({ status }) => status === 429) ?? expect.unreachable();
      expect([body.code, body.params.history]).toEqual(['too_many_requests', 'long']);
      const seconds = Number(headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(600);
      expect((await platform.call('export-account', { token })).status).toBe(429);
      expect((await fetchHistory({ limit: '499' })).status).toBe(200);
      platform.passSeconds(seconds);
      expect((await fetchHistory()).status).toBe(200);
    });

    it('counts histories, pages and exports by their size, if that is more than 500 KB', async () => {
      const count = async (route: 'list-predictions' | 'export-account', query: Record<string, string>) => {
        const before = await readCount();
        const { status, body } = await platform.call(route, { token, query });
        expect(status).toBe(200);
        const rows = body.predictions ?? body;
        const bytes = rows.reduce((sum: number, row: object) => sum + JSON.stringify(row).length, 0);
        expect([bytes <= longHistories.minBytes ? 0 : bytes]).toEqual([(await readCount()) - before]);
        return bytes;
      };
      await storeCopies(10);
      const row = (await count('list-predictions', { limit: '1' })) as number;
      expect(await count('list-predictions', { limit: String(Math.floor(500_000 / row)) })).toBeGreaterThan(
        499_000,
      );
      expect(await readCount()).toBe(0);
      expect(await count('list-predictions', { limit: '1000' })).toBeGreaterThan(500_000);
      expect(await count('list-predictions', {})).toBeGreaterThan(500_000);
      expect(await count('export-account', {})).toBeGreaterThan(500_000);
      // The rows of the copies have the id of the first prediction.
      const before = ulid(platform.clock().getTime() + total * 1000);
      expect(await count('export-account', { before })).toBeGreaterThan(500_000);
      expect(await readItems(sortKeyPrefixes.longHistories)).toHaveLength(1);
    });
  });
});

it('getDashboard returns the number of predictions and the time of the newest one', async () => {
  expect((await fetchDashboard()).body).toEqual({ total_predictions: 0, last_prediction_date: null });
  const [newest, older] = await storePredictions(2);
  expect((await fetchDashboard()).body).toEqual({
    total_predictions: 2,
    last_prediction_date: newest?.created_at,
  });
  await sendDeletion(String(newest?.id));
  expect((await fetchDashboard()).body).toEqual({
    total_predictions: 1,
    last_prediction_date: older?.created_at,
  });
});

// DynamoDB bills what is read: the caller, one of other sessions or four, the predictions, and one that tells of more.
it('reads hardly more items than the dashboard or a page has', async () => {
  const stored = await storePredictions(3);
  const limits: unknown[] = [];
  interceptCommands(platform.table, (name, send, command) => {
    if (name === 'Query' && 'input' in command) limits.push(Object(command.input).Limit);
    return send();
  });
  await fetchDashboard();
  await fetchHistory({ limit: '2' });
  await fetchHistory({ limit: '2', before: String(stored[0]?.id) });
  expect(limits).toEqual([2 + 1 + 1, 2 + 4 + 2 + 1, 2 + 1]);
});

describe('deletePrediction', () => {
  it('deletes a prediction and returns 404 the second time', async () => {
    const [newest, older] = await storePredictions(2);
    const { status, body } = await sendDeletion(String(newest?.id));
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Prediction deleted successfully' });
    expect(idsOf((await fetchHistory()).body)).toEqual([older?.id]);
    expect((await sendDeletion(String(newest?.id))).body).toEqual({
      code: 'not_found',
      message: 'The prediction was not found.',
      params: { item: 'prediction' },
    });
  });

  it('accepts a lower-case id and a trailing slash', async () => {
    const [first, second] = await storePredictions(2);
    expect((await sendDeletion(String(first?.id).toLowerCase())).status).toBe(200);
    expect((await sendDeletion(`${second?.id}/`)).status).toBe(200);
  });
});

it('getPrediction returns a prediction unchanged', async () => {
  const [stored] = await storePredictions(1);
  const { status, body } = await fetchPrediction(String(stored?.id));
  expect(status).toBe(200);
  expect(body).toEqual(stored);
});

it('labelPrediction sets, replaces and removes a label, and changes nothing else', async () => {
  const [stored] = await storePredictions(1);
  const id = String(stored?.id);
  for (const label of ['Blue hatchback', '  Second car ']) {
    const labelled = { ...stored, label: label.trim() };
    expect((await sendLabel(id, label)).body).toEqual(labelled);
    expect((await fetchPrediction(id)).body).toEqual(labelled);
    expect((await fetchHistory()).body[0].label).toBe(label.trim());
  }
  expect((await sendLabel(id, null)).body).toEqual(stored);
  expect((await fetchPrediction(id)).body).toEqual(stored);
});

it('shows a label of combining marks that was stored before, and replaces it', async () => {
  const [stored] = await storePredictions(1, (made) => ({ ...made, label: '\u0301\u2800' }));
  const { id = '' } = stored ?? {};
  expect((await fetchHistory()).body[0].label).toBe('\u0301\u2800');
  expect((await fetchPrediction(id)).body).toEqual(stored);
  expect((await sendLabel(id, '\u0301')).status).toBe(400);
  expect((await sendLabel(id, 'Mine')).body).toEqual({ ...stored, label: 'Mine' });
});

it.each(['get-prediction', 'label-prediction', 'delete-prediction'] as const)(
  "%s returns 404 for an unknown id and for another user's prediction, and changes nothing",
  async (routeId) => {
    const [stored] = await storePredictions(1);
    const theirs = await createAccount(platform, 'bob@example.com');
    const unknown = '01JD0000000000000000000000';
    for (const [id, asToken] of [
      [unknown, token],
      ['x', token],
      [String(stored?.id), theirs],
    ] as const) {
      const request = { token: asToken, parameters: { id }, body: { label: 'Mine' } };
      const { status, body } = await platform.call(routeId, request);
      expect([status, body.message]).toEqual([404, 'The prediction was not found.']);
    }
    expect((await fetchPrediction(String(stored?.id))).body).toEqual(stored);
    expect((await fetchPrediction(unknown)).status).toBe(404);
    expect((await platform.call('list-predictions', { token: theirs })).body).toEqual([]);
  },
);
