import { beforeEach, describe, expect, it } from 'vitest';
import { parseResetToken } from '#functions/auth/reset-tokens.ts';
import type { MailerDependencies } from '#functions/composition.ts';
import { clientLimits } from '#functions/data/client-limits.ts';
import { deriveUserId, keyOf } from '#functions/data/keys.ts';
import { countMail } from '#functions/data/mail-quota.ts';
import { resetPassword } from '#functions/data/password-resets.ts';
import { getUser } from '#functions/data/stored-users.ts';
import { defineMailer } from '#functions/jobs/send-mail.ts';
import type { Mail } from '#functions/mail/mail.ts';
import { readPartition } from '#tests/support/dynamodb-items.ts';
import { interceptCommands } from '#tests/support/dynamodb-table.ts';
import { createAccount, registration } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

const { email, password } = registration;
const userId = deriveUserId(email);
const next = 'Battery-Staple-8';

let platform: TestPlatform;
let session: string;
let mails: { to: string; mail: Mail }[];
beforeEach(async () => {
  platform = await createTestPlatform();
  session = await createAccount(platform);
  mails = [];
});

const sendRequest = (address = email, changes: Partial<TestPlatform> = {}) =>
  platform.call('request-password-reset', { body: { email: address } }, changes);
const sendConfirmation = (token: string, newPassword = next, changes: Partial<TestPlatform> = {}) =>
  platform.call(
    'confirm-password-reset',
    { body: { token, new_password: newPassword, confirm_new_password: newPassword } },
    changes,
  );
const sendLogin = (typed: string) => platform.call('login', { body: { email, password: typed } });
const sendChange = (body: object) => platform.call('change-password', { token: session, body });
const sendDeletion = () =>
  platform.call('delete-account', { token: session, body: { current_password: password } });
const fetchProfile = () => platform.call('get-profile', { token: session });

const store: MailerDependencies['sendMail'] = async (to, mail) => void mails.push({ to, mail });

function deliver(messageId: string, sendMail = store): Promise<void> {
  const mailer = defineMailer(() => ({ ...platform, websiteUrl: 'https://premia.example.com', sendMail }));
  const job = platform.queuedMails.at(-1);
  return mailer({ Records: [{ messageId, body: JSON.stringify(job) }] });
}

/** Holds the next writes until there are so many of them, so that all have read the same items. */
function holdWrites(count: number): void {
  const held = Promise.withResolvers<void>();
  let writes = 0;
  interceptCommands(platform.table, async (name, send) => {
    if (name === 'TransactWrite') {
      writes += 1;
      if (writes === count) held.resolve();
      await held.promise;
    }
    return send();
  });
}

function readToken(): string {
  const link = /^https:\/\/premia\.example\.com\/reset_password#token=(.*)$/m;
  return link.exec(mails.at(-1)?.mail.text ?? '')?.[1] ?? '';
}

/** Requests a reset and returns the token that was mailed. */
async function requestToken(messageId = 'message-1'): Promise<string> {
  expect((await sendRequest()).status).toBe(200);
  await deliver(messageId);
  return readToken();
}

async function expectInvalid(confirming: ReturnType<typeof sendConfirmation>) {
  const { status, body } = await confirming;
  const message = 'This link has expired or was already used. Request a new one.';
  expect(status).toBe(400);
  const code = 'invalid_reset_token';
  const fields = { errors: { token: message }, error_codes: { token: code } };
  expect(body).toEqual({ code, message, ...fields });
}

describe('a password reset', () => {
  it('sets the password with the mailed token, and ends all sessions', async () => {
    const token = await requestToken();
    expect(mails[0]?.to).toBe(email);
    const { status, body } = await sendConfirmation(token);
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'Password changed successfully!' });
    expect((await fetchProfile()).status).toBe(401);
    expect((await sendLogin(password)).status).toBe(401);
    expect((await sendLogin(next)).status).toBe(200);
    expect(platform.queuedMails.at(-1)).toMatchObject({ kind: 'password_changed', userId });
  });

  it('ends the session that survived an earlier password change', async () => {
    await sendChange({ current_password: password, new_password: 'sixsix', confirm_new_password: 'sixsix' });
    expect((await fetchProfile()).status).toBe(200);
    expect((await sendConfirmation(await requestToken())).status).toBe(200);
    expect((await fetchProfile()).status).toBe(401);
  });

  it('stores the hash of 256 random bits and not the token', async () => {
    const tokens = [await requestToken('message-1'), await requestToken('message-2')];
    const [first, second] = tokens.map((token) => Buffer.from(token, 'base64url').subarray(32));
    expect(first).toHaveLength(32);
    expect(first?.equals(second ?? Buffer.alloc(32))).toBe(false);
    const stored = JSON.stringify(await readPartition(platform.table, keyOf.user(userId)));
    for (const token of tokens) expect(stored).not.toContain(token.slice(-40));
  });

  it('applies the rules of a registration to the password before it reads the token', async () => {
    const token = await requestToken();
    for (const weak of ['Short-1', 'nocapital-1', 'NO-LOWER-1', 'No-digit-x']) {
      const { status, body } = await sendConfirmation(token, weak);
      expect([status, Object.keys(body.errors)]).toEqual([400, ['new_password']]);
    }
    expect((await sendConfirmation(token)).status).toBe(200);
  });
});

