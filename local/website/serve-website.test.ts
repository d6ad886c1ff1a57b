import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localWebsiteHeaders } from '#edge/website-headers.ts';
import { type Listening, listenOnLoopback } from '../loopback.ts';
import { serveWebsite } from './serve-website.ts';

const toPage = (title: string) => `<!doctype html><title>${title}</title>`;
const script = 'console.log("premia");'.repeat(100);

let folder: string;
let listening: Listening;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'premia-website-'));
  await writeFiles({
    'secret.txt': 'outside the website',
    'identity/index.html': toPage('Home'),
    'identity/about.html': toPage('About'),
    'identity/app.html': toPage('App'),
    'identity/404.html': toPage('Not found'),
    'identity/assets/index-B1x.js': script,
    'br/assets/index-B1x.js': brotliCompressSync(script),
    'gzip/assets/index-B1x.js': gzipSync(script),
    'identity/terms.pdf': 'x'.repeat(5_000),
  });
  const listener = serveWebsite(folder);
  listening = await listenOnLoopback(createServer((...exchange) => void listener(...exchange)));
});
afterAll(async () => {
  await listening.close();
  await rm(folder, { recursive: true });
});

async function writeFiles(files: Record<string, string | Buffer>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), content);
  }
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(listening.url + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });
}

/** Sends path and headers unchanged and does not decompress, unlike fetch. */
async function getRaw(path: string, acceptEncoding = 'identity', furtherHeaders = {}) {
  const { port } = listening;
  const headers = { 'accept-encoding': acceptEncoding, ...furtherHeaders };
  const [response] = (await once(request({ port, path, headers }).end(), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

it('leads password managers to the profile', async () => {
  for (const path of ['/.well-known/change-password', '/.well-known/change-password/?from=manager']) {
    const { status, headers } = await getRaw(path);
    expect([status, headers.location]).toEqual([302, '/main/profile']);
  }
});

it.each([
  ['/', 200, 'Home'],
  ['/about?from=home', 200, 'About'],
  ['/About/', 200, 'About'],
  ['/main', 200, 'App'],
  ['/main/history/', 200, 'App'],
  ['/nowhere', 404, 'Not found'],
  ['/mainly', 404, 'Not found'],
  ['/about.html', 404, 'Not found'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, 'Not found'],
  ['/%zz', 404, 'Not found'],
])('page %s is a %i with its HTML', async (path, status, title) => {
  const response = await getRaw(path);
  expect(response.status).toBe(status);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.body.toString()).toBe(toPage(title));
});

describe('file', () => {
  it('is cached without limit if its name has a hash, else revalidated', async () => {
    const hashed = await get('/assets/index-B1x.js');
    expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('vary')).toBe('Accept-Encoding');
    expect(await hashed.text()).toBe(script);
    const plain = await get('/terms.pdf');
    expect(plain.headers.get('content-type')).toBe('application/pdf');
    expect(plain.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/assets/gone.js',
    '/robots.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/a%00.txt',
  ])('%s is a 404 with security headers', async (path) => {
    const { status, headers } = await getRaw(path, 'br');
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toBe(localWebsiteHeaders['Content-Security-Policy']);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is compressed with Brotli, or with gzip where Brotli is refused', async () => {
    const brotli = await getRaw('/assets/index-B1x.js', 'gzip, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await getRaw('/assets/index-B1x.js', 'gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
  });

  it.each([
    ['/assets/index-B1x.js', 'identity'],
    ['/terms.pdf', 'br'],
  ])('%s is not compressed for Accept-Encoding: %s', async (path, acceptEncoding) => {
    expect((await getRaw(path, acceptEncoding)).headers['content-encoding']).toBeUndefined();
  });

  it('is a 304 if the client has the current version', async () => {
    const path = '/assets/index-B1x.js';
    const { etag = '' } = (await getRaw(path)).headers;
    for (const condition of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await getRaw(path, 'identity', { 'if-none-match': condition });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
    }
    const changed = await getRaw(path, 'identity', { 'if-none-match': '"other"' });
    expect(changed.status).toBe(200);
  });
});

it('returns headers only for HEAD', async () => {
  const response = await get('/terms.pdf', {}, 'HEAD');
  expect(response.headers.get('content-length')).toBe('5000');
  expect(await response.text()).toBe('');
});

it('returns 405 for other methods', async () => {
  const response = await get('/', {}, 'POST');
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

it('sends every security header', async () => {
  const { headers } = await get('/');
  for (const [name, value] of Object.entries(localWebsiteHeaders)) expect(headers.get(name)).toBe(value);
});
