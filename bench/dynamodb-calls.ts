import { createServer, request } from 'node:http';
import { startDynamodbLocal } from '#local/dynamodb-local.ts';
import { listenOnLoopback } from '#local/loopback.ts';
import { startMeasuredServer } from '#tests/support/measured-server.ts';

/** A server whose calls to DynamoDB are counted. */
export interface CountingServer {
  readonly url: string;
  /** Number of calls since the start. */
  countCalls(): number;
  stop(): Promise<void>;
}

/**
 * Starts a server with a proxy in front of its database.
 * @param checkout the checkout to run; by default this one
 */
export async function startCountingServer(checkout?: string): Promise<CountingServer> {
  const database = await startDynamodbLocal();
  let calls = 0;
  const proxy = createServer((incoming, response) => {
    calls += 1;
    const { method = 'POST', headers, url = '/' } = incoming;
    const outgoing = request(database.url + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(outgoing);
  });
  const listening = await listenOnLoopback(proxy);
  const environment = { DYNAMODB_ENDPOINT: `http://127.0.0.1:${listening.port}` };
  const server = await startMeasuredServer({ environment, ...(checkout !== undefined && { checkout }) });
  return {
    url: server.url,
    countCalls: () => calls,
    async stop() {
      await server.stop();
      await listening.close();
      await database.stop();
    },
  };
}