describe('a token alone', () => {
  const sendToken = (token: string, changes: Partial<TestPlatform> = {}) =>
    platform.call('confirm-password-reset', { body: { token } }, changes);

  it('is not used up: only the passwords are missing', async () => {
    const token = await requestToken();
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const { status, body } = await sendToken(token);
      expect(status).toBe(400);
      expect(body.error_codes).toEqual({ new_password: 'required', confirm_new_password: 'required' });
    }
    expect((await fetchProfile()).status).toBe(200);
    expect((await sendConfirmation(token)).status).toBe(200);
  });

  it('is invalid after its use, and counts as a failure', async () => {
    const token = await requestToken();
    await sendConfirmation(token);
    const changes = {
      clientLimits: { ...clientLimits.strict, reset_failures: { max: 2, windowSeconds: 3600 } },
    };
    await expectInvalid(sendToken(token, changes));
    await expectInvalid(sendToken('x', changes));
    expect((await sendToken(token, changes)).status).toBe(429);
  });

  it.each([{ new_password: next }, { confirm_new_password: next }])(
    'beside one password lacks the other: %j',
    async (given) => {
      const body = { token: await requestToken(), ...given };
      const response = await platform.call('confirm-password-reset', { body });
      const missing = 'new_password' in given ? 'confirm_new_password' : 'new_password';
      expect(response.body.error_codes).toEqual({ [missing]: 'required' });
    },
  );

  it('is required, as are the passwords without it', async () => {
    const { body } = await platform.call('confirm-password-reset', { body: {} });
    expect(Object.keys(body.errors)).toEqual(['token', 'new_password', 'confirm_new_password']);
  });
});

