import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callApi, carForm, registerSomebody } from '#tests/support/api-client.ts';
import { startApplicationProcess } from '#tests/support/application-process.ts';

let stateDirectory: string;
beforeEach(async () => {
  stateDirectory = await mkdtemp(join(tmpdir(), 'premia-restart-'));
});
afterEach(() => rm(stateDirectory, { recursive: true }));

it('keeps accounts, sessions and predictions over a restart', async () => {
  const environment = { STATE_DIR: stateDirectory };
  const first = await startApplicationProcess({ environment });
  const { token, user } = await registerSomebody(first);
  const { body: prediction } = await callApi('POST /api/predictions/car_insurance/', {
    url: first.url,
    token,
    body: carForm,
  });
  const before = await callApi('GET /api/predictions/history/', { url: first.url, token });
  expect(before.body).toHaveLength(1);
  expect(await first.stop()).toEqual({ exitCode: 0 });

  const second = await startApplicationProcess({ environment });
  const profile = await callApi('GET /api/users/profile/', { url: second.url, token });
  const after = await callApi('GET /api/predictions/history/', { url: second.url, token });
  await second.stop();
  expect(profile.body).toEqual(user);
  expect(after.body).toEqual(before.body);
  expect(after.body[0].id).toBe(prediction.id);
});

it('starts again at once after it was killed', async () => {
  const environment = { STATE_DIR: stateDirectory };
  const killed = await startApplicationProcess({ environment });
  const { token, user } = await registerSomebody(killed);
  await killed.stop('SIGKILL');

  const next = await startApplicationProcess({ environment });
  const profile = await callApi('GET /api/users/profile/', { url: next.url, token });
  await next.stop();
  expect(profile.body).toEqual(user);
});

it('keeps nothing in memory', async () => {
  const first = await startApplicationProcess();
  const { email, password } = await registerSomebody(first);
  await first.stop();
  const second = await startApplicationProcess();
  const body = { email, password };
  const login = await callApi('POST /api/users/login/', { url: second.url, body });
  await second.stop();
  expect(login.status).toBe(401);
});
