import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { createMailbox, type Mailbox, sendEmailRequest } from './mailbox.ts';

/** Handler of the function that an SQS queue invokes. */
export type QueueHandler = (event: object) => Promise<unknown>;

export interface AwsServicesOptions {
  readonly host?: string;
  /**
   * Token that the credentials of every request must have, so that neither other users of this machine nor a website
   * that the user visits can call an operation. Without it, a request only needs a signature: a website can't send one.
   */
  readonly sessionToken?: string;
  /** Secrets by name. They were never rotated, so they have no AWSPREVIOUS version. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** Receives the messages of the only queue. */
  readonly deliver?: QueueHandler;
  /** Folder of the mail files; undefined stores none on disk. */
  readonly mailDirectory?: string | undefined;
}

/**
 * Delay of a message, in milliseconds. The function runs in the process of the server: without a delay, a request to
 * reset a password would take longer for an address that has an account.
 */
const deliveryDelayMs = 200;

class OperationError extends Error {
  readonly type: string;
  readonly status: number;

  constructor(type: string, message: string, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

/** Id of a secret's version, derived from the value, so that it stays the same after a restart. */
export function toVersionId(name: string, value: string): string {
  return createHash('sha256').update(`${name}\n${value}`).digest('hex').slice(0, 32);
}

const getSecretValueRequest = z.object({ SecretId: z.string(), VersionStage: z.optional(z.string()) });
const sendMessageRequest = z.object({ MessageBody: z.string() });

/**
 * Starts a server with the operations of AWS that the functions call beside those of DynamoDB and SageMaker, so that
 * they read their key and send mails as they do in AWS. Its pages show the mails, which it does not deliver.
 */
export async function startAwsServices(options: AwsServicesOptions = {}) {
  const { host = '127.0.0.1', sessionToken, secrets = {}, deliver, mailDirectory } = options;
  // Other users of this machine could read links that reset passwords.
  const mailboxPath = `/${randomBytes(16).toString('hex')}/`;
  const mailbox = createMailbox(mailboxPath, mailDirectory);
  const deliveries = new Set<Promise<unknown>>();

  /** Operations by target of the JSON protocol, or by method and path. */
  const operations: Readonly<Record<string, (input: unknown) => Promise<object> | object>> = {
    'secretsmanager.GetSecretValue': (input) => {
      const { SecretId, VersionStage = 'AWSCURRENT' } = getSecretValueRequest.parse(input);
      const value = secrets[SecretId];
      if (value === undefined || VersionStage !== 'AWSCURRENT') {
        throw new OperationError('ResourceNotFoundException', `There is no ${VersionStage} of ${SecretId}`);
      }
      return { Name: SecretId, VersionId: toVersionId(SecretId, value), SecretString: value };
    },
    // The function is invoked after the response, as by Lambda's event source mapping. Unlike SQS, the queue does not
    // retry: here a mail fails only if the disk does.
    'AmazonSQS.SendMessage': (input) => {
      const { MessageBody: body } = sendMessageRequest.parse(input);
      const messageId = randomUUID();
      const delivery = delay(deliveryDelayMs)
        .then(() => deliver?.({ Records: [{ messageId, body }] }))
        // The function has logged its error.
        .catch(() => undefined)
        .finally(() => deliveries.delete(delivery));
      deliveries.add(delivery);
      return { MessageId: messageId, MD5OfMessageBody: createHash('md5').update(body).digest('hex') };
    },
    'POST /v2/email/outbound-emails': async (input) => {
      const { id, file } = await mailbox.store(sendEmailRequest.parse(input));
      console.log(`Mail       ${url}${mailboxPath}${id}${file ? `, file ${file}` : ''}`);
      return { MessageId: id };
    },
  };

  async function perform(request: IncomingMessage): Promise<object> {
    if (!isPermitted(request, sessionToken)) {
      throw new OperationError('UnrecognizedClientException', 'The credentials are not valid', 403);
    }
    const name = request.headers['x-amz-target'] ?? `${request.method} ${request.url}`;
    const run = operations[String(name)];
    if (!run) throw new OperationError('UnknownOperationException', `There is no ${name}`);
    try {
      return await run(await json(request).catch(() => undefined));
    } catch (error) {
      if (!(error instanceof z.core.$ZodError)) throw error;
      throw new OperationError('ValidationException', `The input of ${name} is not valid`);
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') return sendPage(request, response, mailbox);
    try {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(await perform(request)));
    } catch (error) {
      const isExpected = error instanceof OperationError;
      if (!isExpected) console.error(error);
      const { type, status, message } = isExpected ? error : internalError;
      response.writeHead(status, { 'x-amzn-ErrorType': type }).end(JSON.stringify({ __type: type, message }));
    }
  }

  const server = createServer((request, response) => void respond(request, response)).listen(0, host);
  await once(server, 'listening');
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    /** Address of all operations. */
    url,
    mailbox,
    /** Address of the list of mails. */
    mailboxUrl: `${url}${mailboxPath}`,
    queueUrl: `${url}/000000000000/premia-mail`,
    /** Waits for the messages of the queue to be delivered. */
    async close() {
      await Promise.all(deliveries);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const internalError = new OperationError('InternalFailure', 'The operation failed', 500);

function isPermitted({ headers }: IncomingMessage, sessionToken: string | undefined): boolean {
  if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return false;
  if (sessionToken === undefined) return true;
  const received = Buffer.from(String(headers['x-amz-security-token'] ?? ''));
  const expected = Buffer.from(sessionToken);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function sendPage({ url = '/', headers }: IncomingMessage, response: ServerResponse, mailbox: Mailbox): void {
  // Another Host is a website that has its name resolved to this machine (DNS rebinding).
  const isLocal = /^(localhost|[\d.]+|\[::1\]):\d+$/.test(headers.host ?? '');
  const page = isLocal ? mailbox.renderPage(url) : undefined;
  response
    .writeHead(page === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .end(page ?? '<p>There is no such mail.</p>');
}