describe('a token is invalid', () => {
  it('after its use', async () => {
    const token = await requestToken();
    await sendConfirmation(token);
    await expectInvalid(sendConfirmation(token, 'Third-Password-9'));
    expect((await sendLogin(next)).status).toBe(200);
  });

  it('for the slower one of two concurrent confirmations', async () => {
    const token = await requestToken();
    const passwords = ['First-Password-1', 'Second-Password-2'];
    const responses = await Promise.all(passwords.map((each) => sendConfirmation(token, each)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = passwords[responses.findIndex(({ status }) => status === 200)] ?? '';
    expect((await sendLogin(winner)).status).toBe(200);
  });

  it('after an hour, when the next one may be sent', async () => {
    const token = await requestToken();
    platform.passSeconds(60 * 60);
    await expectInvalid(sendConfirmation(token));
    for (const id of ['2', '3', '4']) await requestToken(id);
    const last = readToken();
    platform.passSeconds(60 * 60 - 1);
    await requestToken('5');
    expect(mails).toHaveLength(4);
    expect((await sendConfirmation(last)).status).toBe(200);
  });

  it('after a newer request, also if it was checked before', async () => {
    const token = await requestToken('message-1');
    const newer = await requestToken('message-2');
    await expectInvalid(sendConfirmation(token));
    const current = (await getUser(platform.table, userId))?.password_hash ?? '';
    const change = { current, next: 'hash', client: ['network-1'] as const, now: platform.clock() };
    const { tokenHash = '' } = parseResetToken(token) ?? {};
    expect(await resetPassword(platform.table, userId, tokenHash, change)).toBe(false);
    expect((await sendConfirmation(newer)).status).toBe(200);
  });

  it('after a password change', async () => {
    const token = await requestToken();
    await sendChange({ current_password: password, new_password: next, confirm_new_password: next });
    await expectInvalid(sendConfirmation(token, 'Third-Password-9'));
    expect((await sendLogin(next)).status).toBe(200);
  });

  it('after the account was deleted, also for a new account with the same address', async () => {
    const token = await requestToken();
    expect((await sendDeletion()).status).toBe(200);
    await expectInvalid(sendConfirmation(token));
    await createAccount(platform);
    await expectInvalid(sendConfirmation(token));
  });

  it.each([
    ['empty', () => 'x'],
    ['with another secret', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['of another user', (token: string) => `${'A'.repeat(42)}${token.slice(42)}`],
    ['with added characters', (token: string) => `${token}=`],
    ['shortened', (token: string) => token.slice(0, -2)],
  ])('if it is %s', async (_condition, change) => {
    const token = await requestToken();
    await expectInvalid(sendConfirmation(change(token)));
    expect((await sendLogin(password)).status).toBe(200);
  });
});

describe('a request for a reset', () => {
  it('has the same response for an unknown address, for which nothing is stored or sent', async () => {
    const known = await sendRequest();
    const unknown = await sendRequest('unknown@example.com');
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    await deliver('message-1');
    expect(mails).toEqual([]);
    const partition = keyOf.user(deriveUserId('unknown@example.com'));
    expect(await readPartition(platform.table, partition)).toEqual([]);
  });

  it('sends no more mails to an address whose account is deleted and created again', async () => {
    for (const id of ['1', '2', '3']) await requestToken(id);
    expect((await sendDeletion()).status).toBe(200);
    await deliver('4');
    expect(mails.at(-1)).toMatchObject({ to: email, mail: { subject: 'Your Premia account was deleted' } });
    session = await createAccount(platform);
    await requestToken('5');
    expect(mails).toHaveLength(4);
  });

  it('counts a message that is delivered again once, and mails a new token', async () => {
    const failing = () => Promise.reject(new Error('SES is unavailable'));
    await sendRequest();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(deliver('message-1', failing)).rejects.toThrow('was not sent');
    }
    await deliver('message-1');
    expect((await sendConfirmation(readToken())).status).toBe(200);
    expect(mails).toHaveLength(1);
  });

  it.each([0, 1])(
    'mails one token if 12 messages are processed at the same time, after %d earlier',
    async (earlier) => {
      if (earlier > 0) await requestToken('earlier');
      await sendRequest();
      const ids = Array.from({ length: 12 }, (_, index) => `message-${index}`);
      holdWrites(ids.length);
      await Promise.all(ids.map((id) => deliver(id)));
      expect(mails).toHaveLength(earlier + 1);
      expect((await sendConfirmation(readToken())).status).toBe(200);
    },
  );

  it('mails a token if another mail to the address is counted at the same time', async () => {
    await sendRequest();
    let writes = 0;
    interceptCommands(platform.table, async (name, send) => {
      if (name === 'TransactWrite') writes += 1;
      if (name === 'TransactWrite' && writes === 1) {
        const notice = { id: 'notice', kind: 'new_device_login' } as const;
        expect(await countMail(platform.table, userId, notice, platform.clock())).toBe(true);
      }
      return send();
    });
    await deliver('message-1');
    expect(mails).toHaveLength(1);
    expect((await sendConfirmation(readToken())).status).toBe(200);
  });

  it('is limited by client over all addresses', async () => {
    const limits = { ...clientLimits.strict, password_resets: { max: 2, windowSeconds: 3600 } };
    for (const address of ['a@example.com', 'b@example.com']) {
      expect((await sendRequest(address, { clientLimits: limits })).status).toBe(200);
    }
    const { status, body, headers } = await sendRequest('c@example.com', { clientLimits: limits });
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(platform.queuedMails).toHaveLength(2);
  });

  it('returns 503 if the queue is unavailable', async () => {
    const queueMail = () => Promise.reject(Object.assign(new Error('down'), { name: 'TimeoutError' }));
    expect((await sendRequest(email, { queueMail })).status).toBe(503);
  });
});

it('limits failed confirmations by client, whichever token they have', async () => {
  const token = await requestToken();
  const limits = { ...clientLimits.strict, reset_failures: { max: 2, windowSeconds: 3600 } };
  const confirm = (each: string) => sendConfirmation(each, next, { clientLimits: limits });
  for (const wrong of ['x', `${token.slice(0, -4)}AAAA`]) expect((await confirm(wrong)).status).toBe(400);
  const { status, body } = await confirm(token);
  expect([status, body.code]).toEqual([429, 'too_many_requests']);
});

it('logs pseudonyms of user and client with a confirmation, and of the user with a mail', async () => {
  const token = await requestToken();
  await sendConfirmation(`${token.slice(0, -4)}AAAA`);
  await sendConfirmation('x');
  const lines = platform.logged.map((line) => JSON.parse(line));
  const { user } = lines.find(({ route }) => route === 'request-password-reset');
  expect(user).toMatch(/^[\w-]{16}$/);
  expect(lines.find(({ event }) => event === 'mail-processed')).toMatchObject({ user, sent: true });
  const [wrong, malformed] = lines.filter(({ route }) => route === 'confirm-password-reset');
  expect(wrong).toMatchObject({ user, client: expect.any(String) });
  expect(malformed).toMatchObject({ client: wrong.client });
  expect(malformed).not.toHaveProperty('user');
});

it('reports a new password that was set while the queue was unavailable as a success', async () => {
  const queueMail = () => Promise.reject(new Error('down'));
  const token = await requestToken();
  expect((await sendConfirmation(token, next, { queueMail })).status).toBe(200);
  expect(platform.logged.join('')).toContain('mail-not-queued');
});
