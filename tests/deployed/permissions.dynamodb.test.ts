import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type RouteId, routeIds, routes } from '#contract/routes.ts';
import { functionSettings } from '#infra/function-settings.ts';
import { type RunningServer, startServer } from '#local/server.ts';
import { callApi, carForm, healthForm, planRegistration } from '#tests/support/api-client.ts';
import { type Recorder, recordRequests } from './record-requests.ts';

/** Runs the functions alone: no website has to be built for this. */
const functionsOnly = async () => ({
  loadHandler: async (id: RouteId) => (await import(`../../functions/api/${id}.ts`)).handler,
  serveWebsite: async (_request: IncomingMessage, response: ServerResponse) => void response.end(),
  website: 'none',
  close: async () => {},
});

describe('what each function is allowed to do with the table', () => {
  let recorder: Recorder;
  let application: RunningServer;
  const used = {} as Record<RouteId, Set<string>>;

  /** Sends a request to a route, and notes what its function asked of the table. */
  const use = async (id: RouteId, options: Parameters<typeof callApi>[1] = {}, parameter = '') => {
    const { method, path } = routes[id];
    const answer = await callApi(`${method} ${path.replace('{id}', parameter)}`, {
      url: application.url,
      ...options,
    });
    used[id] = new Set([...(used[id] ?? []), ...recorder.takeActions()]);
    return answer;
  };

  beforeAll(async () => {
    recorder = await recordRequests(inject('dynamodbUrl'));
    application = await startServer({
      port: 0,
      stateDirectory: ':memory:',
      dynamodbEndpoint: recorder.url,
      openOrigins: functionsOnly,
    });
    recorder.takeActions();
    await useEverything();
  }, 60_000);
  afterAll(async () => {
    await application?.close();
    await recorder?.close();
  });

  /** Everything that a person can do, with the detours that make functions write more. */
  async function useEverything(): Promise<void> {
    const form = planRegistration();
    const { email, password } = form;
    await use('register', { body: form });
    await use('register', { body: form });
    await use('login', { body: { email, password: 'Wrong-Horse-1' } });
    const { token } = (await use('login', { body: { email, password } })).body;
    await use('login', { body: { email, password } });
    await use('get-profile', { token });
    await use('update-profile', { token, body: { ...form, first_name: 'Augusta' } });
    const passwords = {
      current_password: password,
      new_password: 'Other-Horse-2',
      confirm_new_password: 'Other-Horse-2',
    };
    await use('change-password', { token, body: { ...passwords, current_password: 'Wrong-Horse-1' } });
    await use('change-password', { token, body: passwords });
    const headers = { 'idempotency-key': 'once' };
    await use('predict-health-premium', { token, headers, body: healthForm });
    await use('predict-health-premium', { token, headers, body: healthForm });
    await use('predict-car-premium', { token, headers: { 'idempotency-key': 'twice' }, body: carForm });
    const { body: predictions } = await use('list-predictions', { token });
    await use('get-dashboard', { token });
    await use('delete-prediction', { token }, predictions[0].id);
    await use('logout', { token });
    expect(predictions).toHaveLength(2);
  }

  it.each(routeIds)('%s may do what it does, and nothing else', (id) => {
    expect([...used[id]].sort()).toEqual([...functionSettings[id].table].sort());
  });
});
