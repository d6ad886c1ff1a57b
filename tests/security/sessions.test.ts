import { beforeEach, describe, expect, inject, it } from 'vitest';
import { type Account, Api } from './support/api.ts';
import { expectClearError } from './support/expect-clear-error.ts';
import { readToken } from './support/forge-token.ts';
import { validRequests } from './support/valid-requests.ts';

const api = new Api(inject('applicationUrl'));
const week = 7 * 24 * 60 * 60;

let account: Account;
beforeEach(async () => {
  account = await api.register();
});

async function expectDead(token: string): Promise<void> {
  expectClearError(await api.call('get-profile', { token }), 'unauthenticated');
  expectClearError(await api.call('predict-car-premium', { token }), 'unauthenticated');
}

async function expectAlive(token: string): Promise<void> {
  expect((await api.call('get-profile', { token })).status).toBe(200);
}

describe('a token', () => {
  it('holds ids and times alone, and lives for a week', () => {
    const { header, payload } = readToken(account.token);
    expect(Object.keys(header).sort()).toEqual(['alg', 'kid', 'typ']);
    expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub']);
    expect(Number(payload.exp) - Number(payload.iat)).toBe(week);
    expect(JSON.stringify(payload)).not.toContain(account.email);
  });

  it('is another one for every login', async () => {
    const tokens = [account.token, await api.logIn(account), await api.logIn(account)];
    expect(new Set(tokens.map((token) => readToken(token).payload.jti)).size).toBe(3);
  });
});

describe('a logout', () => {
  it('ends its session at once and leaves the others', async () => {
    const other = await api.logIn(account);
    expect((await api.call('logout', { token: account.token })).status).toBe(200);
    await expectDead(account.token);
    await expectAlive(other);
  });

  it('that comes twice, also at once, is no error', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => api.call('logout', { token: account.token })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await api.call('logout', { token: account.token })).status).toBe(200);
    await expectDead(account.token);
  });
});

describe('a password change', () => {
  const change = (token: string) => api.call('change-password', { token });
  const { new_password } = validRequests['change-password'].body ?? {};

  it('ends every other session, and the old password, and keeps its own session', async () => {
    const others = [await api.logIn(account), await api.logIn(account)];
    expect((await change(account.token)).status).toBe(200);
    for (const token of others) await expectDead(token);
    await expectAlive(account.token);
    expectClearError(await api.call('login', { body: account }), 'invalid_credentials');
    await api.logIn({ email: account.email, password: String(new_password) });
  });

  it('that is refused ends nothing', async () => {
    const other = await api.logIn(account);
    const body = { ...validRequests['change-password'].body, current_password: 'Wrong-horse-7' };
    expectClearError(await api.call('change-password', { token: account.token, body }), 'wrong_password');
    await expectAlive(other);
    await api.logIn(account);
  });

  it('wins or loses as a whole against another one at the same time', async () => {
    const second = await api.logIn(account);
    const answers = await Promise.all([change(account.token), change(second)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    // The loser's session ended, or its current password was the current one no more.
    expect([400, 401]).toContain(statuses[1]);
    const winner = answers[0]?.status === 200 ? account.token : second;
    await expectAlive(winner);
    await expectDead(winner === second ? account.token : second);
  });
});
