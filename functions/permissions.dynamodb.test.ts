import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type RouteId, routeIds } from '#contract/routes.ts';
import { createResetToken } from '#functions/auth/reset-tokens.ts';
import { deriveUserId, keyOf, type Partition, partitionPrefixes } from '#functions/data/keys.ts';
import { storePasswordReset } from '#functions/data/password-resets.ts';
import { connectTable } from '#functions/data/table.ts';
import { handler as eraseAccounts } from '#functions/jobs/erase-accounts.ts';
import { handler as sendMail } from '#functions/jobs/send-mail.ts';
import { functionSettings, jobSettings, type TableAccess } from '#infra/function-settings.ts';
import { resourceNames } from '#local/function-environment.ts';
import { type RunningServer, startServer } from '#local/server.ts';
import { ApiClient, type CallOptions, createEmail } from '#tests/support/api-client.ts';
import { putItem, putItems, readPartition } from '#tests/support/dynamodb-items.ts';
import { awsError, ServiceProxy } from '#tests/support/service-proxy.ts';
import { password, validBodies } from '#tests/support/valid-requests.ts';

const partitionNames = Object.keys(partitionPrefixes) as Partition[];

const mailEvents: object[] = [];

/** The functions without the website, which would have to be built. */
const functionsOnly = async () => ({
  loadHandler: async (id: RouteId) => (await import(`./api/${id}.ts`)).handler,
  loadEraser: async () => eraseAccounts,
  // The test invokes the function that sends mail itself, to tell its requests from those of the routes.
  loadMailer: async () => async (event: object) => void mailEvents.push(event),
  serveWebsite: async (_request: IncomingMessage, response: ServerResponse) => void response.end(),
  website: 'none',
  close: async () => {},
});

/**
 * Partitions and IAM actions of a request that the function's settings list, such as `user GetItem`. A transaction
 * requires those of its items: `Put` is `PutItem`, and so on.
 */
function actionsOf({ operation, body }: ServiceProxy['requests'][number]): string[] {
  // Every function with a session has a permission of its own to record the session's last use.
  if (operation === 'UpdateItem' && body.includes('SET last_used_at')) return [];
  const request = JSON.parse(body);
  const parts: [string, unknown][] = (
    request.TransactItems ?? [{ [operation.replace(/Item$/, '')]: request }]
  ).flatMap(Object.entries);
  return parts.flatMap(([kind, part]) => {
    const partitions = partitionNames.filter((name) =>
      JSON.stringify(part).includes(`"${partitionPrefixes[name]}`),
    );
    expect(partitions, body).not.toEqual([]);
    const action = kind === 'Query' ? kind : `${kind}Item`;
    return partitions.map((partition) => `${partition} ${action}`);
  });
}

/** Lists a function's permissions in the form of {@link actionsOf}. */
function listAllowed(access: TableAccess): string[] {
  return Object.entries(access)
    .flatMap(([partition, actions]) => actions.map((each) => `${partition} ${each}`))
    .sort();
}

