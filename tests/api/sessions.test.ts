import { beforeAll, describe, expect, it } from 'vitest';
import { callApi, registerSomebody } from '#tests/support/api-client.ts';

const ended = { message: 'Your session has ended. Please log in again.', code: 'unauthenticated' };
const id = '01JD2Q0ZKZ6Y3V5T8W9X0A1B2C';

const guarded = [
  'GET /api/users/profile/',
  'PUT /api/users/profile/update/',
  'PUT /api/users/profile/change_password/',
  'PUT /api/users/change_password/',
  'POST /api/predictions/health_insurance/',
  'POST /api/predictions/car_insurance/',
  'GET /api/predictions/history/',
  'GET /api/predictions/dashboard/',
  `DELETE /api/predictions/delete/${id}/`,
];

describe.each([...guarded, 'POST /api/users/logout/'])('%s asks for a session', (call) => {
  it.each([
    ['no Authorization header', undefined],
    ['an empty one', ''],
    ['another scheme', 'Bearer abc.def.ghi'],
    ['a scheme alone', 'Token'],
    ['what is no token', 'Token abc'],
    ['an unsigned token', 'Token eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
    ['a token that somebody else signed', 'Token eyJhbGciOiJIUzI1NiIsImtpZCI6IngifQ.eyJzdWIiOiJ4In0.AAAA'],
  ])('and refuses %s', async (_name, authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const { status, body, headers: answered } = await callApi(call, { headers });
    expect(status).toBe(401);
    expect(body).toEqual(ended);
    expect(answered.get('www-authenticate')).toBe('Token');
  });
});

describe('a session that has ended', () => {
  let token: string;
  beforeAll(async () => {
    ({ token } = await registerSomebody());
    await callApi('POST /api/users/logout/', { token });
  });

  it.each(guarded)('is worth nothing to %s', async (call) => {
    const { status, body } = await callApi(call, { token });
    expect(status).toBe(401);
    expect(body).toEqual(ended);
  });

  it('may be ended again', async () => {
    const { status, body } = await callApi('POST /api/users/logout/', { token });
    expect(status).toBe(200);
    expect(body).toEqual({ message: expect.any(String) });
  });
});

it('takes the scheme in any case', async () => {
  const { token } = await registerSomebody();
  const headers = { authorization: `TOKEN ${token}` };
  expect((await callApi('GET /api/users/profile/', { headers })).status).toBe(200);
});

it('refuses a token that was changed by one character', async () => {
  const { token } = await registerSomebody();
  const [header = '', payload = '', signature = ''] = token.split('.');
  const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  const { status } = await callApi('GET /api/users/profile/', {
    token: [header, payload, changed].join('.'),
  });
  expect(status).toBe(401);
});

it('puts nothing personal into a token', async () => {
  const { token, email } = await registerSomebody();
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  expect(claims).not.toContain(email);
  expect(claims).not.toContain('Ada');
});
