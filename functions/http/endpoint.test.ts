import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { SigningKeys } from '#functions/auth/signing-keys.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createLog } from '#functions/platform/logger.ts';
import type { Platform } from '#functions/platform/platform.ts';
import { buildContext, buildProxyEvent, send } from '#tests/support/proxy-event.ts';
import { ApiError } from './api-error.ts';
import { defineEndpoint, type Perform } from './endpoint.ts';

const credentials = { email: 'ada@example.com', password: 'Correct-Horse-7' };

const account = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'ada@example.com',
  email: 'ada@example.com',
  phone_number: '1',
  date_joined: '2026-11-20T10:00:00.000Z',
};

/** A login endpoint that does as the test says, and what it logged. */
function buildEndpoint(perform: Perform<'login', Platform>) {
  const lines: string[] = [];
  const platform = {
    // Nothing of this route reaches for a table before the endpoint itself does.
    table: undefined as never,
    signingKeys: new SigningKeys(() => Promise.reject(new Error('unused')), systemClock),
    clock: systemClock,
    log: createLog('INFO', (line) => lines.push(line)),
    clientAddressHeader: 'x-viewer-address',
  };
  return { endpoint: defineEndpoint('login', routes.login, perform, () => platform), lines };
}

const answerAccount = async () => ({ token: 't', user: account });

describe('an endpoint', () => {
  it('answers JSON that nobody keeps, guesses at or frames', async () => {
    const event = buildProxyEvent({ body: credentials });
    const { endpoint } = buildEndpoint(answerAccount);
    const { statusCode, headers, body } = await endpoint(event, buildContext());
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ token: 't', user: account });
    expect(headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': event.requestContext.requestId,
    });
  });

  it('lets no field out that its route does not declare', async () => {
    const user = { ...account, password_hash: 'secret' };
    const { endpoint } = buildEndpoint(async () => ({ token: 't', user, userId: 'internal' }));
    const { body } = await send(endpoint, { body: credentials });
    expect(body).toEqual({ token: 't', user: account });
  });

  it('fails rather than answer what its route does not promise', async () => {
    const user = { ...account, date_joined: 'yesterday' };
    const { endpoint } = buildEndpoint(async () => ({ token: 't', user }));
    const { status, body } = await send(endpoint, { body: credentials });
    expect(status).toBe(500);
    expect(body.code).toBe('internal_error');
  });

  it('is told what was asked, parsed, and from where', async () => {
    const asked: unknown[] = [];
    const { endpoint } = buildEndpoint(async (_, { body, clientAddress, session }) => {
      asked.push(body, clientAddress, session);
      return answerAccount();
    });
    await send(endpoint, {
      body: { ...credentials, email: ' ADA@example.com' },
      headers: { 'X-Viewer-Address': '198.51.100.7:0' },
    });
    expect(asked).toEqual([credentials, '198.51.100.7', undefined]);
  });

  it('answers an error as it was thrown', async () => {
    const { endpoint } = buildEndpoint(() => {
      throw new ApiError('too_many_attempts', 'Wait.', { retryAfterSeconds: 7, errors: { email: 'Wait.' } });
    });
    const { status, headers, body } = await send(endpoint, { body: credentials });
    expect(status).toBe(429);
    expect(headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' });
    expect(headers['x-request-id']).toBeDefined();
    expect(body).toEqual({ code: 'too_many_attempts', message: 'Wait.', errors: { email: 'Wait.' } });
  });

  it('tells nothing of an error that was not meant for the caller', async () => {
    const { endpoint } = buildEndpoint(() => Promise.reject(new Error('ada@example.com has no hash')));
    const { status, body } = await send(endpoint, { body: credentials });
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 'internal_error',
      message: 'Something went wrong on our side. Please try again later.',
    });
  });

  it('asks for patience while DynamoDB is busy', async () => {
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

  it('gives up while there is time left to say so', async () => {
    const { endpoint } = buildEndpoint(() => new Promise(() => {}));
    const { statusCode, body } = await endpoint(buildProxyEvent({ body: credentials }), buildContext(510));
    expect(statusCode).toBe(504);
    expect(JSON.parse(body).code).toBe('gateway_timeout');
  });

  it('refuses an event that is no HTTP request', async () => {
    const { endpoint } = buildEndpoint(answerAccount);
    await expect(endpoint({ Records: [] }, buildContext())).rejects.toThrow(
      'no API Gateway REST proxy event',
    );
  });

  it('refuses callers without a session before it looks at what they sent', async () => {
    const endpoint = defineEndpoint(
      'update-profile',
      routes['update-profile'],
      async () => ({ message: '', user: account }),
      () => ({
        table: undefined as never,
        signingKeys: new SigningKeys(() => Promise.reject(new Error('unused')), systemClock),
        clock: systemClock,
        log: () => {},
        clientAddressHeader: undefined,
      }),
    );
    const { status, headers, body } = await send(endpoint, { body: 'no JSON' });
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Token');
    expect(body).toEqual({
      code: 'unauthenticated',
      message: 'Your session has ended. Please log in again.',
    });
  });
});

describe('the log of requests', () => {
  it('has one line a request, with nothing that the caller sent', async () => {
    const { endpoint, lines } = buildEndpoint(answerAccount);
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

  it('names the error of a refused request', async () => {
    const { endpoint, lines } = buildEndpoint(answerAccount);
    await send(endpoint, { body: { email: 'ada@example.com' } });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'INFO',
      status: 400,
      code: 'validation_failed',
    });
  });

  it('says where a failure arose, and nothing of whom it met', async () => {
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
