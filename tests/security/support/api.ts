import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { type RouteId, routes } from '#contract/routes.ts';
import { startedSession } from '#contract/users.ts';
import { type RawAnswer, type RawRequest, sendRequest } from './send-request.ts';
import { validRequests } from './valid-requests.ts';

/** What a call may change of the valid request of its route. */
export interface CallOptions {
  /** The session's token; none is sent without it. */
  readonly token?: string | undefined;
  /** Replaces the Authorization header that a token would make. */
  readonly authorization?: string;
  /** Replaces the valid body: text and bytes go as they are, all else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** Replaces the route's path. */
  readonly path?: string;
  readonly from?: string;
}

/** An account made for one test. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** An address that nobody else uses, at a domain that belongs to nobody (RFC 2606). */
export function makeEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** A client of the API that can also send what no client should. */
export class Api {
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Sends a request as it is. */
  send(request: RawRequest): Promise<RawAnswer> {
    return sendRequest(this.origin, request);
  }

  /** Sends a route's valid request, less what the options replace. */
  call(routeId: RouteId, options: CallOptions = {}): Promise<RawAnswer> {
    const { method, path } = routes[routeId];
    const valid = validRequests[routeId];
    const body = 'body' in options ? options.body : valid.body;
    const authorization = options.authorization ?? (options.token && `Token ${options.token}`);
    return this.send({
      method,
      path: options.path ?? path.replace('{id}', valid.id ?? ''),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(authorization !== undefined && { authorization }),
        ...options.headers,
      },
      ...(body !== undefined && { body: encodeBody(body) }),
      ...(options.from !== undefined && { from: options.from }),
    });
  }

  /** Makes an account. */
  async register(changes: Readonly<Record<string, unknown>> = {}): Promise<Account> {
    const body: Record<string, unknown> = {
      ...validRequests.register.body,
      email: makeEmail(),
      ...changes,
    };
    const answer = await this.call('register', { body });
    const { token } = read(startedSession, 'register', answer);
    return { email: String(body.email), password: String(body.password), token };
  }

  /** Begins a further session of an account, and answers its token. */
  async logIn({ email, password }: Pick<Account, 'email' | 'password'>, from?: string): Promise<string> {
    const answer = await this.call('login', { body: { email, password }, ...(from && { from }) });
    return read(startedSession, 'login', answer).token;
  }

  /** Makes a car prediction, and answers its id. */
  async predict(token: string): Promise<string> {
    const answer = await this.call('predict-car-premium', { token });
    return read(routes['predict-car-premium'].response, 'predict-car-premium', answer).id;
  }

  /** Everything an account holder can see of their account: what a refused request must leave as it was. */
  async readAccount(token: string) {
    const [profile, dashboard, history] = await Promise.all([
      this.call('get-profile', { token }),
      this.call('get-dashboard', { token }),
      this.call('list-predictions', { token }),
    ]);
    return {
      profile: read(routes['get-profile'].response, 'get-profile', profile),
      dashboard: read(routes['get-dashboard'].response, 'get-dashboard', dashboard),
      history: read(routes['list-predictions'].response, 'list-predictions', history),
    };
  }
}

/** The body of an answer that must be a success. */
function read<Body>(schema: z.ZodMiniType<Body>, routeId: RouteId, answer: RawAnswer): Body {
  if (answer.status !== routes[routeId].status) {
    throw new Error(`${routeId} answers ${answer.status}: ${answer.text}`);
  }
  return schema.parse(answer.json);
}

function encodeBody(body: unknown): string | Uint8Array {
  return typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
}
