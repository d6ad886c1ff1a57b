import { createServer } from 'node:http';
import { listenOnLoopback } from '#local/loopback.ts';

/** A stand-in between the functions and DynamoDB that remembers what was asked. */
export interface Recorder {
  readonly url: string;
  /** The actions, as IAM names them, that were asked for since the last time; those of transactions one by one. */
  takeActions(): Set<string>;
  close(): Promise<void>;
}

/** Passes everything on to a DynamoDB, and remembers what it was. */
export async function recordRequests(dynamodbUrl: string): Promise<Recorder> {
  let actions = new Set<string>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const operation = String(request.headers['x-amz-target']).replace(/^.*\./, '');
    for (const action of listActions(operation, body)) actions.add(action);
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const answer = await fetch(dynamodbUrl, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body,
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  });
  const { url, close } = await listenOnLoopback(server);
  const takeActions = () => {
    const taken = actions;
    actions = new Set();
    return taken;
  };
  return { url, takeActions, close };
}

/** DynamoDB allows a transaction by what it consists of: a `Put` in it as `PutItem`, and so on. */
function listActions(operation: string, body: string): string[] {
  if (operation !== 'TransactWriteItems') return [operation];
  const { TransactItems }: { TransactItems: Record<string, unknown>[] } = JSON.parse(body);
  return TransactItems.flatMap((item) => Object.keys(item).map((kind) => `${kind}Item`));
}
