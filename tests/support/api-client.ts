import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import type * as z from 'zod/mini';
import { statusOf } from '#contract/route.ts';
import { type RouteId, routes } from '#contract/routes.ts';
import { startedSession } from '#contract/users.ts';
import { recordAccount } from './deployed-accounts.ts';
import { type HttpRequest, type HttpResponse, sendRequest } from './http-client.ts';
import { fillPath, findValidBody, validBodies } from './valid-requests.ts';

/** Changes to the valid request of a route. */
export interface CallOptions {
  /** Token of the session; undefined sends no Authorization header. */
  readonly token?: string | undefined;
  readonly authorization?: string;
  /** Replaces the body. Text and bytes are sent as they are, other values as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly path?: string;
  readonly id?: string;
  /** Appended to the path, such as `?limit=5`. */
  readonly query?: string;
  readonly from?: string;
}

/** A registered user with a session. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** Creates an email address that is not registered, in a reserved domain (RFC 2606). */
export function createEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** Builds the valid request of a route with some changes. */
export function buildRequest(routeId: RouteId, options: CallOptions = {}): HttpRequest {
  const { method, path } = routes[routeId];
  const { id, body }: CallOptions = { body: findValidBody(routeId), ...options };
  const authorization = options.authorization ?? (options.token && `Token ${options.token}`);
  return {
    method,
    path: options.path ?? fillPath(path, id === undefined ? {} : { id }) + (options.query ?? ''),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(authorization !== undefined && { authorization }),
      ...options.headers,
    },
    ...(body !== undefined && { body: encodeBody(body) }),
    ...(options.from !== undefined && { from: options.from }),
  };
}

/** HTTP client of the API that can also send invalid requests. */
export class ApiClient {
  readonly origin: string;
  readonly #agent: Agent | undefined;

  constructor(origin: string, agent?: Agent) {
    this.origin = origin;
    this.#agent = agent;
  }

  async send(request: HttpRequest): Promise<HttpResponse> {
    const response = await sendRequest(this.origin, {
      ...(this.#agent && { agent: this.#agent }),
      ...request,
    });
    if (response.status < 300) {
      const { method, path, headers, body } = request;
      const authorization = headers?.authorization?.toString();
      recordAccount({
        method,
        path,
        authorization,
        body: body === undefined ? null : Buffer.from(body).toString(),
      });
    }
    return response;
  }

  /** Sends the valid request of a route with some changes. */
  call(routeId: RouteId, options: CallOptions = {}): Promise<HttpResponse> {
    return this.send(buildRequest(routeId, options));
  }

  async register(changes: Readonly<Record<string, unknown>> = {}): Promise<Account> {
    const body: Record<string, unknown> = {
      ...validBodies.register,
      email: createEmail(),
      ...changes,
    };
    const { token } = parseSuccess(startedSession, 'register', await this.call('register', { body }));
    return { email: String(body.email), password: String(body.password), token };
  }

  async logIn({ email, password }: Pick<Account, 'email' | 'password'>, from?: string): Promise<string> {
    const response = await this.call('login', { body: { email, password }, ...(from && { from }) });
    return parseSuccess(startedSession, 'login', response).token;
  }

  /** Creates a car prediction and returns its id. */
  async predict(token: string): Promise<string> {
    const response = await this.call('predict-car-premium', { token });
    return parseSuccess(routes['predict-car-premium'].response, 'predict-car-premium', response).id;
  }

  /** Reads everything that a user can see of their account. */
  async readAccount(token: string) {
    const [profile, dashboard, history] = await Promise.all([
      this.call('get-profile', { token }),
      this.call('get-dashboard', { token }),
      this.call('list-predictions', { token }),
    ]);
    return {
      profile: parseSuccess(routes['get-profile'].response, 'get-profile', profile),
      dashboard: parseSuccess(routes['get-dashboard'].response, 'get-dashboard', dashboard),
      history: parseSuccess(routes['list-predictions'].response, 'list-predictions', history),
    };
  }
}

function parseSuccess<Body>(schema: z.ZodMiniType<Body>, routeId: RouteId, response: HttpResponse): Body {
  if (response.status !== statusOf(routes[routeId])) {
    throw new Error(`${routeId} returned ${response.status}: ${response.text}`);
  }
  return schema.parse(response.json);
}

function encodeBody(body: unknown): string | Uint8Array {
  return typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
}
