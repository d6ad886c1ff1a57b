import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bodyExamples } from '#contract/examples.ts';
import { type RouteId, routeIds, routes } from '#contract/routes.ts';
import { createResetToken } from '#functions/auth/reset-tokens.ts';
import { finishErasure, listErasures } from '#functions/data/erasures.ts';
import { deriveUserId, keyOf } from '#functions/data/keys.ts';
import { storePasswordReset } from '#functions/data/password-resets.ts';
import type { PremiumModel } from '#functions/pricing/sagemaker-model.ts';
import { readPartition } from '#tests/support/dynamodb-items.ts';
import { interceptCommands } from '#tests/support/dynamodb-table.ts';
import type { TestRequest } from '#tests/support/proxy-event.ts';
import { createAccount, readSession, registration } from '#tests/support/test-accounts.ts';
import { startTestModel } from '#tests/support/test-model.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  platform = await createTestPlatform();
  token = await createAccount(platform);
});

const { email, password } = registration;
const user = keyOf.user(deriveUserId(email));

const sendDeletion = (current_password = password, ofToken = token) =>
  platform.call('delete-account', { token: ofToken, body: { current_password } });
const sendLogin = () => platform.call('login', { body: { email, password } });
const sendRegistration = () => platform.call('register', { body: registration });
const fetchProfile = (ofToken = token) => platform.call('get-profile', { token: ofToken });
const fetchDashboard = (ofToken = token) => platform.call('get-dashboard', { token: ofToken });

/** Performs an action before the n-th command of a name. */
function performBefore(commandName: string, number: number, action: () => Promise<unknown>) {
  let commands = 0;
  const spy = interceptCommands(platform.table, async (name, send) => {
    if (name === commandName) commands += 1;
    if (commands === number) {
      spy.mockRestore();
      await action();
    }
    return send();
  });
  onTestFinished(() => expect(commands).toBe(number));
}

/** Performs an action before the first command that writes. */
function performBeforeWriting(action: () => Promise<unknown>) {
  let isPerformed = false;
  const spy = interceptCommands(platform.table, async (name, send) => {
    if (!/Get|Query/.test(name)) {
      isPerformed = true;
      spy.mockRestore();
      await action();
    }
    return send();
  });
  onTestFinished(() => expect(isPerformed).toBe(true));
}

/** Deletes the account, except for its items beside the user item. */
async function deletePartly() {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  expect((await sendDeletion()).status).toBe(200);
  expect(await listErasures(platform.table)).toHaveLength(1);
}

describe('deleteAccount', () => {
  it('deletes every item of the account and ends its sessions', async () => {
    const other = await createAccount(platform, 'other@example.com');
    const { status, body } = await sendDeletion();
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Account deleted successfully!' });
    expect(await readPartition(platform.table, user)).toEqual([]);
    expect(await listErasures(platform.table)).toEqual([]);
    expect((await fetchProfile()).status).toBe(401);
    expect((await sendLogin()).status).toBe(401);
    expect((await fetchProfile(other)).status).toBe(200);
  });

  it('returns 400 with a field error for a wrong password, and deletes nothing', async () => {
    const { status, body } = await sendDeletion('wrong');
    expect(status).toBe(400);
    expect(body.errors).toEqual({ current_password: 'The current password is wrong.' });
    expect((await fetchProfile()).status).toBe(200);
  });

  it("rejects the password of another user's account", async () => {
    const other = await createAccount(platform, 'other@example.com', 'Another-Horse-8');
    expect((await sendDeletion(password, other)).status).toBe(400);
    expect((await fetchProfile(other)).status).toBe(200);
  });

  it('succeeds when the items beside the user item cannot be deleted', async () => {
    const failing = interceptCommands(platform.table, async (name, send) => {
      if (name === 'Query') throw new Error('cut off');
      return send();
    });
    expect((await sendDeletion()).status).toBe(200);
    failing.mockRestore();
    expect(platform.logged.join()).toContain('erasure-interrupted');
    expect((await fetchProfile()).status).toBe(401);
    expect(await listErasures(platform.table)).toHaveLength(1);
  });

  it('is performed by one of two concurrent requests, and returns 401 to the other', async () => {
    const responses = await Promise.all([sendDeletion(), sendDeletion()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await readPartition(platform.table, user)).toEqual([]);
  });
});

describe('an account whose items are still being deleted', () => {
  beforeEach(deletePartly);

  it('cannot be used by any of its routes', async () => {
    expect(await readPartition(platform.table, user)).toHaveLength(2);
    expect((await sendLogin()).status).toBe(401);
    expect((await fetchProfile()).status).toBe(401);
    expect((await fetchDashboard()).status).toBe(401);
    expect((await sendDeletion()).status).toBe(401);
  });

  it('is deleted completely before its email address is registered again', async () => {
    const { status, body } = await sendRegistration();
    expect(status).toBe(201);
    expect(await listErasures(platform.table)).toEqual([]);
    expect((await fetchProfile()).status).toBe(401);
    expect((await fetchProfile(body.token)).status).toBe(200);
    expect(await readPartition(platform.table, user)).toHaveLength(2);
  });

  it('returns 503 to a registration with its email address if the deletion takes too long', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const { status, headers, body } = await sendRegistration();
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('60');
    expect(body.message).toMatch(/^Your previous account is still being deleted/);
  });

  it('can be registered again by one of five concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, sendRegistration));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const winner = responses.find(({ status }) => status === 201);
    expect((await fetchProfile(winner?.body.token)).status).toBe(200);
  });

  it('can be registered again while its deletion is completed by another call', async () => {
    performBefore('Get', 2, async () => {
      const [erasure] = await listErasures(platform.table);
      await finishErasure(platform.table, erasure ?? expect.unreachable(), new AbortController().signal);
    });
    expect((await sendRegistration()).status).toBe(201);
  });
});

