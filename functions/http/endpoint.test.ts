import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { type Routes, routes } from '#contract/routes.ts';
import type { LoadSigningKeys } from '#functions/auth/signing-keys.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import { buildContext, buildDependencies, buildProxyEvent, send } from '#tests/support/proxy-event.ts';
import { type Dependencies, defineEndpoint, definePublicEndpoint, type Perform } from './endpoint.ts';

const credentials = { email: 'ada@example.com', password: 'Correct-Horse-7' };

const account = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'ada@example.com',
  email: 'ada@example.com',
  phone_number: '1',
  date_joined: '2026-11-20T10:00:00.000Z',
};

/** Creates a login endpoint with this implementation, and records its log. */
function buildEndpoint(perform: Perform<Routes['login'], Dependencies>, loadKeys?: LoadSigningKeys) {
  const { dependencies, lines } = buildDependencies(loadKeys);
  return { endpoint: definePublicEndpoint(routes.login, perform, () => dependencies), lines };
}

const succeed = async () => ({ token: 't', user: account });

describe('an endpoint', () => {
  it('responds with JSON and security headers', async () => {
    const event = buildProxyEvent({ body: credentials });
    const { endpoint } = buildEndpoint(succeed);
    const { statusCode, headers, body } = await endpoint(event, buildContext());
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ token: 't', user: account });
    expect(headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': event.requestContext.requestId,
    });
  });

  it('removes response fields that the route does not declare', async () => {
    const user = { ...account, password_hash: 'secret' };
    const { endpoint } = buildEndpoint(async () => ({ token: 't', user, userId: 'internal' }));
    const { body } = await send(endpoint, { body: credentials });
    expect(body).toEqual({ token: 't', user: account });
  });

  it('responds with 500 if the result does not match the route', async () => {
    const user = { ...account, email: 7 as unknown as string };
    const { endpoint } = buildEndpoint(async () => ({ token: 't', user }));
    const { status, body } = await send(endpoint, { body: credentials });
    expect(status).toBe(500);
    expect(body.code).toBe('internal_error');
  });

  it('passes the parsed request and the client address to the endpoint', async () => {
    const received: unknown[] = [];
    const { endpoint } = buildEndpoint(async (_, { body, clientAddress, session }) => {
      received.push(body, clientAddress, session);
      return succeed();
    });
    await send(endpoint, {
      body: { ...credentials, email: ' ADA@example.com' },
      headers: { 'X-Viewer-Address': '198.51.100.7:0' },
    });
    expect(received).toEqual([credentials, '198.51.100.7', undefined]);
  });

  it('responds with the status, headers and body of an ApiError', async () => {
    const { endpoint } = buildEndpoint(() => {
      throw new ApiError('too_many_attempts', 'Wait.', { retryAfterSeconds: 7 });
    });
    const { status, headers, body } = await send(endpoint, { body: credentials });
    expect(status).toBe(429);
    expect(headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' });
    expect(headers['x-request-id']).toBeDefined();
    expect(body).toEqual({ code: 'too_many_attempts', message: 'Wait.' });
  });

  it('reveals nothing about other errors', async () => {
    const { endpoint } = buildEndpoint(() => Promise.reject(new Error('ada@example.com has no hash')));
    const { status, body } = await send(endpoint, { body: credentials });
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 'internal_error',
      message: 'Something went wrong on our side. Please try again later.',
    });
  });

  it('responds with 503 while DynamoDB is overloaded', async () => {
    const busy = new DynamoDBServiceException({
      name: 'ThrottlingException',
      $fault: 'client',
      $metadata: { httpStatusCode: 400 },
      message: 'Rate exceeded',
    });
    const { endpoint } = buildEndpoint(() => Promise.reject(busy));
    const { status, headers, body } = await send(endpoint, { body: credentials });
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('2');
    expect(body).toEqual({
      code: 'service_unavailable',
      message: 'The service is busy. Please try again in a moment.',
    });
  });

  it('responds with 504 before the Lambda timeout', async () => {
    const { endpoint } = buildEndpoint(() => new Promise(() => {}));
    const { statusCode, body } = await endpoint(buildProxyEvent({ body: credentials }), buildContext(510));
    expect(statusCode).toBe(504);
    expect(JSON.parse(body).code).toBe('gateway_timeout');
  });

  it('throws for an event that is not an HTTP request', async () => {
    const { endpoint } = buildEndpoint(succeed);
    await expect(endpoint({ Records: [] }, buildContext())).rejects.toThrow(
      'not an API Gateway REST proxy event',
    );
  });

  it('checks the session before it parses the request', async () => {
    const endpoint = defineEndpoint(
      routes['update-profile'],
      async () => ({ message: '', user: account }),
      () => buildDependencies().dependencies,
    );
    const { status, headers, body } = await send(endpoint, { body: 'not JSON' });
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Token');
    // Without a token, no session has ended.
    expect(body).toEqual({ code: 'unauthenticated', message: 'Please log in first.' });
  });
});

describe('the request log', () => {
  it('contains one line per request, without request data', async () => {
    const { endpoint, lines } = buildEndpoint(succeed);
    await send(endpoint, { body: credentials, token: 'abc.def.ghi', query: { email: 'ada@example.com' } });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      timestamp: expect.any(String),
      level: 'INFO',
      requestId: expect.any(String),
      route: 'login',
      status: 200,
      durationMs: expect.any(Number),
    });
  });

  it('has no pseudonyms if the signing key does not load in time', async () => {
    const { endpoint, lines } = buildEndpoint(succeed, () => new Promise(() => {}));
    await send(endpoint, { body: credentials });
    expect(JSON.parse(lines[0] ?? '')).not.toHaveProperty('client');
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    const { endpoint } = buildEndpoint(succeed);
    await send(endpoint, { body: credentials });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('contains the code of an error response', async () => {
    const { endpoint, lines } = buildEndpoint(succeed);
    await send(endpoint, { body: { email: 'ada@example.com' } });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'INFO',
      status: 400,
      code: 'validation_failed',
    });
  });

  it('contains the stack of an unexpected error, without its message', async () => {
    const { endpoint, lines } = buildEndpoint((_, { body }) => {
      throw new Error(`${body.email} sent ${body.password}`, { cause: new TypeError(body.email) });
    });
    await send(endpoint, { body: credentials, token: 'abc.def.ghi' });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'ERROR',
      status: 500,
      error: { name: 'Error', stack: expect.arrayContaining([]), cause: { name: 'TypeError' } },
    });
    expect(lines[0]).toContain('endpoint.test.ts');
    expect(lines[0]).not.toMatch(/ada@|Correct-Horse|abc\.def|192\.0\.2/);
  });
});
