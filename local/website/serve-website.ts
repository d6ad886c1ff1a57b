import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { findRedirect, isNotFound, rewritePath } from '#edge/cloudfront-functions.ts';
import { findCacheControl, localWebsiteHeaders } from '#edge/website-headers.ts';
import { decodePath, type RequestListener } from '../gateway/http-server.ts';
import type { Encoding } from './build-website.ts';

/** Creates a listener that serves the result of `buildWebsite` with the paths and headers of CloudFront and S3. */
export function serveWebsite(folder: string): RequestListener {
  return async (request, response) => {
    for (const [name, value] of Object.entries(localWebsiteHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    const requested = decodePath(request.url?.split('?')[0] ?? '/');
    const location = findRedirect(requested);
    if (location !== undefined) return void response.writeHead(302, { location }).end();
    const path = rewritePath(requested);
    const encoding = chooseEncoding(folder, path, String(request.headers['accept-encoding'] ?? ''));
    if (isNotFound(path)) response.statusCode = 404;
    send(request, encodeURI(path), { root: join(folder, encoding), cacheControl: false, index: false })
      .on('headers', () => {
        response.setHeader('cache-control', findCacheControl(path));
        response.setHeader('vary', 'Accept-Encoding');
        if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
      })
      .on('error', () => sendText(response, 404, 'Not found'))
      .on('directory', () => sendText(response, 404, 'Not found'))
      .pipe(response);
  };
}

/** The best encoding that the client accepts and the file exists in, Brotli first as by CloudFront. */
function chooseEncoding(folder: string, path: string, acceptEncoding: string): Encoding {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  const encodings = (['br', 'gzip'] as const).filter((encoding) => accepted.includes(encoding));
  return encodings.find((encoding) => existsSync(join(folder, encoding, path))) ?? 'identity';
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(`${text}\n`);
}
