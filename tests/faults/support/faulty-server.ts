import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, vi } from 'vitest';
import { connectDependencies } from '#functions/composition.ts';
import { setFunctionEnvironment } from '#local/function-environment.ts';
import { createGateway, type ProxyHandler } from '#local/gateway/gateway.ts';
import { createHttpServer } from '#local/gateway/http-server.ts';
import { listenOnLoopback } from '#local/loopback.ts';
import { startServices } from '#local/services.ts';
import { type Account, ApiClient, createEmail } from '#tests/support/api-client.ts';
import { ServiceProxy } from '#tests/support/service-proxy.ts';
import { createAccount } from '#tests/support/test-accounts.ts';
import { password } from '#tests/support/valid-requests.ts';

/** The API with a proxy in front of every service. */
export interface FaultyServer {
  readonly api: ApiClient;
  readonly dynamodb: ServiceProxy;
  readonly model: ServiceProxy;
  readonly secretsManager: ServiceProxy;
  readonly mailQueue: ServiceProxy;
  readonly mail: ServiceProxy;
  readonly logLines: readonly string[];
  /** Stores a user with a session, without the request and the hashing of a registration. */
  createAccount(): Promise<Account>;
  removeFaults(): void;
}

/**
 * Starts the handlers behind the local gateway, in this process, for all tests of a file: without
 * faults before each test, closed after the last. Call it once per file, at the top level, because the
 * functions cache their clients and keys for the life of the process.
 */
export async function startFaultyServer(): Promise<FaultyServer> {
  const services = await startServices({ signingKey: randomBytes(48).toString('base64url') }, async (event) =>
    (await import('#functions/jobs/send-mail.ts')).handler(event),
  );
  const [dynamodb, model, secretsManager, mailQueue, mail] = await Promise.all([
    ServiceProxy.start(services.urls.dynamodb),
    ServiceProxy.start(services.urls.model),
    ServiceProxy.start(services.urls.secretsManager),
    ServiceProxy.start(new URL(services.urls.mailQueue).origin),
    ServiceProxy.start(services.urls.mail),
  ]);
  const proxies = [dynamodb, model, secretsManager, mailQueue, mail];
  setFunctionEnvironment(
    {
      dynamodb: dynamodb.url,
      model: model.url,
      secretsManager: secretsManager.url,
      mailQueue: mailQueue.url,
      mail: mail.url,
    },
    'http://localhost',
  );
  const logLines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => logLines.push(String(line)) > 0);
  const listening = await listenOnLoopback(createHttpServer(createGateway(loadHandler)));
  function removeFaults(): void {
    for (const proxy of proxies) proxy.reset();
  }
  beforeEach(removeFaults);
  afterAll(async () => {
    await Promise.all([listening, ...proxies, services].map((part) => part.close()));
  });
  return {
    api: new ApiClient(listening.url),
    dynamodb,
    model,
    secretsManager,
    mailQueue,
    mail,
    logLines,
    async createAccount() {
      const email = createEmail();
      return { email, password, token: await createAccount(connectDependencies(), email, password) };
    },
    removeFaults,
  };
}

async function loadHandler(routeId: string): Promise<ProxyHandler> {
  const endpoint: { handler: ProxyHandler } = await import(
    new URL(`../../../functions/api/${routeId}.ts`, import.meta.url).href
  );
  return endpoint.handler;
}
