import { createServer, type IncomingMessage, type ServerResponse, request as sendHttp } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type Listening, listenOnLoopback } from '#local/loopback.ts';

/** What can go wrong between a client and its service. */
export type Fault =
  /** The proxy answers in the service's place; the service hears nothing. */
  | { readonly kind: 'answer'; readonly status: number; readonly type?: string; readonly body: unknown }
  /** The service answers, this much later. */
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** Nobody answers: the connection stays open until the client gives up. */
  | { readonly kind: 'hang' }
  /** The connection ends before the service hears of the request. */
  | { readonly kind: 'cut-before' }
  /** The service does what it was asked, and its answer is lost. */
  | { readonly kind: 'cut-after' }
  /** The service does what it was asked, and its answer is kept back for as long as the client waits. */
  | { readonly kind: 'keep-answer' }
  /** The service does what it was asked, and half of its answer arrives. */
  | { readonly kind: 'cut-within' };

interface Break {
  readonly operation: string;
  readonly fault: Fault;
  remaining: number;
}

interface Encounter {
  readonly operation: string;
  readonly resolve: () => void;
}

/** Stands between a client and a service, and breaks what it is told to. */
export class FaultProxy {
  /** The operations that were asked for, in order, broken ones included. */
  readonly operations: string[] = [];
  readonly #target: URL;
  readonly #breaks: Break[] = [];
  readonly #awaited: Encounter[] = [];
  #listening: Listening | undefined;

  private constructor(target: string) {
    this.#target = new URL(target);
  }

  /** Starts a proxy in front of the service at an address. */
  static async start(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    const server = createServer((request, response) => {
      proxy.#handle(request, response).catch(() => response.destroy());
    });
    proxy.#listening = await listenOnLoopback(server);
    return proxy;
  }

  /** Where clients find the service behind the proxy. */
  get url(): string {
    return `http://127.0.0.1:${this.#listening?.port}`;
  }

  /**
   * Breaks requests for an operation (`*` for all), the next one or as many as are said. What is told
   * first comes first.
   */
  break(operation: string, fault: Fault, times = 1): void {
    this.#breaks.push({ operation, fault, remaining: times });
  }

  /** Lets everything through again. */
  mend(): void {
    this.#breaks.length = 0;
    this.operations.length = 0;
  }

  /** Comes back when the next request for an operation has got as far as its fault lets it. */
  reach(operation: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#awaited.push({ operation, resolve });
    return promise;
  }

  async close(): Promise<void> {
    await this.#listening?.close();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const operation = nameOperation(request);
    this.operations.push(operation);
    const fault = this.#takeFault(operation);
    if (fault?.kind === 'cut-before' || fault?.kind === 'hang') {
      this.#announce(operation);
      if (fault.kind === 'cut-before') response.destroy();
      return;
    }
    if (fault?.kind === 'answer') return answerInPlace(response, fault);
    if (fault?.kind === 'slow') await delay(fault.milliseconds);
    await this.#forward(request, body, response, fault);
    this.#announce(operation);
  }

  #takeFault(operation: string): Fault | undefined {
    const found = this.#breaks.find(
      (candidate) => candidate.remaining > 0 && [operation, '*'].includes(candidate.operation),
    );
    if (found) found.remaining -= 1;
    return found?.fault;
  }

  #announce(operation: string): void {
    const index = this.#awaited.findIndex((encounter) => encounter.operation === operation);
    if (index >= 0) this.#awaited.splice(index, 1)[0]?.resolve();
  }

  async #forward(
    request: IncomingMessage,
    body: string,
    response: ServerResponse,
    fault?: Fault,
  ): Promise<void> {
    const answer = await this.#ask(request, body);
    const content = await text(answer);
    if (fault?.kind === 'keep-answer') return;
    if (fault?.kind === 'cut-after') return void response.destroy();
    const { 'transfer-encoding': _, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, {
      ...headers,
      'content-length': Buffer.byteLength(content),
    });
    if (fault?.kind !== 'cut-within') return void response.end(content);
    response.write(content.slice(0, content.length / 2), () => response.destroy());
  }

  #ask({ method, url, headers }: IncomingMessage, body: string): Promise<IncomingMessage> {
    const { hostname, port } = this.#target;
    return new Promise((resolve, reject) => {
      // The signature covers the host that the client knows, so the header stays as it is.
      sendHttp({ hostname, port, method, path: url, headers, agent: false }, resolve)
        .on('error', reject)
        .end(body);
    });
  }
}

/** `TransactWriteItems` of DynamoDB, `GetSecretValue` of Secrets Manager, `InvokeEndpoint` of SageMaker. */
function nameOperation({ headers }: IncomingMessage): string {
  const target = headers['x-amz-target'];
  return typeof target === 'string' ? (target.split('.').at(-1) ?? '') : 'InvokeEndpoint';
}

/** Answers as AWS does: errors name their type in the body of JSON services, in a header of REST services. */
function answerInPlace(
  response: ServerResponse,
  { status, type, body }: Extract<Fault, { kind: 'answer' }>,
): void {
  const content = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'x-amzn-requestid': 'made-by-the-fault-proxy',
    ...(type && { 'x-amzn-errortype': type }),
  });
  response.end(content);
}

/** An error that an AWS service answers. */
export function awsError(type: string, status = 400, more: object = {}): Fault {
  const body = {
    __type: `com.amazonaws.dynamodb.v20120810#${type}`,
    message: `${type} by the test`,
    ...more,
  };
  return { kind: 'answer', status, type, body };
}
