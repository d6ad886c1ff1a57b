import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { bodyExamples } from '#contract/examples.ts';

/** What to send beyond the method and the path. */
export interface CallOptions {
  readonly token?: string;
  /** Sent as JSON; text is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The Premia to call; without it the one that the whole run shares. */
  readonly url?: string;
}

/** What the API answered. A test says by itself what it expects of the body. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever it expects; a wrong guess fails it.
  readonly body: any;
}

/**
 * Calls the API as any client would, over HTTP.
 * @param call method and path, such as `GET /api/users/profile/`
 */
export async function callApi(call: string, options: CallOptions = {}): Promise<ApiAnswer> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const { token, body, headers, url = inject('applicationUrl') } = options;
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Token ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/** A registration that nobody has sent before. */
export function planRegistration() {
  const password = 'Correct-Horse-1';
  return {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: `ada.${randomUUID()}@example.com`,
    phone_number: '+12025550101',
    password,
    confirm_password: password,
  };
}

/** Registers somebody new. */
export async function registerSomebody(options: Pick<CallOptions, 'url'> = {}) {
  const form = planRegistration();
  const { status, body } = await callApi('POST /api/users/register/', { ...options, body: form });
  if (status !== 201) throw new Error(`Registering answered ${status}: ${JSON.stringify(body)}`);
  const { email, password } = form;
  return { email, password, token: body.token as string, user: body.user as Record<string, string> };
}

/** Health answers that the model knows well: those of the API's description. */
export const healthForm = bodyExamples['predict-health-premium'];

/** Car answers that the model knows well: those of the API's description. */
export const carForm = bodyExamples['predict-car-premium'];
