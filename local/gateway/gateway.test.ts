import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Listening, listenOnLoopback } from '../loopback.ts';
import {
  createGateway,
  type InvocationContext,
  maxRequestBytes,
  type ProxyEvent,
  type ProxyHandler,
} from './gateway.ts';
import { createHttpServer } from './http-server.ts';

const profile = '/api/users/profile/';
const login = '/api/users/login/';

let gateway: Listening;
let handler: ProxyHandler;
let received: { event: ProxyEvent; context: InvocationContext };

beforeEach(async () => {
  handler = async () => ({ statusCode: 200, body: '{}' });
  const listener = createGateway(
    async () => async (event, context) => {
      received = { event, context };
      return handler(event, context);
    },
    200,
  );
  gateway = await listenOnLoopback(createHttpServer(listener));
});
afterEach(() => gateway.close());

function send(path: string, init?: RequestInit) {
  return fetch(gateway.url + path, init);
}

/** Sends header lines unchanged; fetch would merge repeated ones. */
async function sendLines(path: string, headers: string[], method = 'GET') {
  const [response] = (await once(request(gateway.url + path, { method, headers }).end(), 'response')) as [
    IncomingMessage,
  ];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

describe('proxy event', () => {
  it('contains path parameters', async () => {
    await send('/api/predictions/delete/01JD/', { method: 'DELETE' });
    expect(received.event).toMatchObject({
      queryStringParameters: null,
      pathParameters: { id: '01JD' },
      body: null,
      isBase64Encoded: false,
    });
  });

  it('contains the last value of a repeated header', async () => {
    await sendLines(profile, ['Host', 'x', 'X-Tag', 'one', 'X-Tag', 'two']);
    expect(received.event.headers['X-Tag']).toBe('two');
  });

  it('contains the last decoded value of a repeated query parameter', async () => {
    await send('/api/predictions/history?limit=5&limit=7&before=a%26b');
    expect(received.event.queryStringParameters).toEqual({ limit: '7', before: 'a&b' });
  });

  it('encodes a body that is not UTF-8 in base64', async () => {
    await send(login, { method: 'POST', body: '{"name":"Zoë"}' });
    expect(received.event).toMatchObject({ body: '{"name":"Zoë"}', isBase64Encoded: false });
    await send(login, { method: 'POST', body: Uint8Array.of(0xff, 0xfe, 0) });
    expect(received.event).toMatchObject({ body: '//4A', isBase64Encoded: true });
  });

  it('contains the client address and a request id, which the response repeats', async () => {
    const first = await send(profile);
    const { requestId, identity } = received.event.requestContext;
    expect(identity.sourceIp).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
    expect(first.headers.get('x-amzn-requestid')).toBe(requestId);
    const second = await send(profile);
    expect(second.headers.get('x-amzn-requestid')).not.toBe(requestId);
  });

  it('is passed with a context that has a deadline', async () => {
    await send(profile);
    expect(received.context.getRemainingTimeInMillis()).toBeGreaterThan(20_000);
    expect(received.context.getRemainingTimeInMillis()).toBeLessThanOrEqual(28_000);
  });
});

describe('function result', () => {
  it('is sent as an HTTP response', async () => {
    handler = async () => ({
      statusCode: 201,
      headers: { 'content-type': 'application/problem+json', 'x-count': 3 },
      body: '{"name":"Zoë"}',
    });
    const response = await send(login, { method: 'POST' });
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('x-count')).toBe('3');
    expect(await response.json()).toEqual({ name: 'Zoë' });
  });

  it('may be empty', async () => {
    handler = async () => ({ statusCode: 204 });
    expect((await send(profile)).status).toBe(204);
  });

  it.each([undefined, null, 'text', {}, { statusCode: '200' }, { statusCode: 200, body: { a: 1 } }])(
    'is a 502 if it is invalid: %j',
    async (result) => {
      const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
      handler = async () => result;
      const response = await send(profile);
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual({
        message: 'Something went wrong. Please try again.',
        code: 'internal_error',
      });
      expect(logError).toHaveBeenCalledOnce();
    },
  );

  it("is a 502 above Lambda's size limit", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    handler = async () => ({ statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024) });
    expect((await send(profile)).status).toBe(502);
  });

  it('is a 502 without the cause if the function throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    handler = async () => {
      throw new Error('the cause');
    };
    const response = await send(profile);
    expect(response.status).toBe(502);
    expect(await response.text()).not.toContain('cause');
  });

  it('is a 504 after the timeout', async () => {
    handler = () => new Promise(() => {});
    const response = await send(profile);
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: 'gateway_timeout' });
  });
});

it('responds to a client that has closed its side of the connection', async () => {
  handler = async () => {
    await setTimeout(50);
    return { statusCode: 200, body: '{"late":true}' };
  };
  const socket = connect(gateway.port, '127.0.0.1');
  socket.end(`GET ${profile} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response).toContain('{"late":true}');
});

describe('request handled without a function', () => {
  it('is a 404 JSON error for an unknown path', async () => {
    const response = await send('/api/nothing/');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({
      message: 'There is nothing at this address.',
      code: 'not_found',
    });
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'QUERY'])(
    'is a 405 with an Allow header for %s',
    async (method) => {
      const response = await send(login, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
    },
  );

  it('is a 405 without a body for HEAD', async () => {
    const response = await send(profile, { method: 'HEAD' });
    expect(response.status).toBe(405);
    expect(await response.text()).toBe('');
  });

  it('is a 405 without CORS headers for OPTIONS', async () => {
    const response = await send(profile, { method: 'OPTIONS', headers: { origin: 'https://example.com' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is a 413 for a Content-Length over the limit', async () => {
    const fitting = await send(login, { method: 'POST', body: 'x'.repeat(maxRequestBytes) });
    expect(fitting.status).toBe(200);
    const tooLarge = await send(login, { method: 'POST', body: 'x'.repeat(maxRequestBytes + 1) });
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toEqual({
      message: 'The request is too large.',
      code: 'payload_too_large',
    });
  });

  it('is a 413 that closes the connection of a client that sends on', async () => {
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write(`POST ${login} HTTP/1.1\r\nHost: x\r\nContent-Length: ${1024 * maxRequestBytes}\r\n\r\nx`);
    const sending = setInterval(() => socket.write('x'), 20);
    socket.on('error', () => {});
    const response = await text(socket);
    clearInterval(sending);
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toMatch(/^connection: close\r$/im);
  });

  it('is a 413 for a streamed body over the limit', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent++ > 10) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await send(login, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
  });
});
