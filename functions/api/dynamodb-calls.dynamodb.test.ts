import { afterAll, beforeAll, expect, it } from 'vitest';
import { statusOf } from '#contract/route.ts';
import { type RouteId, routeIds, routes } from '#contract/routes.ts';
import { createResetToken } from '#functions/auth/reset-tokens.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import { storePasswordReset } from '#functions/data/password-resets.ts';
import { interceptCommands } from '#tests/support/dynamodb-table.ts';
import type { TestRequest } from '#tests/support/proxy-event.ts';
import { createAccount, readSession, registration } from '#tests/support/test-accounts.ts';
import { startTestModel, type TestModel } from '#tests/support/test-model.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';
import { findValidBody, pathParameters, validBodies } from '#tests/support/valid-requests.ts';

let model: TestModel;
let platform: TestPlatform;
let token: string;
let otherToken: string;
let deletedToken: string;
/** Of a user with one session: others may be read before the user, in a further query. */
let loneToken: string;
let otherSessionId: string;
let resetToken: string;
let predictionId: string;
/** Of a prediction that no test deletes. */
let keptPredictionId: string;
beforeAll(async () => {
  model = await startTestModel();
  platform = await createTestPlatform();
  token = await createAccount(platform);
  otherToken = await createAccount(platform, 'other@example.com');
  const reset = createResetToken(deriveUserId('other@example.com'));
  resetToken = reset.token;
  const now = platform.clock();
  await storePasswordReset(platform.table, reset.userId, { ...reset, messageId: 'message-1', now });
  deletedToken = await createAccount(platform, 'deleted@example.com');
  loneToken = await createAccount(platform, 'lone@example.com');
  await call('predict-car-premium', { token: loneToken, body: validBodies['predict-car-premium'] });
  const credentials = { email: registration.email, password: registration.password };
  const { body: another } = await call('login', { body: credentials });
  otherSessionId = (await readSession(platform, another.token)).tokenId;
  const { body } = await call('predict-car-premium', { body: validBodies['predict-car-premium'] });
  predictionId = body.id;
  const kept = await call('predict-car-premium', { body: validBodies['predict-car-premium'] });
  keptPredictionId = kept.body.id;
});
afterAll(() => model.close());

const call = (routeId: RouteId, request: TestRequest) =>
  platform.call(routeId, { token, ...request }, { model: model.model, policyModel: model.policyModel });

/** Performs an action and returns the calls it makes, in the format of {@link expectedCalls}. */
async function recordCalls(action: () => Promise<unknown>): Promise<string[]> {
  const rounds: string[][] = [];
  let open = 0;
  const spy = interceptCommands(platform.table, async (name, send) => {
    if (open === 0) rounds.push([]);
    rounds.at(-1)?.push(name);
    open += 1;
    return send().finally(() => {
      open -= 1;
    });
  });
  await action();
  spy.mockRestore();
  return rounds.map((names) => names.sort().join(' '));
}

/** Calls of a successful request: those in one text are made in parallel, the others one after the other. */
const expectedCalls: Readonly<Record<RouteId, readonly string[]>> = {
  login: ['Get Get Get', 'Get Get', 'TransactWrite', 'Query'],
  register: ['Update', 'TransactWrite'],
  logout: ['Delete'],
  'get-profile': ['BatchGet'],
  'update-profile': ['BatchGet', 'Update'],
  'change-password': ['BatchGet', 'Get Get', 'Get Get', 'TransactWrite'],
  'request-password-reset': ['Update'],
  'confirm-password-reset': ['Get', 'Query', 'Get', 'TransactWrite'],
  'delete-account': ['BatchGet', 'Get Get', 'Get Get', 'TransactWrite', 'Query', 'TransactWrite'],
  'predict-health-premium': ['BatchGet', 'TransactWrite'],
  'predict-car-premium': ['BatchGet', 'TransactWrite'],
  'list-predictions': ['Query'],
  'get-dashboard': ['Query'],
  'delete-prediction': ['TransactWrite'],
  'get-prediction': ['BatchGet'],
  'label-prediction': ['BatchGet', 'Update'],
  'estimate-health-premium': ['Update'],
  'estimate-car-premium': ['Update'],
  'estimate-car-policy': ['Update'],
  'estimate-plans': ['Update'],
  mcp: ['Update'],
  'get-place': ['Update'],
  'list-sessions': ['Query'],
  'revoke-session': ['TransactWrite'],
  'export-account': ['Query Query'],
  'report-script-error': ['Update'],
};

it.each(routeIds)('%s makes the expected calls', async (routeId) => {
  const special: Partial<Record<RouteId, TestRequest>> = {
    register: { body: { ...registration, email: 'grace@example.com' } },
    login: { body: { email: registration.email, password: registration.password } },
    'change-password': {
      body: {
        current_password: registration.password,
        new_password: registration.password,
        confirm_new_password: registration.password,
      },
    },
    'delete-prediction': { parameters: { id: predictionId } },
    'confirm-password-reset': { body: { ...validBodies['confirm-password-reset'], token: resetToken } },
    'delete-account': { token: deletedToken, body: { current_password: registration.password } },
    'get-dashboard': { token: loneToken },
    logout: { token: otherToken },
    'revoke-session': { parameters: { id: otherSessionId } },
  };
  const body = findValidBody(routeId);
  const parameters = { ...pathParameters, id: keptPredictionId };
  const calls = await recordCalls(async () => {
    const { status } = await call(routeId, { body, parameters, ...special[routeId] });
    expect(status).toBe(statusOf(routes[routeId]));
  });
  expect(calls).toEqual(expectedCalls[routeId]);
});

it.each(['get-profile', 'get-dashboard', 'list-predictions', 'list-sessions', 'export-account'] as const)(
  '%s records the use of the session in one more call, once in 15 minutes',
  async (routeId) => {
    const request = { token: await createAccount(platform, `use-of-${routeId}@example.com`) };
    const listCalls = async (passedSeconds: number) => {
      const clock = () => new Date(platform.clock().getTime() + 1000 * passedSeconds);
      const rounds = await recordCalls(() => platform.call(routeId, request, { clock }));
      return rounds.flatMap((round) => round.split(' ')).sort();
    };
    const calls = expectedCalls[routeId].flatMap((round) => round.split(' '));
    expect(await listCalls(15 * 60)).toEqual([...calls, 'Update'].sort());
    expect(await listCalls(2 * 15 * 60 - 1)).toEqual(calls.sort());
  },
);

it.each(routeIds.filter((id) => routes[id].session === 'required'))(
  '%s checks the session of an invalid request before it reports an error',
  async (routeId) => {
    const ended = await createAccount(platform, `${routeId}@example.com`);
    await call('logout', { token: ended });
    const { status } = await call(routeId, { token: ended, body: 'not JSON', parameters: { id: 'x' } });
    expect(status).toBe(401);
  },
);
