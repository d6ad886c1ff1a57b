import { describe, expect, it } from 'vitest';
import { createResetToken } from '#functions/auth/reset-tokens.ts';
import { deriveUserId } from '#functions/data/keys.ts';
import { storePasswordReset } from '#functions/data/password-resets.ts';
import { connectTable } from '#functions/data/table.ts';
import { resourceNames } from '#local/function-environment.ts';
import type { Account } from '#tests/support/api-client.ts';
import { awsError, type Fault } from '#tests/support/service-proxy.ts';
import { validBodies } from '#tests/support/valid-requests.ts';
import { expectServerError } from './support/expectations.ts';
import { startFaultyServer } from './support/faulty-server.ts';

const server = await startFaultyServer();
const { api, dynamodb, mailQueue, mail } = server;

const always = Number.POSITIVE_INFINITY;
const { new_password: next } = validBodies['change-password'];

const faults: Record<string, Fault> = {
  'is unreachable': { kind: 'cut-before' },
  fails: { kind: 'respond', status: 500, body: {} },
  'never responds': { kind: 'hang' },
};

describe.each(Object.entries(faults))('while the mail queue %s', (_, fault) => {
  it('a request to reset a password returns 503 for known and unknown addresses', async () => {
    const { email } = await api.register();
    mailQueue.inject('SendMessage', fault, always);
    for (const address of [email, 'unknown@example.com']) {
      const response = await api.call('request-password-reset', { body: { email: address } });
      expectServerError(response, 'service_unavailable');
      expect(response.durationMs).toBeLessThan(10_000);
    }
  });

  it('a password change succeeds', async () => {
    const account = await api.register();
    mailQueue.inject('SendMessage', fault, always);
    expect((await api.call('change-password', { token: account.token })).status).toBe(200);
    expect(await api.logIn({ ...account, password: next })).toBeTruthy();
  });
});

it('responds before the mail service does', async () => {
  const { email } = await api.register();
  mail.inject('*', { kind: 'hang' }, always);
  const response = await api.call('request-password-reset', { body: { email } });
  expect(response.status).toBe(200);
  // An attempt to send a mail ends after 5 s.
  expect(response.durationMs).toBeLessThan(5000);
});

describe('a confirmation', () => {
  /** Stores a token as the function that sends mail does. */
  async function storeToken({ email }: Account): Promise<string> {
    const { token, ...reset } = createResetToken(deriveUserId(email));
    const table = connectTable(resourceNames.table);
    await storePasswordReset(table, reset.userId, { ...reset, messageId: 'message-1', now: new Date() });
    return token;
  }
  const confirm = (token: string) =>
    api.call('confirm-password-reset', { body: { ...validBodies['change-password'], token } });

  it('while DynamoDB is throttled returns 503, changes nothing and leaves the token valid', async () => {
    const account = await api.register();
    const token = await storeToken(account);
    dynamodb.inject('TransactWriteItems', awsError('ProvisionedThroughputExceededException'), always);
    expectServerError(await confirm(token), 'service_unavailable');
    server.removeFaults();
    expect(await api.logIn(account)).toBeTruthy();
    expect((await confirm(token)).status).toBe(200);
  });

  it('whose transaction loses its response succeeds once', async () => {
    const account = await api.register();
    const token = await storeToken(account);
    dynamodb.inject('TransactWriteItems', { kind: 'cut-after' });
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
    expect(await api.logIn({ ...account, password: next })).toBeTruthy();
  });
});
