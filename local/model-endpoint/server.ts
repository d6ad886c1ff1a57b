import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { evaluate } from './evaluate.ts';
import { readModels } from './models.ts';
import { type PremiumModels, RequestError } from './requests.ts';

/** SageMaker's limit for the body of a serverless invocation, in bytes. */
const maxBodySize = 4 * 1024 * 1024;
const account = '000000000000';

export interface ModelEndpointOptions {
  /** 0 takes a free port. */
  port: number;
  host: string;
  endpointName: string;
  /** Default: output of `npm run train`, `model-training/artifacts`. */
  artifactsDirectory?: string;
}

export interface ModelEndpoint {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts an HTTP server with the SageMaker Runtime's InvokeEndpoint operation over the trained models:
 * an AWS SDK client needs its URL alone.
 */
export async function startModelEndpoint(options: ModelEndpointOptions): Promise<ModelEndpoint> {
  const models = await readModels(options.artifactsDirectory);
  const server = createServer((request, response) => {
    answer(models, options.endpointName, request, response).catch((error: unknown) => {
      console.error('The model endpoint failed:', error);
      send(response, 500, { Message: 'The model endpoint failed' }, 'InternalFailure');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function answer(
  models: PremiumModels,
  endpointName: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url?.split('?')[0] ?? '';
  if (request.method === 'GET' && path === '/ping') return send(response, 200, {});
  const invoked = /^\/endpoints\/([^/]+)\/invocations$/.exec(path)?.[1];
  if (request.method !== 'POST' || invoked === undefined) {
    return send(
      response,
      404,
      { Message: `Unknown operation ${request.method} ${path}` },
      'UnknownOperationException',
    );
  }
  if (invoked !== endpointName) {
    const Message = `Endpoint ${invoked} of account ${account} not found.`;
    return send(response, 400, { Message }, 'ValidationError');
  }
  const body = await readBody(request);
  if (body === undefined) {
    return send(
      response,
      400,
      { Message: `The body is larger than ${maxBodySize} bytes.` },
      'ValidationError',
    );
  }
  try {
    const result = evaluate(models, request.headers, body);
    response.setHeader('x-Amzn-Invoked-Production-Variant', 'AllTraffic');
    send(response, 200, result);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    send(response, 424, toModelError(error), 'ModelError');
  }
}

/** SageMaker passes the body of the container's response on as `OriginalMessage`. */
function toModelError({ status, message }: RequestError) {
  const body = JSON.stringify({ message });
  return {
    Message: `Received client error (${status}) from primary with message "${body}".`,
    OriginalMessage: body,
    OriginalStatusCode: status,
  };
}

/** Returns undefined for a body above SageMaker's limit. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBodySize) chunks.push(chunk);
  }
  return size <= maxBodySize ? Buffer.concat(chunks).toString('utf8') : undefined;
}

function send(response: ServerResponse, status: number, body: object, errorType?: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  if (errorType) response.setHeader('x-amzn-ErrorType', errorType);
  response.end(JSON.stringify(body));
}