describe('a request that was made before the account is deleted', () => {
  it('creates no prediction', async () => {
    const { model, close } = await startTestModel();
    const deleteFirst: PremiumModel = async (request) => {
      expect((await sendDeletion()).status).toBe(200);
      return model(request);
    };
    const request = {
      token,
      body: bodyExamples['predict-car-premium'],
      headers: { 'idempotency-key': 'attempt-1' },
    };
    const { status } = await platform.call('predict-car-premium', request, { model: deleteFirst });
    await close();
    expect(status).toBe(401);
    expect(await readPartition(platform.table, user)).toEqual([]);
  });

  it('starts no session', async () => {
    performBefore('TransactWrite', 1, sendDeletion);
    expect((await sendLogin()).status).toBe(401);
    expect(await readPartition(platform.table, user)).toEqual([]);
  });

  it('changes no password', async () => {
    performBefore('TransactWrite', 1, deletePartly);
    const body = bodyExamples['change-password'];
    const { status } = await platform.call('change-password', { token, body });
    expect(status).toBe(400);
    expect((await sendLogin()).status).toBe(401);
  });

  it('changes no profile', async () => {
    performBefore('Update', 1, deletePartly);
    const body = bodyExamples['update-profile'];
    const { status } = await platform.call('update-profile', { token, body });
    expect(status).toBe(401);
    expect(JSON.stringify(await readPartition(platform.table, user))).not.toContain('first_name');
  });

  it('stores no token that resets the password', async () => {
    performBefore('TransactWrite', 1, deletePartly);
    const reset = { tokenHash: 'hash', messageId: 'message-1', now: platform.clock() };
    expect(await storePasswordReset(platform.table, deriveUserId(email), reset)).toBeUndefined();
    expect(JSON.stringify(await readPartition(platform.table, user))).not.toContain('token_hash');
  });
});

describe('a request that was made before the account is deleted and registered again', () => {
  const ofUsers = routeIds.filter((id) => routes[id].session !== 'none' && routes[id].method !== 'GET');

  it.each<RouteId>([...ofUsers, 'login', 'confirm-password-reset'])(
    'changes nothing of the new account: %s',
    async (routeId) => {
      const { model, close } = await startTestModel();
      const call = (id: RouteId, request: TestRequest) => platform.call(id, { token, ...request }, { model });
      const { body: stored } = await call('predict-car-premium', {
        body: bodyExamples['predict-car-premium'],
      });
      const { body: another } = await sendLogin();
      const { tokenId } = await readSession(platform, another.token);
      const reset = createResetToken(deriveUserId(email));
      const now = platform.clock();
      await storePasswordReset(platform.table, reset.userId, { ...reset, messageId: 'message-1', now });
      const bodies: Partial<Record<RouteId, object>> = {
        ...bodyExamples,
        'update-profile': { ...bodyExamples['update-profile'], first_name: 'Late' },
        'change-password': { ...bodyExamples['change-password'], current_password: password },
        'delete-account': { current_password: password },
        login: { email, password },
        'confirm-password-reset': { ...bodyExamples['confirm-password-reset'], token: reset.token },
      };
      let created: Awaited<ReturnType<typeof readPartition>> = [];
      performBeforeWriting(async () => {
        expect((await sendDeletion()).status).toBe(200);
        expect((await sendRegistration()).status).toBe(201);
        created = await readPartition(platform.table, user);
      });
      const parameters = { id: routeId === 'revoke-session' ? tokenId : stored.id };
      await call(routeId, { body: bodies[routeId], parameters });
      await close();
      expect(created).toHaveLength(2);
      expect(await readPartition(platform.table, user)).toEqual(created);
    },
  );
});
