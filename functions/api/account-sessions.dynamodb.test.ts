import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from '#functions/data/keys.ts';
import { readPartition } from '#tests/support/dynamodb-items.ts';
import { interceptCommands } from '#tests/support/dynamodb-table.ts';
import { createAccount, readSession, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';
const { email, password } = registration;
const change = { current_password: password, new_password: 'sixsix', confirm_new_password: 'sixsix' };

let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  platform = await createTestPlatform();
  token = await createAccount(platform);
});

const fetchSessions = (asToken = token) => platform.call('list-sessions', { token: asToken });
const fetchProfile = (asToken = token) => platform.call('get-profile', { token: asToken });
const revoke = (id: string, asToken = token) =>
  platform.call('revoke-session', { token: asToken, parameters: { id } });
const idOf = async (ofToken: string) => (await readSession(platform, ofToken)).tokenId;

async function logIn(userAgent?: string): Promise<string> {
  const headers = userAgent === undefined ? {} : { 'User-Agent': userAgent };
  return (await platform.call('login', { body: { email, password }, headers })).body.token;
}

describe('listSessions', () => {
  it('returns the active sessions with device, first and last use, the current one first', async () => {
    platform.passSeconds(60);
    const phone = await logIn(iphone);
    const { body } = await fetchSessions();
    expect(body.sessions).toEqual([
      {
        id: await idOf(token),
        device: 'Unknown device',
        created_at: '2046-11-20T10:00:00.000Z',
        last_used_at: '2046-11-20T10:00:00.000Z',
        current: true,
      },
      {
        id: await idOf(phone),
        device: 'Safari on iPhone',
        created_at: '2046-11-20T10:01:00.000Z',
        last_used_at: '2046-11-20T10:01:00.000Z',
        current: false,
      },
    ]);
  });

  it('returns the current session first and the others by their last use, latest first', async () => {
    const logins = [];
    for (let count = 1; count <= 3; count += 1) {
      platform.passSeconds(60);
      logins.push(await logIn());
    }
    const [second = '', third = '', fourth = ''] = logins;
    const { body } = await fetchSessions(third);
    const ids = body.sessions.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(await Promise.all([third, fourth, second, token].map(idOf)));
  });

  it('omits sessions that have expired, were logged out or had another password', async () => {
    platform.passSeconds(6 * 24 * 60 * 60);
    await logIn();
    const loggedOut = await logIn();
    await platform.call('logout', { token: loggedOut });
    const current = await logIn();
    expect((await fetchSessions(current)).body.sessions).toHaveLength(3);
    platform.passSeconds(2 * 24 * 60 * 60);
    expect((await fetchSessions(current)).body.sessions).toHaveLength(2);
    await platform.call('change-password', { token: current, body: change });
    expect((await fetchSessions(current)).body.sessions).toEqual([
      expect.objectContaining({ id: await idOf(current), current: true }),
    ]);
  });

  it('returns the last password change', async () => {
    expect((await fetchSessions()).body.security_events.password_changed_at).toBeNull();
    platform.passSeconds(60);
    await platform.call('change-password', { token, body: change });
    expect((await fetchSessions()).body.security_events.password_changed_at).toBe('2046-11-20T10:01:00.000Z');
  });

  it('returns the last login with a device that no earlier login had', async () => {
    const readLogin = async () => (await fetchSessions()).body.security_events.new_device_login;
    await logIn();
    expect(await readLogin()).toBeNull();
    platform.passSeconds(60);
    await Promise.all([logIn(iphone), logIn(iphone)]);
    const onPhone = { device: 'Safari on iPhone', at: '2046-11-20T10:01:00.000Z' };
    expect(await readLogin()).toEqual(onPhone);
    platform.passSeconds(60);
    await logIn(iphone);
    expect(await readLogin()).toEqual(onPhone);
    await logIn(chrome);
    expect(await readLogin()).toEqual({ device: 'Chrome on Windows', at: '2046-11-20T10:02:00.000Z' });
  });
});

