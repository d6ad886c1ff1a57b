import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localWebsiteHeaders } from '#edge/website-headers.ts';
import { type Listening, listenOnLoopback } from '../loopback.ts';
import { serveWebsite } from './serve-website.ts';
import { createWebsiteFile } from './website.ts';

const script = 'console.log("premia");'.repeat(100);
const files = {
  '/index.html': '<!doctype html><title>Premia</title>',
  '/assets/index-B1x.js': script,
  '/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/terms.pdf': 'x'.repeat(5_000),
};

let listening: Listening;
beforeAll(async () => {
  const website = new Map(
    Object.entries(files).map(([path, content]) => [path, createWebsiteFile(path, Buffer.from(content))]),
  );
  const answer = serveWebsite(website);
  listening = await listenOnLoopback(createServer((...exchange) => void answer(...exchange)));
});
afterAll(() => listening.close());

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(listening.url + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });
}

describe('a page', () => {
  it.each([
    '/',
    '/login',
    '/main/history',
    '/main/',
    '/about?from=home',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%zz',
  ])('is the same file at %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe(files['/index.html']);
  });
});

describe('an asset', () => {
  it('is kept for ever where its name says its content, else asked for each time', async () => {
    const hashed = await get('/assets/index-B1x.js');
    expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await hashed.text()).toBe(script);
    const plain = await get('/favicon.svg');
    expect(plain.headers.get('content-type')).toBe('image/svg+xml');
    expect(plain.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/assets/gone.js',
    '/robots.txt',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%5cpackage.json',
  ])('that is not there is a 404: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toBe(
      localWebsiteHeaders['Content-Security-Policy'],
    );
  });

  it('is compressed as the client takes it, brotli first', async () => {
    const brotli = await fetchRaw('/assets/index-B1x.js', 'gzip, br');
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await fetchRaw('/assets/index-B1x.js', 'gzip, br;q=0');
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
  });

  it.each([
    ['/assets/index-B1x.js', 'identity'],
    ['/favicon.svg', 'br'],
    ['/terms.pdf', 'br'],
  ])('is not compressed where nothing is won: %s, %s', async (path, acceptEncoding) => {
    expect((await fetchRaw(path, acceptEncoding)).encoding).toBeUndefined();
  });

  it('is not sent again to who has it', async () => {
    const first = await get('/assets/index-B1x.js');
    const entityTag = first.headers.get('etag') ?? '';
    for (const condition of [entityTag, `W/${entityTag}`, `"other", ${entityTag}`, '*']) {
      const again = await get('/assets/index-B1x.js', { 'if-none-match': condition });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    const changed = await get('/assets/index-B1x.js', { 'if-none-match': '"other"' });
    expect(changed.status).toBe(200);
  });
});

it('answers HEAD with the headers alone', async () => {
  const answer = await get('/terms.pdf', {}, 'HEAD');
  expect(answer.headers.get('content-length')).toBe('5000');
  expect(await answer.text()).toBe('');
});

it('refuses what would change something', async () => {
  const answer = await get('/', {}, 'POST');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

it('sends every security header', async () => {
  const { headers } = await get('/');
  for (const [name, value] of Object.entries(localWebsiteHeaders)) expect(headers.get(name)).toBe(value);
});

/** Node's fetch decompresses by itself, so this asks without it. */
async function fetchRaw(path: string, acceptEncoding: string) {
  const headers = { 'accept-encoding': acceptEncoding };
  const [response] = (await once(request(listening.url + path, { headers }).end(), 'response')) as [
    IncomingMessage,
  ];
  return { encoding: response.headers['content-encoding'], body: await buffer(response) };
}
