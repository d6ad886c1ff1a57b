import { bodyExamples } from '#contract/examples.ts';
import { type RouteId, routes } from '#contract/routes.ts';

/** A user with a session. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** A request to the API, in the shape that both fetch and autocannon accept. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** Parts of a request that its route does not determine. */
export interface RequestParts {
  readonly token?: string;
  readonly body?: object;
  readonly id?: string;
  readonly query?: string;
}

/** Builds a request to a route. */
export function buildRequest(
  routeId: RouteId,
  { token, body, id = '', query = '' }: RequestParts,
): ApiRequest {
  const { method, path } = routes[routeId];
  return {
    method,
    path: path.replace('{id}', id) + query,
    headers: {
      ...(token !== undefined && { authorization: `Token ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

/**
 * Sends a request.
 * @throws Error for a status other than 2xx
 */
export async function send(url: string, routeId: RouteId, parts: RequestParts) {
  const { path, ...init } = buildRequest(routeId, parts);
  const response = await fetch(url + path, init);
  const body = await response.text();
  if (!response.ok) throw new Error(`${init.method} ${path} returned ${response.status}: ${body}`);
  return { headers: response.headers, body: body === '' ? undefined : JSON.parse(body) };
}

/** Builds the body that registers an address. */
export function buildRegistration(email: string) {
  return { ...bodyExamples.register, email };
}

/** Registers a user. */
export async function registerAccount(url: string, email: string): Promise<Account> {
  const body = buildRegistration(email);
  const response = await send(url, 'register', { body });
  return { email, password: body.password, token: response.body.token };
}

/** Creates a prediction, of the type that the model computes faster, and returns its id. */
export async function createPrediction(url: string, token: string): Promise<string> {
  const response = await send(url, 'predict-car-premium', {
    token,
    body: bodyExamples['predict-car-premium'],
  });
  return response.body.id;
}

/** Creates predictions, eight at a time, and returns their ids. */
export async function createPredictions(url: string, token: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  let started = 0;
  const work = async () => {
    while (started < count) {
      started += 1;
      ids.push(await createPrediction(url, token));
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return ids;
}
