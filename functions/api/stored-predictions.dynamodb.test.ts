import { beforeEach, describe, expect, it } from 'vitest';
import type { Prediction } from '#contract/predictions.ts';
import { routes } from '#contract/routes.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import { storePrediction } from '#functions/data/predictions.ts';
import { defineEndpoint } from '#functions/http/endpoint.ts';
import { send } from '#tests/support/proxy-event.ts';
import { registerSomebody, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { buildPrediction } from '#tests/support/test-predictions.ts';
import { deletePrediction } from './delete-prediction.ts';
import { getDashboard } from './get-dashboard.ts';
import { listPredictions } from './list-predictions.ts';

let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  platform = await createTestPlatform();
  token = await registerSomebody(platform);
});

const userId = deriveUserId(registration.email);

const fetchHistory = (query: Record<string, string> = {}) =>
  send(
    defineEndpoint(routes['list-predictions'], listPredictions, () => platform),
    { token, query },
  );
const fetchDashboard = () =>
  send(
    defineEndpoint(routes['get-dashboard'], getDashboard, () => platform),
    { token },
  );
const sendDeletion = (id: string, asToken = token) =>
  send(
    defineEndpoint(routes['delete-prediction'], deletePrediction, () => platform),
    { token: asToken, parameters: { id } },
  );

/** Keeps predictions a second apart and answers them, newest first. */
async function keepPredictions(count: number, change: (made: Prediction) => Prediction = (made) => made) {
  const made = Array.from({ length: count }, (_, index) =>
    change(buildPrediction(new Date(platform.clock().getTime() + index * 1000))),
  );
  for (const prediction of made) await storePrediction(platform.table, userId, prediction);
  return made.reverse();
}

const idsOf = (predictions: { id: string }[]) => predictions.map(({ id }) => id);

describe('the history', () => {
  it('is empty at first', async () => {
    const { status, headers, body } = await fetchHistory();
    expect(status).toBe(200);
    expect(body).toEqual([]);
    expect(headers.link).toBeUndefined();
  });

  it('holds everything, newest first', async () => {
    const kept = await keepPredictions(7);
    const { body, headers } = await fetchHistory();
    expect(body).toEqual(kept);
    expect(headers.link).toBeUndefined();
  });

  it('comes in pages that lead from one to the next', async () => {
    const kept = await keepPredictions(5);
    const first = await fetchHistory({ limit: '2' });
    expect(idsOf(first.body)).toEqual(idsOf(kept.slice(0, 2)));
    expect(first.headers.link).toBe(`</api/predictions/history/?limit=2&before=${kept[1]?.id}>; rel="next"`);
    const second = await fetchHistory({ limit: '2', before: String(kept[1]?.id) });
    expect(idsOf(second.body)).toEqual(idsOf(kept.slice(2, 4)));
    const third = await fetchHistory({ limit: '2', before: String(kept[3]?.id).toLowerCase() });
    expect(idsOf(third.body)).toEqual(idsOf(kept.slice(4)));
    expect(third.headers.link).toBeUndefined();
    const whole = await fetchHistory({ limit: '5' });
    expect(whole.body).toHaveLength(5);
    expect(whole.headers.link).toBeUndefined();
  });

  it('goes on behind a prediction that was deleted', async () => {
    const kept = await keepPredictions(3);
    await sendDeletion(String(kept[0]?.id));
    const { body } = await fetchHistory({ before: String(kept[0]?.id) });
    expect(idsOf(body)).toEqual(idsOf(kept.slice(1)));
  });

  it.each([
    [{ limit: '0' }, { limit: 'limit must be a whole number from 1 to 1000' }],
    [{ limit: '1001' }, { limit: 'limit must be a whole number from 1 to 1000' }],
    [{ limit: 'ten' }, { limit: 'limit must be a whole number from 1 to 1000' }],
    [{ before: 'yesterday' }, { before: 'before must be the id of a prediction' }],
  ])('refuses %j', async (query, errors) => {
    const { status, body } = await fetchHistory(query as Record<string, string>);
    expect(status).toBe(400);
    expect(body.errors).toEqual(errors);
  });

  it('says to ask for a part when all of it is more than one answer holds', async () => {
    const long = 'x'.repeat(100_000);
    const kept = await keepPredictions(60, (made) => ({
      ...made,
      warnings: [{ feature: 'age', message: long }],
    }));
    const { status, body } = await fetchHistory();
    expect(status).toBe(413);
    expect(body.code).toBe('payload_too_large');
    expect(body.message).toContain('?limit=');
    const page = await fetchHistory({ limit: '1000' });
    expect(page.status).toBe(200);
    expect(page.headers.link).toContain(`before=${page.body.at(-1).id}`);
    const rest = await fetchHistory({ limit: '1000', before: page.body.at(-1).id });
    expect([...idsOf(page.body), ...idsOf(rest.body)]).toEqual(idsOf(kept));
  });
});

describe('the dashboard', () => {
  it('counts none, and then what is kept', async () => {
    expect((await fetchDashboard()).body).toEqual({ total_predictions: 0, last_prediction_date: null });
    const [newest, older] = await keepPredictions(2);
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
});

describe('deleting a prediction', () => {
  it('takes it out of the history, once', async () => {
    const [newest, older] = await keepPredictions(2);
    const { status, body } = await sendDeletion(String(newest?.id));
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Prediction deleted successfully' });
    expect(idsOf((await fetchHistory()).body)).toEqual([older?.id]);
    expect((await sendDeletion(String(newest?.id))).body).toEqual({
      code: 'not_found',
      message: 'Prediction not found.',
    });
  });

  it('takes an id in small letters, and with the path’s last slash', async () => {
    const [first, second] = await keepPredictions(2);
    expect((await sendDeletion(String(first?.id).toLowerCase())).status).toBe(200);
    expect((await sendDeletion(`${second?.id}/`)).status).toBe(200);
  });

  it('finds nothing under an id that is none', async () => {
    for (const id of ['1', '', '../profile', 'x'.repeat(5000)]) {
      const { status, body } = await sendDeletion(id);
      expect(status).toBe(404);
      expect(body.message).toBe('Prediction not found.');
    }
  });

  it('does not touch what is somebody else’s', async () => {
    const [mine] = await keepPredictions(1);
    const theirs = await registerSomebody(platform, 'bob@example.com');
    expect((await sendDeletion(String(mine?.id), theirs)).status).toBe(404);
    expect((await fetchHistory()).body).toHaveLength(1);
    token = theirs;
    expect((await fetchHistory()).body).toEqual([]);
  });

  it('lets one of eight win that come at once, and counts right', async () => {
    const [newest] = await keepPredictions(3);
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendDeletion(String(newest?.id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
    expect((await fetchDashboard()).body.total_predictions).toBe(2);
    expect((await fetchHistory()).body).toHaveLength(2);
  });
});
