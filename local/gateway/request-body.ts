import type { IncomingMessage } from 'node:http';

/** The largest request that API Gateway takes, in bytes. */
export const largestRequest = 10 * 1024 * 1024;

/** A request's body is larger than the gateway takes. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/**
 * Reads a request's body.
 * @throws BodyTooLargeError as soon as there is more of it than the gateway takes
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length']) > largestRequest) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largestRequest) chunks.push(chunk);
      else reject(new BodyTooLargeError());
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
  });
}
