import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { listenOnLoopback } from './loopback.ts';

/** Handler of the function that an SQS queue invokes. */
export type QueueHandler = (event: object) => Promise<unknown>;

const sendMessageRequest = z.object({ QueueUrl: z.string(), MessageBody: z.string() });

/**
 * Starts a queue with the operation SendMessage of SQS's JSON protocol. It responds, then invokes a function with
 * the message, as Lambda's event source mapping does. Unlike SQS, it does not retry: here the mail service fails
 * only if the disk does.
 */
export async function startMailQueue(deliver: QueueHandler) {
  const deliveries = new Set<Promise<unknown>>();
  const listening = await listenOnLoopback(
    createServer((request, response) => void receive(request, response)),
  );

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
    // Only signed requests, as in AWS. A website that the user visits can't send this header.
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
      return void send(403, { __type: 'com.amazonaws.sqs#AccessDeniedException' });
    }
    const parsed = sendMessageRequest.safeParse(await json(request).catch(() => undefined));
    if (request.headers['x-amz-target'] !== 'AmazonSQS.SendMessage' || !parsed.success) {
      return void send(400, { __type: 'com.amazonaws.sqs#UnsupportedOperation' });
    }
    const { MessageBody: body } = parsed.data;
    const messageId = randomUUID();
    send(200, { MessageId: messageId, MD5OfMessageBody: createHash('md5').update(body).digest('hex') });
    const delivery = deliver({ Records: [{ messageId, body }] })
      // The function has logged its error.
      .catch(() => undefined)
      .finally(() => deliveries.delete(delivery));
    deliveries.add(delivery);
  }

  return {
    /** URL of the queue. */
    url: `${listening.url}/000000000000/premia-mail`,
    async close() {
      await listening.close();
      await Promise.all(deliveries);
    },
  };
}
