import { beforeEach, expect, inject, it } from 'vitest';
import { type Account, ApiClient } from '#tests/support/api-client.ts';
import { validBodies } from '#tests/support/valid-requests.ts';
import { expectClearError } from './support/expect-clear-error.ts';

const api = new ApiClient(inject('serverUrl'));

/** Only a server on this machine sees each address of 127.0.0.0/8 as another client. */
const isRemote = Boolean(process.env.PREMIA_URL);

const maxAttempts = 5;
const attacker = isRemote ? {} : { from: '127.0.0.66' };

let victim: Account;
beforeEach(async () => {
  victim = await api.register();
});

it('login returns 429 after 5 wrong passwords, whichever address a header claims', async () => {
  const guess = (headers: Record<string, string> = {}) =>
    api.call('login', { body: { email: victim.email, password: 'Wrong-horse-7' }, ...attacker, headers });
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    expectClearError(await guess(), 'invalid_credentials');
  }
  const names =
    'x-forwarded-for x-real-ip cloudfront-viewer-address x-viewer-address true-client-ip cf-connecting-ip x-client-ip';
  for (const name of names.split(' ')) {
    expectClearError(await guess({ [name]: '198.51.100.7' }), 'too_many_attempts');
  }
  expectClearError(await guess({ forwarded: 'for=198.51.100.7' }), 'too_many_attempts');
});

it('counts wrong current passwords on both paths of change-password together', async () => {
  const change = (path: string, current_password: string) =>
    api.call('change-password', {
      token: victim.token,
      path,
      body: { ...validBodies['change-password'], current_password },
      ...attacker,
    });
  const paths = ['/api/users/profile/change_password/', '/api/users/change_password/'];
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    expectClearError(await change(paths[attempt % 2] ?? '', 'Wrong-horse-7'), 'wrong_password');
  }
  for (const path of paths) {
    const response = await change(path, victim.password);
    expectClearError(response, 'too_many_attempts');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  }
});
