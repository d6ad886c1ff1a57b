import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type Listening, listenOnLoopback } from '#local/loopback.ts';
import { type HttpResponse, sendRequest } from './http-client.ts';

/** A failure between a client and its service. */
export type Fault =
  /** The proxy responds; the service receives nothing. */
  | { readonly kind: 'respond'; readonly status: number; readonly type?: string; readonly body: unknown }
  /** The request reaches the service after a delay. */
  | { readonly kind: 'delay'; readonly delayMs: number }
  /** Neither service nor proxy responds; the connection stays open until the client closes it. */
  | { readonly kind: 'hang' }
  /** The connection is closed before the service receives the request. */
  | { readonly kind: 'cut-before' }
  /** The connection is closed after the service has done its work. */
  | { readonly kind: 'cut-after' }
  /** The service does its work; the response is withheld until the client closes the connection. */
  | { readonly kind: 'hang-after' }
  /** The service does its work; half of the response's body arrives. */
  | { readonly kind: 'cut-within' };

interface PlannedFault {
  readonly operation: string;
  readonly fault: Fault;
  remaining: number;
}

interface Waiter {
  readonly operation: string;
  readonly resolve: () => void;
}

/** HTTP proxy in front of an AWS service that records requests and injects faults. */
export class ServiceProxy {
  /** The operation and body of every request, in order, failed ones included. */
  readonly requests: { readonly operation: string; readonly body: string }[] = [];
  readonly #target: string;
  readonly #faults: PlannedFault[] = [];
  readonly #waiters: Waiter[] = [];
  #listening: Listening | undefined;

  private constructor(target: string) {
    this.#target = target;
  }

  /** Starts a proxy in front of the service at an address. */
  static async start(target: string): Promise<ServiceProxy> {
    const proxy = new ServiceProxy(target);
    const server = createServer((request, response) => {
      proxy.#handle(request, response).catch(() => response.destroy());
    });
    proxy.#listening = await listenOnLoopback(server);
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#listening?.port}`;
  }

  /**
   * Injects a fault into the next requests for an operation (`*` for any). Faults apply in the order
   * in which they were added.
   */
  inject(operation: string, fault: Fault, times = 1): void {
    this.#faults.push({ operation, fault, remaining: times });
  }

  reset(): void {
    this.#faults.length = 0;
    this.requests.length = 0;
  }

  /** Resolves when the next request for an operation has got as far as its fault allows. */
  waitFor(operation: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiters.push({ operation, resolve });
    return promise;
  }

  async close(): Promise<void> {
    await this.#listening?.close();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const operation = operationOf(request);
    this.requests.push({ operation, body });
    const fault = this.#takeFault(operation);
    if (fault?.kind === 'cut-before' || fault?.kind === 'hang') {
      this.#resolveWaiter(operation);
      if (fault.kind === 'cut-before') response.destroy();
      return;
    }
    if (fault?.kind === 'respond') return respondInPlace(response, fault);
    if (fault?.kind === 'delay') await delay(fault.delayMs);
    passOn(await this.#forward(request, body), response, fault);
    this.#resolveWaiter(operation);
  }

  #takeFault(operation: string): Fault | undefined {
    const found = this.#faults.find(
      (planned) => planned.remaining > 0 && [operation, '*'].includes(planned.operation),
    );
    if (found) found.remaining -= 1;
    return found?.fault;
  }

  #resolveWaiter(operation: string): void {
    const index = this.#waiters.findIndex((waiter) => waiter.operation === operation);
    if (index >= 0) this.#waiters.splice(index, 1)[0]?.resolve();
  }

  #forward({ method = '', url = '', headers }: IncomingMessage, body: string): Promise<HttpResponse> {
    // The signature covers the Host header that the client sent.
    return sendRequest(this.#target, { method, path: url, headers, body });
  }
}

/** Name of an operation: `TransactWriteItems`, `GetSecretValue`, or `InvokeEndpoint` of SageMaker. */
function operationOf({ headers }: IncomingMessage): string {
  const target = headers['x-amz-target'];
  return typeof target === 'string' ? (target.split('.').at(-1) ?? '') : 'InvokeEndpoint';
}

function passOn({ status, headers, text }: HttpResponse, response: ServerResponse, fault?: Fault): void {
  if (fault?.kind === 'hang-after') return;
  if (fault?.kind === 'cut-after') return void response.destroy();
  const { 'transfer-encoding': _, connection: __, ...others } = headers;
  response.writeHead(status, { ...others, 'content-length': Buffer.byteLength(text) });
  if (fault?.kind !== 'cut-within') return void response.end(text);
  response.write(text.slice(0, text.length / 2), () => response.destroy());
}

/** Responds as AWS does: JSON services name an error's type in the body, REST services in a header. */
function respondInPlace(
  response: ServerResponse,
  { status, type, body }: Extract<Fault, { kind: 'respond' }>,
): void {
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'x-amzn-requestid': 'created-by-the-proxy',
    ...(type && { 'x-amzn-errortype': type }),
  });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

export function awsError(type: string, status = 400, more: object = {}): Fault {
  const body = {
    __type: `com.amazonaws.dynamodb.v20120810#${type}`,
    message: `${type} by the test`,
    ...more,
  };
  return { kind: 'respond', status, type, body };
}
