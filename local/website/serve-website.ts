import type { IncomingMessage, ServerResponse } from 'node:http';
import { findCacheControl, localWebsiteHeaders, rewritePath } from '#edge/website-headers.ts';
import type { RequestListener } from '../gateway/gateway.ts';
import { chooseEncoding, compress } from './compression.ts';
import type { Website, WebsiteFile } from './website.ts';

/** Answers requests for the website as CloudFront does in front of S3: same paths, same headers. */
export function serveWebsite(website: Website): RequestListener {
  return async (request, response) => {
    for (const [name, value] of Object.entries(localWebsiteHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    const path = rewritePath(decodePath(request.url ?? '/'));
    const file = website.get(path);
    if (!file) return sendText(response, 404, 'Not found');
    await sendFile(request, response, path, file);
  };
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: WebsiteFile,
): Promise<void> {
  const encoding = chooseEncoding(file, String(request.headers['accept-encoding'] ?? ''));
  // Weak where it is compressed, as CloudFront's: the bytes are others, the content is the same.
  const entityTag = encoding ? `W/"${file.entityTag}"` : `"${file.entityTag}"`;
  response.setHeader('cache-control', findCacheControl(path));
  response.setHeader('etag', entityTag);
  response.setHeader('vary', 'Accept-Encoding');
  if (isUnchanged(request.headers['if-none-match'], file)) {
    response.writeHead(304).end();
    return;
  }
  const content = encoding ? await compress(file, encoding) : file.content;
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-type', file.contentType);
  response.setHeader('content-length', content.length);
  response.end(content);
}

/** Whether the client already has what it asks for. */
function isUnchanged(ifNoneMatch: string | undefined, file: WebsiteFile): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === '*' || ifNoneMatch.includes(`"${file.entityTag}"`);
}

/** The path of a request's target; what is no valid percent-encoding stays as it is. */
function decodePath(target: string): string {
  const path = target.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    ...headers,
  });
  response.end(`${text}\n`);
}