describe('the table permissions of a function', () => {
  let dynamodb: ServiceProxy;
  let server: RunningServer;
  const used = new Map<string, Set<string>>();

  /** Calls a route and adds the actions of its function to {@link used}. */
  async function use(api: ApiClient, id: RouteId, options: CallOptions = {}) {
    const response = await api.call(id, options);
    addUsed(id);
    return response;
  }

  function addUsed(name: string): void {
    used.set(name, new Set([...(used.get(name) ?? []), ...dynamodb.requests.flatMap(actionsOf)]));
    dynamodb.reset();
  }

  beforeAll(async () => {
    dynamodb = await ServiceProxy.start(inject('dynamodbUrl'));
    const settings = { port: 0, stateDirectory: ':memory:', dynamodbEndpoint: dynamodb.url };
    server = await startServer(settings, functionsOnly);
    dynamodb.reset();
    await callEveryRoute(new ApiClient(server.url));
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await dynamodb?.close();
  });

  /** Calls every route, with the failures and repetitions that make functions write more. */
  async function callEveryRoute(api: ApiClient): Promise<void> {
    const email = createEmail();
    const registration = { body: { ...validBodies.register, email } };
    const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
    let token = '';
    let predictionId = '';
    const predict = async (id: RouteId) => {
      await use(api, id, { token, ...withKey(id) });
      const { json } = await use(api, id, { token, ...withKey(id) });
      predictionId = (json as { id: string }).id;
    };
    type Calls = Partial<Record<RouteId, () => Promise<unknown>>>;
    // In the order of the calls: later ones need the session and the predictions of earlier ones.
    const first: Calls = {
      register: async () => {
        await use(api, 'register', { ...registration, ...withKey('register') });
        await use(api, 'register', { ...registration, ...withKey('register') });
        await use(api, 'register', registration);
      },
      login: async () => {
        await use(api, 'login', { body: { email, password: 'Wrong-Horse-1' } });
        await use(api, 'login', { body: { email, password } });
        ({ token } = (await use(api, 'login', { body: { email, password } })).json as { token: string });
      },
      'change-password': async () => {
        const passwords = validBodies['change-password'];
        const wrong = { ...passwords, current_password: 'Wrong-Horse-1' };
        await use(api, 'change-password', { token, body: wrong });
        await use(api, 'change-password', { token, ...withKey('change') });
      },
      'predict-health-premium': () => predict('predict-health-premium'),
      'predict-car-premium': () => predict('predict-car-premium'),
      'list-predictions': async () => {
        await storeLongHistory(email);
        await use(api, 'list-predictions', { token });
        await use(api, 'list-predictions', { token, query: '?before=01JD0000000000000000000000' });
        await use(api, 'export-account', { token, query: '?before=01JD0000000000000000000000' });
      },
      'export-account': async () => {
        await use(api, 'export-account', { token });
        await use(api, 'export-account', { token, path: '/api/users/export/?before=x' });
      },
    };
    const last: Calls = {
      'revoke-session': async () => {
        await use(api, 'revoke-session', { token, id: 'x' });
        await use(api, 'revoke-session', { token, id: randomUUID() });
      },
      'delete-prediction': async () => {
        await use(api, 'delete-prediction', { token, id: 'x' });
        await use(api, 'delete-prediction', { token, id: predictionId });
      },
      'request-password-reset': () => use(api, 'request-password-reset', { body: { email } }),
      'confirm-password-reset': () => confirmReset(api, email),
      logout: () => use(api, 'logout', { token }),
      'delete-account': () => deleteAccounts(api, email),
    };
    for (const call of Object.values(first)) await call();
    for (const id of routeIds.filter((id) => !(id in first || id in last))) {
      await use(api, id, { token, id: predictionId });
    }
    for (const call of Object.values(last)) await call();
  }

  /** Confirms a password reset, and sends all mails. */
  async function confirmReset(api: ApiClient, email: string): Promise<void> {
    const { token, ...reset } = createResetToken(deriveUserId(email));
    const table = connectTable(resourceNames.table);
    await storePasswordReset(table, reset.userId, { ...reset, messageId: 'message-1', now: new Date() });
    dynamodb.reset();
    const passwords = validBodies['change-password'];
    const unknown = createResetToken(deriveUserId(email));
    await use(api, 'confirm-password-reset', { body: { ...passwords, token: unknown.token } });
    const body = { ...passwords, token };
    expect((await use(api, 'confirm-password-reset', { body })).status).toBe(200);
    const kinds = () => mailEvents.map((event) => /"kind\\":\\"(\w+)/.exec(JSON.stringify(event))?.[1]);
    // A hook cannot use `expect.poll`.
    const last = ['password_reset', 'password_changed'];
    await vi.waitFor(() => expect(kinds().slice(-2)).toEqual(last), 15_000);
    for (const event of mailEvents) await sendMail(event);
    used.set('send-mail', new Set(dynamodb.requests.flatMap(actionsOf)));
    dynamodb.reset();
  }

  /** Deletes accounts with more items than one transaction deletes, in each of the functions that do. */
  async function deleteAccounts(api: ApiClient, email: string): Promise<void> {
    const account = { email, password: validBodies['change-password'].new_password };
    const body = { current_password: account.password };
    await storePredictions(email);
    const token = await api.logIn(account);
    dynamodb.reset();
    await use(api, 'delete-account', { token, body: { current_password: 'Wrong-Horse-1' } });
    await use(api, 'delete-account', { token, body });
    const reusedEmail = await deletePartly(api);
    await use(api, 'register', { body: { ...validBodies.register, email: reusedEmail } });
    await deletePartly(api);
    await eraseAccounts({}, { getRemainingTimeInMillis: () => 60_000 });
    addUsed('erase-accounts');
  }

  /** Deletes a new account, except for its predictions, and returns its email address. */
  async function deletePartly(api: ApiClient): Promise<string> {
    const { email, token } = await api.register();
    await storePredictions(email);
    dynamodb.inject('Query', awsError('ValidationException'));
    await api.call('delete-account', { token });
    dynamodb.reset();
    return email;
  }

  async function storeLongHistory(email: string): Promise<void> {
    const table = connectTable(resourceNames.table);
    const { pk, sk } = keyOf.prediction(deriveUserId(email), '');
    const items = await readPartition(table, { pk });
    const stored = items.find((item) => item.sk.startsWith(sk));
    const user = items.find((item) => item.sk === keyOf.user('').sk);
    await putItem(table, { ...keyOf.user(deriveUserId(email)), ...user, total_predictions: 1101 });
    for (let start = 0; start <= 1000; start += 100) {
      const copies = Array.from({ length: 100 }, (_, index) => ({
        ...stored,
        pk,
        sk: `${sk}0${start + index}`,
      }));
      await putItems(table, copies);
    }
    dynamodb.reset();
  }

  async function storePredictions(email: string): Promise<void> {
    const table = connectTable(resourceNames.table);
    const userId = deriveUserId(email);
    await putItems(
      table,
      Array.from({ length: 100 }, (_, index) => keyOf.prediction(userId, String(index))),
    );
  }

  it.each(Object.entries<{ table: TableAccess }>({ ...functionSettings, ...jobSettings }))(
    'allow exactly the recorded actions of %s',
    (id, { table }) => {
      expect([...(used.get(id) ?? [])].sort()).toEqual(listAllowed(table));
    },
  );
});