it('login with a new device queues one mail, and succeeds if that fails', async () => {
  await logIn(iphone);
  const { userId } = await readSession(platform, token);
  const at = '2046-11-20T10:00:00.000Z';
  expect(platform.queuedMails).toEqual([
    {
      kind: 'new_device_login',
      userId,
      user: expect.stringMatching(/^[\w-]{16}$/),
      device: 'Safari on iPhone',
      at,
    },
  ]);
  await logIn(iphone);
  expect(platform.queuedMails).toHaveLength(1);
  const queueMail = () => Promise.reject(new Error('The queue is down'));
  const headers = { 'User-Agent': chrome };
  const request = { body: { email, password }, headers };
  expect((await platform.call('login', request, { queueMail })).status).toBe(200);
});

describe('last use of a session', () => {
  it('is recorded at the first request after 15 minutes', async () => {
    const readUse = async () => (await fetchSessions()).body.sessions[0].last_used_at;
    platform.passSeconds(15 * 60 - 1);
    await fetchProfile();
    expect(await readUse()).toBe('2046-11-20T10:00:00.000Z');
    platform.passSeconds(1);
    await fetchProfile();
    expect(await readUse()).toBe('2046-11-20T10:15:00.000Z');
  });

  it('fails no request if it cannot be written', async () => {
    platform.passSeconds(15 * 60);
    const spy = interceptCommands(platform.table, async (name, send) => {
      if (name === 'Update') throw new Error('throttled');
      return send();
    });
    expect((await fetchProfile()).status).toBe(200);
    spy.mockRestore();
    expect((await fetchSessions()).body.sessions).toHaveLength(1);
  });

  it('does not restore a session that is ended at the same time', async () => {
    platform.passSeconds(15 * 60);
    const spy = interceptCommands(platform.table, async (name, send) => {
      if (name === 'Update') await platform.call('logout', { token });
      return send();
    });
    expect((await fetchProfile()).status).toBe(200);
    spy.mockRestore();
    const { userId } = await readSession(platform, token);
    const items = await readPartition(platform.table, keyOf.user(userId));
    expect(items.map(({ sk }) => sk)).toEqual(['PROFILE']);
    expect((await fetchProfile()).status).toBe(401);
  });
});

describe('revokeSession', () => {
  it('ends another session, whose token is invalid from then on, and returns 404 the second time', async () => {
    const other = await logIn(iphone);
    const { status, body } = await revoke(await idOf(other));
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Session ended.' });
    expect((await fetchProfile(other)).status).toBe(401);
    expect((await fetchProfile()).status).toBe(200);
    expect((await revoke(await idOf(other))).status).toBe(404);
  });

  it("ends the caller's own session", async () => {
    expect((await revoke(await idOf(token))).status).toBe(200);
    expect((await revoke(await idOf(token))).status).toBe(401);
  });

  it("returns 404 for an unknown id and for another user's session, which stays active", async () => {
    const theirs = await createAccount(platform, 'bob@example.com');
    for (const id of [await idOf(theirs), '00000000-0000-4000-8000-000000000000', 'x', '../profile', '']) {
      const { status, body } = await revoke(id);
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'not_found', message: 'The session was not found.' });
    }
    expect((await fetchProfile(theirs)).status).toBe(200);
  });

  it('ends nothing for a session that has ended itself', async () => {
    const other = await logIn();
    const ended = await logIn();
    await platform.call('logout', { token: ended });
    expect((await revoke(await idOf(other), ended)).status).toBe(401);
    await platform.call('change-password', { token, body: change });
    expect((await revoke(await idOf(token), other)).status).toBe(401);
    expect((await fetchProfile()).status).toBe(200);
  });

  it('ends a session once for eight concurrent requests', async () => {
    const other = await logIn();
    const id = await idOf(other);
    const responses = await Promise.all(Array.from({ length: 8 }, () => revoke(id)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
  });
});

it('logout ends the session, and succeeds repeatedly and after its expiry', async () => {
  for (const seconds of [0, 60, 8 * 24 * 60 * 60]) {
    platform.passSeconds(seconds);
    const { status, body } = await platform.call('logout', { token });
    expect([status, body]).toEqual([200, { message: 'Logged out successfully!' }]);
    expect((await fetchProfile()).status).toBe(401);
  }
});
