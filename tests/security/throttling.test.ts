import { beforeEach, describe, expect, inject, it } from 'vitest';
import { type Account, Api } from './support/api.ts';
import { expectClearError } from './support/expect-clear-error.ts';
import { password, validRequests } from './support/valid-requests.ts';

const api = new Api(inject('applicationUrl'));

/** Only for an application on this machine is every address of 127.0.0.0/8 another client. */
const isRemote = Boolean(process.env.PREMIA_URL);

const limit = 5;
const attacker = isRemote ? {} : { from: '127.0.0.66' };

let victim: Account;
beforeEach(async () => {
  victim = await api.register();
});

const guess = (email: string, headers?: Record<string, string>) =>
  api.call('login', { body: { email, password: 'Wrong-horse-7' }, ...attacker, ...(headers && { headers }) });

async function exhaustAttempts(): Promise<void> {
  for (let guesses = 0; guesses < limit; guesses += 1) {
    expectClearError(await guess(victim.email), 'invalid_credentials');
  }
}

describe('guessing a password', () => {
  it('ends after five wrong ones, and the answer says when to try again', async () => {
    await exhaustAttempts();
    const answer = await guess(victim.email);
    const { message } = expectClearError(answer, 'too_many_attempts');
    expect(message).toMatch(/\d+ minutes?/);
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  it('ends also for the right password, so that the throttle tells nothing', async () => {
    await exhaustAttempts();
    const answer = await api.call('login', { body: victim, ...attacker });
    expectClearError(answer, 'too_many_attempts');
  });

  it('gets no further by guessing all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(victim.email)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(limit);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20 - limit);
  });

  it('gets no further by writing the address another way', async () => {
    const ways = [
      victim.email,
      victim.email.toUpperCase(),
      ` ${victim.email}`,
      `${victim.email}\t`,
      victim.email,
    ];
    for (const email of ways) expectClearError(await guess(email), 'invalid_credentials');
    expectClearError(await guess(victim.email.toUpperCase()), 'too_many_attempts');
  });

  it('gets no further by claiming another address in headers', async () => {
    await exhaustAttempts();
    const claims = [
      'x-forwarded-for',
      'x-real-ip',
      'forwarded',
      'cloudfront-viewer-address',
      'x-viewer-address',
      'true-client-ip',
      'cf-connecting-ip',
      'x-client-ip',
    ];
    for (const name of claims) {
      const claimed = name === 'forwarded' ? 'for=198.51.100.7' : '198.51.100.7';
      expectClearError(await guess(victim.email, { [name]: claimed }), 'too_many_attempts');
    }
  });
});

describe('the victim of guesses', () => {
  it('goes on with a session that is alive', async () => {
    await exhaustAttempts();
    expectClearError(await guess(victim.email), 'too_many_attempts');
    await api.predict(victim.token);
    expect((await api.readAccount(victim.token)).dashboard.total_predictions).toBe(1);
  });

  it.skipIf(isRemote)(
    'logs in from another address (only on one machine: it needs a second one)',
    async () => {
      await exhaustAttempts();
      await api.logIn(victim, '127.0.0.2');
    },
  );

  it('is not locked out by their own mistakes: the right password in time clears the count', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let guesses = 0; guesses < limit - 1; guesses += 1) {
        expectClearError(await guess(victim.email), 'invalid_credentials');
      }
      expect((await api.call('login', { body: victim, ...attacker })).status).toBe(200);
    }
  });
});

describe('guessing the current password with a stolen session', () => {
  const change = (current_password: string, path?: string) =>
    api.call('change-password', {
      token: victim.token,
      body: { ...validRequests['change-password'].body, current_password },
      ...(path && { path }),
      ...attacker,
    });

  it('ends after five wrong ones on both paths together', async () => {
    for (const path of ['/api/users/profile/change_password/', '/api/users/change_password/', undefined]) {
      expectClearError(await change('Wrong-horse-7', path), 'wrong_password');
    }
    expectClearError(await change('Wrong-horse-7', '/api/users/change_password'), 'wrong_password');
    expectClearError(await change('Wrong-horse-7'), 'wrong_password');
    expectClearError(await change(password, '/api/users/change_password/'), 'too_many_attempts');
    expectClearError(await change(password), 'too_many_attempts');
    // Another address has a count of its own, here as at login.
    if (!isRemote) await api.logIn(victim, '127.0.0.3');
  });
});
