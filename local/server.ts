import { statfs } from 'node:fs/promises';
import decode from 'jsonwebtoken/decode.js';
import { bodyExamples } from '#contract/examples.ts';
import { routeIds } from '#contract/routes.ts';
import { parseProxyEvent } from '#functions/http/api-request.ts';
import type { QueueHandler } from './aws-services.ts';
import { chooseEngine } from './database/database.ts';
import { resourceNames, setFunctionEnvironment } from './function-environment.ts';
import { buildLambdaContext, createGateway, type ProxyHandler } from './gateway/gateway.ts';
import { checkHost, createHttpServer, type RequestListener, sendError } from './gateway/http-server.ts';
import { listenOnPort } from './loopback.ts';
import type { Mailbox } from './mailbox.ts';
import type { OpenOrigins, Origins } from './origins.ts';
import { startServices } from './services.ts';
import { type Settings, StartError } from './settings.ts';
import { openStateDirectory, type State } from './state-directory.ts';

/** All of Premia, running in this process. */
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts Premia on this machine; resolves when requests succeed. The functions read their services'
 * addresses from the environment, so a process can run one server at a time.
 * @throws StartError if a part fails to start; the parts already started are stopped
 */
export async function startServer(options: Settings, openOrigins: OpenOrigins) {
  const engine = options.dynamodbEndpoint === undefined ? await chooseEngine() : undefined;
  const state = await openStateDirectory(options.stateDirectory, engine);
  let listener: RequestListener = async (_request, response) => sendError(response, 'starting');
  const server = createHttpServer(
    checkHost((...exchange) => listener(...exchange), options.allowedHosts ?? []),
  );
  // Listens first, so that a port in use is reported at once.
  const listening = await listenOnPort(server, options.port);
  const openingOrigins = openOrigins(server, options);
  const deliverMail: QueueHandler = async (event) => (await (await openingOrigins).loadMailer())(event);
  const startingServices = startServices(state, deliverMail, engine ?? options.dynamodbEndpoint);
  const parts = new AsyncDisposableStack();
  // Services close last: open requests still use the database.
  parts.defer(() => closeStarted(startingServices));
  parts.defer(() => listening.close());
  parts.defer(() => closeStarted(openingOrigins));
  try {
    const [services, origins] = await Promise.all([startingServices, openingOrigins]);
    setFunctionEnvironment(services.urls, listening.url);
    listener = createRouter(origins, services.mailbox, state);
    const [stopErasure] = await Promise.all([
      scheduleErasure(origins.loadEraser),
      checkReadiness(listening.url, services.urls.model, origins),
    ]);
    parts.defer(stopErasure);
    /** Finishes open requests, then stops everything. */
    const close = () => parts.disposeAsync();
    return { url: listening.url, engine, services, origins, close };
  } catch (error) {
    void parts.disposeAsync();
    throw error;
  }
}

/** Closes a part once it has started; one that failed to start needs no closing. */
async function closeStarted(starting: Promise<{ close(): Promise<void> }>): Promise<void> {
  const part = await starting.catch(() => undefined);
  await part?.close();
}

/** Interval of the runs that complete the deletion of accounts, as on AWS. */
const erasureIntervalMs = 15 * 60_000;

/**
 * Completes the deletion of accounts, now and every 15 minutes. A failure is only logged: the next run repeats it.
 * Resolves after the first run, with a function that ends the runs and waits for one in progress.
 */
async function scheduleErasure(loadEraser: Origins['loadEraser']): Promise<() => Promise<void>> {
  const erase = async () => (await loadEraser())({}, buildLambdaContext());
  const run = () => erase().catch((error: unknown) => console.error(error));
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, erasureIntervalMs);
  timer.unref();
  await running;
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** Routes requests by path, as CloudFront's behaviors do. */
function createRouter(
  { loadHandler, serveWebsite }: Origins,
  mailbox: Mailbox,
  { databaseDirectory }: State,
): RequestListener {
  const gateway = createGateway(async (routeId) => {
    const handler = await loadHandler(routeId);
    return routeId === 'delete-account' ? removeMailsAfter(handler, mailbox) : handler;
  });
  const hasSpace = databaseDirectory === undefined ? async () => true : watchSpace(databaseDirectory);
  return async (request, response) => {
    request.url = toOriginForm(request.url ?? '/');
    if (!request.url.startsWith('/api/')) return serveWebsite(request, response);
    const isRead = readMethods.includes(request.method ?? '');
    if (!isRead && !(await hasSpace())) {
      return sendError(response, 'disk_full', { 'retry-after': diskFullRetrySeconds });
    }
    return gateway(request, response);
  };
}

/** Removes the mails to the user whose account a handler deletes, except the last one, which is sent later. */
function removeMailsAfter(handler: ProxyHandler, mailbox: Mailbox): ProxyHandler {
  return async (event, context) => {
    const result = await handler(event, context);
    const claims = decode(parseProxyEvent(event).headers.authorization?.split(' ')[1] ?? '');
    if (Object(result).statusCode === 200) await mailbox.removeMailsTo(String(claims?.sub));
    return result;
  };
}

/**
 * Free space below which nothing more is written, in bytes: 500 times a prediction. DynamoDB Local responds before it
 * writes to its file, so a write that does not fit is lost although it succeeded. The refusal of Dynoxide does not name the disk.
 */
const minFreeBytes = 1024 * 1024;

/** Time for which a measurement of the free space is used, in milliseconds. */
const spaceIntervalMs = 1000;

/** Creates a function that measures the free space of a folder, at most once in {@link spaceIntervalMs}. */
function watchSpace(directory: string): () => Promise<boolean> {
  let [measuredAt, hasSpace] = [Number.NEGATIVE_INFINITY, true];
  return async () => {
    if (performance.now() - measuredAt < spaceIntervalMs) return hasSpace;
    const { bavail, bsize } = await statfs(directory);
    [measuredAt, hasSpace] = [performance.now(), bavail * bsize >= minFreeBytes];
    return hasSpace;
  };
}

const readMethods = ['GET', 'HEAD'];

/** Value of Retry-After while the disk is full: a user has to free space first. */
const diskFullRetrySeconds = '60';

/** Removes scheme and authority from a request target in absolute form (RFC 9112, section 3.2.2). */
function toOriginForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Checks that every function loads, the website and the API respond, and both models estimate. */
async function checkReadiness(url: string, modelUrl: string, { loadHandler }: Origins): Promise<void> {
  await Promise.all(routeIds.map((routeId) => loadHandler(routeId)));
  await Promise.all([
    expectStatus('The website', 200, fetch(url)),
    // A path without a function: a call of a function would be logged.
    expectStatus('The API', 404, fetch(`${url}/api/`)),
    ...(['health', 'car'] as const).map((insuranceType) => {
      const instance = bodyExamples[`predict-${insuranceType}-premium`];
      const invocation = fetch(`${modelUrl}/endpoints/${resourceNames.model}/invocations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          insurance_type: insuranceType,
          year: new Date().getUTCFullYear(),
          instances: [instance],
        }),
      });
      return expectStatus(`The ${insuranceType} model`, 200, invocation);
    }),
  ]);
}

async function expectStatus(part: string, expected: number, request: Promise<Response>): Promise<void> {
  const response = await request;
  const body = await response.text();
  if (response.status !== expected) throw new StartError(`${part} returned ${response.status}: ${body}`);
}
