import { describe, expect, it } from 'vitest';
import { callApi, carForm, healthForm, registerSomebody } from '#tests/support/api-client.ts';

const absent = '01JD2Q0ZKZ6Y3V5T8W9X0A1B2C';

async function predictCar(token: string): Promise<string> {
  const { body } = await callApi('POST /api/predictions/car_insurance/', { token, body: carForm });
  return body.id;
}

async function listIds(token: string, query = ''): Promise<string[]> {
  const { body } = await callApi(`GET /api/predictions/history/${query}`, { token });
  return body.map(({ id }: { id: string }) => id);
}

async function countPredictions(token: string): Promise<number> {
  return (await callApi('GET /api/predictions/dashboard/', { token })).body.total_predictions;
}

describe('the history', () => {
  it('is an empty list at first', async () => {
    const { token } = await registerSomebody();
    const { status, body } = await callApi('GET /api/predictions/history/', { token });
    expect(status).toBe(200);
    expect(body).toEqual([]);
  });

  it('is newest first, whole or in parts that lead to one another', async () => {
    const { token } = await registerSomebody();
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.unshift(await predictCar(token));
    expect(await listIds(token)).toEqual(ids);

    const collected: string[] = [];
    let next: string | undefined = '/api/predictions/history/?limit=2';
    while (next !== undefined) {
      const { status, body, headers } = await callApi(`GET ${next}`, { token });
      expect(status).toBe(200);
      collected.push(...body.map(({ id }: { id: string }) => id));
      next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(collected).toEqual(ids);
  });

  it.each([
    ['?limit=0', 'limit', 'limit must be a whole number from 1 to 1000'],
    ['?limit=1001', 'limit', 'limit must be a whole number from 1 to 1000'],
    ['?limit=abc', 'limit', 'limit must be a whole number from 1 to 1000'],
    ['?limit=', 'limit', 'limit must be a whole number from 1 to 1000'],
    ['?before=1', 'before', 'before must be the id of a prediction'],
  ])('refuses %s', async (query, field, message) => {
    const { token } = await registerSomebody();
    const { status, body } = await callApi(`GET /api/predictions/history/${query}`, { token });
    expect(status).toBe(400);
    expect(body).toEqual({ message, code: 'validation_failed', errors: { [field]: message } });
  });

  it('keeps and counts every one of twenty made at the same time', async () => {
    const { token } = await registerSomebody();
    const ids = await Promise.all(Array.from({ length: 20 }, () => predictCar(token)));
    expect((await listIds(token)).sort()).toEqual(ids.sort());
    expect(await countPredictions(token)).toBe(20);
  });
});

describe('deleting a prediction', () => {
  it('takes it away once', async () => {
    const { token } = await registerSomebody();
    const [kept, deleted] = [await predictCar(token), await predictCar(token)];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => callApi(`DELETE /api/predictions/delete/${deleted}/`, { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
    expect(await listIds(token)).toEqual([kept]);
    expect(await countPredictions(token)).toBe(1);
  });

  it.each([absent, 'abc', '..', '%2F', '%00', `${absent}%20`, absent.repeat(50)])(
    'answers 404 where there is none: %s',
    async (id) => {
      const { token } = await registerSomebody();
      const { status, body } = await callApi(`DELETE /api/predictions/delete/${id}/`, { token });
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'not_found', message: expect.any(String) });
    },
  );

  it('of the last one leaves no last date', async () => {
    const { token } = await registerSomebody();
    await callApi(`DELETE /api/predictions/delete/${await predictCar(token)}/`, { token });
    const { body } = await callApi('GET /api/predictions/dashboard/', { token });
    expect(body).toEqual({ total_predictions: 0, last_prediction_date: null });
  });
});

it('keeps what one user has from every other user', async () => {
  const [owner, other] = await Promise.all([registerSomebody(), registerSomebody()]);
  const { body: mine } = await callApi('POST /api/predictions/health_insurance/', {
    token: owner.token,
    body: healthForm,
  });
  expect(await listIds(other.token)).toEqual([]);
  expect(await listIds(other.token, `?before=${mine.id}`)).toEqual([]);
  expect(await countPredictions(other.token)).toBe(0);
  const foreign = await callApi(`DELETE /api/predictions/delete/${mine.id}/`, { token: other.token });
  const unknown = await callApi(`DELETE /api/predictions/delete/${absent}/`, { token: other.token });
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(unknown.body);
  expect(await listIds(owner.token)).toEqual([mine.id]);
});
