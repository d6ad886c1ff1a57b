import { Agent, type AgentOptions } from 'node:http';
import { statusOf } from '#contract/route.ts';
import { type RouteId, routeIds, routes } from '#contract/routes.ts';
import { ApiClient, type CallOptions, createEmail } from '#tests/support/api-client.ts';
import { carAnswers, healthAnswers } from '#tests/support/test-predictions.ts';
import { password, validBodies } from '#tests/support/valid-requests.ts';

/** Reads of an account that need only its session. */
const reads = routeIds.filter((id) => {
  const { method, session, path } = routes[id];
  return method === 'GET' && session === 'required' && !path.includes('{');
});

/** Counted requests of guests, but for estimates with answers, which are sent more often. */
const lookups = routeIds.filter((id) => 'clientLimit' in routes[id] && !id.endsWith('-premium'));

export interface Sample {
  readonly routeId: RouteId;
  readonly durationMs: number;
  readonly failure?: string;
}

/** One connection. Each call of `next` sends one request. */
interface Client extends AsyncIterator<void> {
  close(): void;
}

/** Calls a route; an unexpected response is a failure and has no body. */
type Call = (routeId: RouteId, options?: CallOptions) => Promise<Record<string, unknown>>;

/** Opens a connection on which users come and go, and adds the result of each request to the samples. */
export const openClient = (url: string, samples: Sample[]): Client => open(url, samples, generateTraffic);

/**
 * Opens the connection of one member: an account that stays.
 * @param localAddress address to send from, as an address has a limit of estimates, such as 127.0.1.2
 */
export const openMember = (url: string, samples: Sample[], localAddress: string): Client =>
  open(url, samples, generateMainPath, { localAddress, family: 4 });

function open(
  url: string,
  samples: Sample[],
  generate: (call: Call) => AsyncGenerator<void>,
  options: AgentOptions = {},
): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ...options });
  const client = generate(createCall(new ApiClient(url, agent), samples));
  return Object.assign(client, { close: () => agent.destroy() });
}

const createCall =
  (api: ApiClient, samples: Sample[]): Call =>
  async (routeId, options = {}) => {
    const startedAt = performance.now();
    try {
      const { status, json, text, durationMs } = await api.call(routeId, options);
      const isExpected = status === statusOf(routes[routeId]);
      samples.push({ routeId, durationMs, ...(!isExpected && { failure: `${status} ${text}` }) });
      return isExpected ? (json as Record<string, unknown>) : {};
    } catch (error) {
      samples.push({ routeId, durationMs: performance.now() - startedAt, failure: String(error) });
      return {};
    }
  };

/** A member registers, then requests an estimate, stores a prediction and opens the history, again and again. */
async function* generateMainPath(call: Call): AsyncGenerator<void> {
  const { token } = await call('register', { body: { ...validBodies.register, email: createEmail() } });
  const session = { token: String(token) };
  yield;
  for (let age = 20; ; age = age === 60 ? 20 : age + 1) {
    const body = { ...healthAnswers, age };
    await call('estimate-health-premium', { body });
    yield;
    await call('predict-health-premium', { ...session, body });
    yield;
    await call('list-predictions', { ...session, path: '/api/predictions/history/?limit=5' });
    yield;
  }
}

/**
 * Users register, look around, request estimates, create, label and delete predictions, export their data, end their
 * session and log in again, one after another.
 */
async function* generateTraffic(call: Call): AsyncGenerator<void> {
  const start = async (routeId: 'register' | 'login', body: Record<string, unknown>) =>
    String((await call(routeId, { body })).token);

  for (;;) {
    const email = createEmail();
    let token = await start('register', { ...validBodies.register, email });
    await call('request-password-reset', { body: { email } });
    yield;
    for (let session = 0; session < 3; session += 1) {
      for (const routeId of [...reads, 'update-profile' as const]) {
        await call(routeId, { token });
        yield;
      }
      for (const [round, routeId] of lookups.entries()) {
        await call('get-dashboard', { token });
        yield;
        await call('predict-health-premium', {
          token,
          body: { ...healthAnswers, age: 20 + session * 3 + round },
        });
        yield;
        const body = { ...carAnswers, annual_mileage: 5 + session * 3 + round };
        const { id } = await call('predict-car-premium', { token, body });
        yield;
        await call('estimate-health-premium', { body: { ...healthAnswers, weight: 60 + 5 * round } });
        yield;
        await call('estimate-car-premium', { body: { ...carAnswers, prv_accident: round } });
        yield;
        await call(routeId, {});
        yield;
        const path = `/api/predictions/${id}/`;
        await call('get-prediction', { token, path });
        yield;
        await call('label-prediction', { token, path, body: { label: `Round ${round}` } });
        yield;
        await call('list-predictions', { token, path: '/api/predictions/history/?limit=5' });
        yield;
        await call('delete-prediction', { token, path: `/api/predictions/delete/${id}/` });
        yield;
      }
      const { sessions } = (await call('list-sessions', { token })) as { sessions?: { id: string }[] };
      yield;
      if (session === 0) await call('logout', { token });
      else await call('revoke-session', { token, path: `/api/users/sessions/${sessions?.[0]?.id}/` });
      yield;
      token = await start('login', { email, password });
      yield;
    }
    await call('delete-account', { token });
    yield;
  }
}
