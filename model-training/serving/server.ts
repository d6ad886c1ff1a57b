/**
 * HTTP server of the premium models: SageMaker's protocol for containers and, for a local client, the operation
 * InvokeEndpoint of SageMaker Runtime.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { evaluate, type RatingModels, readModels } from './evaluate.ts';
import { RequestError } from './wire-format.ts';

/** SageMaker's limit for the body of a serverless invocation, in bytes. */
const maxBodyBytes = 4 * 1024 * 1024;

/** A request of so many occupies the process for less than 0.1 s; our functions send one. */
const maxInstances = 100;

/** Longest time for the responses to requests in flight. SageMaker ends the container 30 s after SIGTERM. */
const drainMs = 20_000;

/** Requests are routed to the container for a moment after SIGTERM. */
const acceptAfterSignalMs = 1000;

const jsonType = 'application/json';

export interface ModelServer {
  readonly url: string;
  /**
   * Responds to the requests in flight, and closes every connection.
   * @param acceptMs time for which the server still accepts requests, such as those sent before the client knew
   */
  close(acceptMs?: number): Promise<void>;
}

/**
 * Starts the server. `POST /endpoints/<endpointName>/invocations` invokes the models; the container has no such path.
 * @param options a `port` of 0 takes a free one; `models` are the trained ones by default
 */
export async function startModelServer(options: {
  port: number;
  host: string;
  endpointName?: string;
  models?: RatingModels;
}): Promise<ModelServer> {
  const models = options.models ?? (await readModels());
  const server = createServer((request, response) => {
    handle(models, options.endpointName, request, response).catch((error: unknown) =>
      response.destroy(error as Error),
    );
  });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  return {
    url: `http://${options.host}:${(server.address() as AddressInfo).port}`,
    async close(acceptMs = 0) {
      server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
      await delay(acceptMs);
      const closed = once(server, 'close');
      server.close();
      const sweep = setInterval(() => server.closeIdleConnections(), 20);
      const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(deadline);
    },
  };
}

async function handle(
  models: RatingModels,
  endpointName: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url, headers } = request;
  const path = url?.split('?')[0];
  if (method === 'GET' && path === '/ping') return send(response, 200, {});
  if (method === 'POST' && path === '/invocations') {
    const { status, content } = invoke(models, headers, await readBody(request));
    return send(response, status, content);
  }
  const invoked = /^\/endpoints\/([^/]+)\/invocations$/.exec(path ?? '')?.[1];
  if (method !== 'POST' || !invoked || !endpointName) {
    const Message = `Unknown operation ${method} ${path}`;
    return send(response, 404, { Message }, 'UnknownOperationException');
  }
  if (invoked !== endpointName) {
    return send(response, 400, { Message: `Endpoint ${invoked} not found.` }, 'ValidationError');
  }
  const body = await readBody(request);
  if (body === undefined) return send(response, 400, { Message: tooLarge }, 'ValidationError');
  const { status, content } = invoke(models, headers, body);
  if (status === 200) return send(response, 200, content);
  const OriginalMessage = JSON.stringify(content);
  const Message = `Received error (${status}) from primary with message "${OriginalMessage}".`;
  send(response, 424, { Message, OriginalMessage, OriginalStatusCode: status }, 'ModelError');
}

const tooLarge = `The body is larger than ${maxBodyBytes} bytes`;

function invoke(models: RatingModels, headers: IncomingHttpHeaders, body: string | undefined) {
  try {
    if (body === undefined) throw new RequestError(tooLarge, 413);
    if (toMediaType(headers['content-type'] ?? '') !== jsonType) {
      throw new RequestError(`The content type must be ${jsonType}`, 415);
    }
    const accepted = (headers.accept || '*/*').split(',').map(toMediaType);
    if (![jsonType, 'application/*', '*/*'].some((type) => accepted.includes(type))) {
      throw new RequestError(`The response is ${jsonType} only`, 406);
    }
    return { status: 200, content: evaluate(models, body, maxInstances) };
  } catch (error) {
    if (error instanceof RequestError) {
      const { status, message, field } = error;
      return { status, content: { message, field } };
    }
    console.error('The model failed:', error);
    return { status: 500, content: { message: 'The model failed' } };
  }
}

function toMediaType(header: string): string {
  return header.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Returns undefined for a body above the limit. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  return size <= maxBodyBytes ? Buffer.concat(chunks).toString('utf8') : undefined;
}

function send(response: ServerResponse, status: number, content: object, errorType?: string): void {
  if (errorType) response.setHeader('x-amzn-ErrorType', errorType);
  response.writeHead(status, { 'content-type': jsonType }).end(JSON.stringify(content));
}

// SageMaker starts the container with the argument `serve` and ends it with SIGTERM.
if (import.meta.main) {
  const server = await startModelServer({ port: Number(process.env.PORT ?? 8080), host: '0.0.0.0' });
  console.log(`The premium models listen on ${server.url}`);
  process.once('SIGTERM', () => void server.close(acceptAfterSignalMs));
}
