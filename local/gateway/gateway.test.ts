import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Listening, listenOnLoopback } from '../loopback.ts';
import { createGateway, type ProxyHandler } from './gateway.ts';
import { largestRequest } from './request-body.ts';

const profile = '/api/users/profile/';
const login = '/api/users/login/';

let gateway: Listening;
let handler: ProxyHandler;
let received: { event: APIGatewayProxyEvent; context: Context };

beforeEach(async () => {
  handler = async () => ({ statusCode: 200, body: '{}' });
  const answer = createGateway(
    async () => async (event, context) => {
      received = { event, context };
      return handler(event, context);
    },
    200,
  );
  gateway = await listenOnLoopback(createServer((...exchange) => void answer(...exchange)));
});
afterEach(() => gateway.close());

function send(path: string, init?: RequestInit) {
  return fetch(gateway.url + path, init);
}

/** Sends header lines exactly as given, which fetch would join and rewrite. */
async function sendLines(path: string, headers: string[], method = 'GET') {
  const [response] = (await once(request(gateway.url + path, { method, headers }).end(), 'response')) as [
    IncomingMessage,
  ];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

describe('the event of a request', () => {
  it('names the resource, the path as it was sent, and the parameters', async () => {
    await send('/api/predictions/delete/01JD/', { method: 'DELETE' });
    expect(received.event).toMatchObject({
      resource: '/api/predictions/delete/{id}',
      path: '/api/predictions/delete/01JD/',
      httpMethod: 'DELETE',
      pathParameters: { id: '01JD' },
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
      body: null,
      isBase64Encoded: false,
    });
    expect(received.event.requestContext).toMatchObject({
      resourcePath: '/api/predictions/delete/{id}',
      httpMethod: 'DELETE',
      stage: 'local',
      path: '/local/api/predictions/delete/01JD/',
    });
  });

  it('holds every value of a repeated header, and the last one alone', async () => {
    await sendLines(profile, ['Host', 'x', 'X-Tag', 'one', 'X-Tag', 'two']);
    expect(received.event.multiValueHeaders['X-Tag']).toEqual(['one', 'two']);
    expect(received.event.headers['X-Tag']).toBe('two');
  });

  it('holds every value of a repeated query parameter, decoded', async () => {
    await send('/api/predictions/history?limit=5&limit=7&before=a%26b');
    expect(received.event.multiValueQueryStringParameters).toEqual({ limit: ['5', '7'], before: ['a&b'] });
    expect(received.event.queryStringParameters).toEqual({ limit: '7', before: 'a&b' });
  });

  it('holds text as text and everything else in base64', async () => {
    await send(login, { method: 'POST', body: '{"name":"Zoë"}' });
    expect(received.event).toMatchObject({ body: '{"name":"Zoë"}', isBase64Encoded: false });
    await send(login, { method: 'POST', body: Uint8Array.of(0xff, 0xfe, 0) });
    expect(received.event).toMatchObject({ body: '//4A', isBase64Encoded: true });
  });

  it('tells who asks, and gives every request an id that the answer repeats', async () => {
    const first = await send(profile);
    const { requestId, identity } = received.event.requestContext;
    expect(identity.sourceIp).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
    expect(first.headers.get('x-amzn-requestid')).toBe(requestId);
    expect(received.context.awsRequestId).toBe(requestId);
    expect(received.event.requestContext.requestTime).toMatch(
      /^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/,
    );
    const second = await send(profile);
    expect(second.headers.get('x-amzn-requestid')).not.toBe(requestId);
  });

  it('comes with a context that counts the time down', async () => {
    await send(profile);
    expect(received.context.functionName).toBe('premia-get-profile');
    expect(received.context.getRemainingTimeInMillis()).toBeGreaterThan(20_000);
    expect(received.context.getRemainingTimeInMillis()).toBeLessThanOrEqual(28_000);
    expect(() => received.context.done()).toThrow('A function answers by what it returns');
  });
});

describe('the answer of a function', () => {
  it('becomes an HTTP answer, with headers of one and of many values', async () => {
    handler = async () => ({
      statusCode: 201,
      headers: { 'content-type': 'application/problem+json', 'x-count': 3 },
      multiValueHeaders: { 'set-cookie': ['a=1', 'b=2'] },
      body: '{"name":"Zoë"}',
    });
    const answer = await send(login, { method: 'POST' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('x-count')).toBe('3');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await answer.json()).toEqual({ name: 'Zoë' });
  });

  it('is decoded from base64, and may be empty', async () => {
    handler = async () => ({ statusCode: 200, body: '/wA=', isBase64Encoded: true });
    const binary = await send(profile);
    expect([...new Uint8Array(await binary.arrayBuffer())]).toEqual([0xff, 0]);
    handler = async () => ({ statusCode: 204 });
    expect((await send(profile)).status).toBe(204);
  });

  it.each([undefined, null, 'text', {}, { statusCode: '200' }, { statusCode: 200, body: { a: 1 } }])(
    'that HTTP can not carry is a 502: %j',
    async (result) => {
      const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
      handler = async () => result;
      const answer = await send(profile);
      expect(answer.status).toBe(502);
      expect(await answer.json()).toEqual({
        message: 'Something went wrong. Please try again.',
        code: 'internal_error',
      });
      expect(complain).toHaveBeenCalledOnce();
      complain.mockRestore();
    },
  );

  it('that is larger than Lambda hands back is a 502', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    handler = async () => ({ statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024) });
    expect((await send(profile)).status).toBe(502);
    complain.mockRestore();
  });

  it('that never comes because the function crashed is a 502 that tells nothing of the cause', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    handler = async () => {
      throw new Error('the cause');
    };
    const answer = await send(profile);
    expect(answer.status).toBe(502);
    expect(await answer.text()).not.toContain('cause');
    complain.mockRestore();
  });

  it('that takes too long is a 504', async () => {
    handler = () => new Promise(() => {});
    const answer = await send(profile);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ code: 'gateway_timeout' });
  });
});

describe('a request that no function sees', () => {
  it('is a 404 in the form of every error where nothing is', async () => {
    const answer = await send('/api/nothing/');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toEqual({ message: 'There is nothing at this address.', code: 'not_found' });
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'QUERY'])('is a 405 with what is allowed: %s', async (method) => {
    const answer = await send(login, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it('is a 405 without a body for HEAD', async () => {
    const answer = await send(profile, { method: 'HEAD' });
    expect(answer.status).toBe(405);
    expect(await answer.text()).toBe('');
  });

  it('lists the methods for OPTIONS and lets no foreign page in', async () => {
    const answer = await send(profile, { method: 'OPTIONS', headers: { origin: 'https://example.com' } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('allow')).toBe('GET, OPTIONS');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is a 413 where the body is larger than the gateway takes', async () => {
    const fitting = await send(login, { method: 'POST', body: 'x'.repeat(largestRequest) });
    expect(fitting.status).toBe(200);
    const announced = await send(login, { method: 'POST', body: 'x'.repeat(largestRequest + 1) });
    expect(announced.status).toBe(413);
    expect(await announced.json()).toEqual({
      message: 'The request is too large.',
      code: 'payload_too_large',
    });
  });

  it('is a 413 where the body turns out to be too large on the way', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent++ > 10) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const answer = await send(login, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(413);
  });
});
