import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorBody } from '#contract/error-body.ts';
import { sendRequest } from '#tests/support/http-client.ts';
import { serve } from '#tests/support/serve.ts';
import { type Listening, listenOnLoopback } from '../loopback.ts';
import { checkHost, createHttpServer, createProxy } from './http-server.ts';

let listening: Listening;
beforeAll(async () => {
  const server = createHttpServer(
    async (request, response) => void request.resume().once('end', () => response.end('answered')),
    { requestTimeout: 1500, connectionsCheckingInterval: 50 },
  );
  listening = await listenOnLoopback(server);
});
afterAll(() => listening.close());

/** Sends raw bytes and reads until the server closes the connection. */
async function sendBytes(bytes: string) {
  const socket = connect(listening.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const response = await text(socket);
  // A second response would be part of the body.
  const [head = '', ...bodies] = response.split('\r\n\r\n');
  const [statusLine, ...headers] = head.split('\r\n');
  return { statusLine, headers, body: bodies.join() };
}

const post = 'POST / HTTP/1.1\r\nHost: x';

// Most of these wait until the server closes the connection.
it.concurrent.each<[input: string, bytes: string, status?: string, code?: string]>([
  ['text that is not HTTP', 'Hello?\r\n\r\n'],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n'],
  [
    'headers over 16 KB',
    `GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'payload_too_large',
  ],
  ['a missing Host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a repeated Host', 'GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n'],
  ...['xchunked, chunked', 'x\r\nTransfer-Encoding: chunked', 'xchunked', 'identity', 'gzip'].map(
    (coding): [string, string] => [
      `the transfer coding ${coding}`,
      `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: ${coding}\r\n\r\n0\r\n\r\n`,
    ],
  ),
  ['an unfinished request', 'GET / HTTP/1.1\r\nHost:', '408 Request Timeout'],
  ['an unfinished body', `${post}\r\nContent-Length: 9\r\n\r\nx`, '408 Request Timeout'],
])('returns a JSON error for %s', async (_input, bytes, status = '400 Bad Request', code = 'forbidden') => {
  const { statusLine, headers, body } = await sendBytes(bytes);
  expect(statusLine).toBe(`HTTP/1.1 ${status}`);
  expect(headers).toContain('content-type: application/json');
  expect(headers).toContain(`content-length: ${body.length}`);
  expect(headers).toContain('connection: close');
  expect(errorBody.parse(JSON.parse(body)).code).toBe(code);
});

it.concurrent.each(['GET / HTTP/1.1\r\nHost:', `${post}\r\nContent-Length: 9\r\n\r\nx`])(
  'closes the connection of a client that sends no more than %j',
  async (bytes) => {
    const socket = connect({ port: listening.port, host: '127.0.0.1', allowHalfOpen: true });
    const closed = once(socket, 'error');
    socket.write(bytes);
    await text(socket);
    // The server has closed its half; after the other one it rejects what is sent.
    const sending = setInterval(() => socket.write('x'), 20);
    expect((await closed)[0]).toMatchObject({ code: expect.stringMatching(/EPIPE|ECONNRESET/) });
    clearInterval(sending);
  },
);

it('allows 25 s for a request by default', () => {
  const { requestTimeout, headersTimeout } = createHttpServer(async () => {});
  expect([requestTimeout, headersTimeout]).toEqual([25_000, 25_000]);
});

it('sends no body to a malformed HEAD request', async () => {
  const { statusLine, body } = await sendBytes('HEAD / HTTP/1.1\r\nHost: x\r\nBroken\r\n\r\n');
  expect(statusLine).toBe('HTTP/1.1 400 Bad Request');
  expect(body).toBe('');
});

it.each([
  ['HTTP/1.0 without a Host', 'GET / HTTP/1.0\r\n\r\n'],
  ['a chunked body', `${post}\r\nConnection: close\r\nTransfer-Encoding: Chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n`],
])('passes %s on', async (_input, bytes) => {
  const { statusLine, body } = await sendBytes(bytes);
  expect(statusLine).toBe('HTTP/1.1 200 OK');
  expect(body).toContain('answered');
});

describe('the host of a request', () => {
  const listenFor = (hosts: string[]) =>
    serve(checkHost(async (_, response) => void response.end('answered'), hosts));

  it.each([
    ['localhost', 200],
    ['LOCALHOST:3000', 200],
    ['127.0.0.1:80', 200],
    ['[::1]:3000', 200],
    ['premia.test', 200],
    ['premia.test:8080', 200],
    ['evil.example', 421],
    ['evil.example:3000', 421],
    ['localhost.evil.example', 421],
    ['127.0.0.1.evil.example', 421],
    ['premia.test.', 421],
    ['::1', 421],
  ])('%j gets %i', async (host, expected) => {
    const { url } = await listenFor(['premia.test']);
    const { status, text: body } = await sendRequest(url, {
      method: 'POST',
      path: '/x',
      headers: { host },
      body: 'x',
    });
    expect(status).toBe(expected);
    if (expected === 421) expect(errorBody.parse(JSON.parse(body)).code).toBe('forbidden');
  });

  it('is that of a target in absolute form', async () => {
    const { url } = await listenFor([]);
    const { status } = await sendRequest(url, {
      method: 'GET',
      path: 'http://evil.example/',
      headers: { host: 'localhost' },
    });
    expect(status).toBe(421);
  });
});

it('forwards method, path, body and headers with its own, and returns status, headers and body', async () => {
  const echo = await serve(async (request, response) => {
    const { method, url, headers } = request;
    response.writeHead(201, {
      'x-seen': `${method} ${url} ${headers.authorization} ${headers['x-api-key']}`,
    });
    response.end(await text(request));
  });
  const { url } = await serve(createProxy(`${echo.url}/base`, { 'x-api-key': 'origin' }));
  const response = await fetch(`${url}/api/users/login/?a=%20b`, {
    method: 'POST',
    headers: { authorization: 'Token t', 'X-Api-Key': 'client' },
    body: 'né\u0000',
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('x-seen')).toBe('POST /base/api/users/login/?a=%20b Token t origin');
  expect(await response.text()).toBe('né\u0000');
});

it("returns 502 with the API's error body if the API is not running", async () => {
  const gone = await serve(async () => {});
  await gone.close();
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { url } = await serve(createProxy(gone.url, {}));
  const response = await fetch(`${url}/api/users/profile/`);
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ code: 'internal_error' });
  expect(logError).toHaveBeenCalledOnce();
});
