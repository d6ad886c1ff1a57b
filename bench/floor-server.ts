/**
 * Runs Premia and, at an address of its own, the floor of its requests: a bare HTTP server that makes the same calls by the
 * same SDK and sends the same response, without code of Premia. It learns both at the first request, which Premia answers.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { InvokeEndpointCommand, SageMakerRuntimeClient } from '@aws-sdk/client-sagemaker-runtime';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { listenOnLoopback } from '#local/loopback.ts';
import { openBuiltOrigins } from '#local/origins.ts';
import { startServer } from '#local/server.ts';
import { readSettings } from '#local/settings.ts';
import { type HttpRequest, type HttpResponse, sendRequest } from '#tests/support/http-client.ts';

type Command = new (input: object) => object;

/** Calls of a request, one after the other, and its response. */
interface Learned {
  readonly calls: readonly { readonly Command: Command; readonly input: object }[];
  readonly response: HttpResponse;
}

const premia = await startServer(readSettings(process.env), openBuiltOrigins);
// They read the addresses of the services from the environment, as the functions do.
const table = DynamoDBDocumentClient.from(new DynamoDBClient());
const model = new SageMakerRuntimeClient();
const learned = new Map<string, Learned>();
let writeCount = 0;

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers } = request;
  const body = await text(request);
  const known = learned.get(url);
  if (known) for (const call of known.calls) await repeat(call);
  else learned.set(url, await learn({ method, path: url, headers, body }));
  const { status, headers: sent, text: content } = (learned.get(url) as Learned).response;
  response.writeHead(status, sent).end(content);
}

async function learn(request: HttpRequest): Promise<Learned> {
  const calls: Learned['calls'][number][] = [];
  const prototypes = [DynamoDBDocumentClient.prototype, SageMakerRuntimeClient.prototype];
  for (const prototype of prototypes) {
    const { send } = prototype;
    prototype.send = function (this: unknown, command: { input: object }, ...options: unknown[]) {
      calls.push({ Command: command.constructor as Command, input: command.input });
      return Reflect.apply(send, this, [command, ...options]);
    };
  }
  const response = await sendRequest(premia.url, request);
  // Both inherit the method.
  for (const prototype of prototypes) Reflect.deleteProperty(prototype, 'send');
  return { calls, response };
}

async function repeat({ Command, input }: Learned['calls'][number]): Promise<void> {
  if (Command === InvokeEndpointCommand) {
    const { Body } = await model.send(new InvokeEndpointCommand(input as InvokeEndpointCommand['input']));
    await Body.transformToString();
    return;
  }
  if (Command === TransactWriteCommand) renameItem(input as TransactWriteCommand['input']);
  await table.send(new Command(input) as TransactWriteCommand);
}

/** Gives a new item another sort key, of the same length, since one with the key exists. */
function renameItem({ TransactItems = [] }: TransactWriteCommand['input']): void {
  for (const { Put } of TransactItems) {
    if (!Put?.Item) continue;
    writeCount += 1;
    Put.Item.sk = `${Put.Item.sk.slice(0, -6)}${String(writeCount).padStart(6, '0')}`;
  }
}

const floor = await listenOnLoopback(createServer((request, response) => void respond(request, response)));
console.log(`The floor is at ${floor.url}\nReady on ${premia.url}`);

async function stop(): Promise<void> {
  await Promise.all([floor.close(), premia.close()]);
  process.exit();
}

process.once('SIGTERM', stop);
// The end of the benchmark.
process.once('disconnect', stop);
