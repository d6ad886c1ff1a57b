import { describe, expect, it } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { callApi, carForm, planRegistration, registerSomebody } from '#tests/support/api-client.ts';

/** A deployed gateway answers a wrong method as a wrong path, and has limits of its own. */
const isDeployed = process.env.PREMIA_URL !== undefined;

const login = 'POST /api/users/login/';

describe('every path', () => {
  it('works with and without its last slash, never by redirect', async () => {
    const form = planRegistration();
    expect((await callApi('POST /api/users/register', { body: form })).status).toBe(201);
    const { email, password } = form;
    const { token } = (await callApi('POST /api/users/login', { body: { email, password } })).body;
    for (const slash of ['', '/']) {
      const profile = await callApi(`GET /api/users/profile${slash}`, { token });
      expect(profile.status).toBe(200);
      const update = await callApi(`PUT /api/users/profile/update${slash}`, { token, body: profile.body });
      expect(update.status).toBe(200);
      const predicted = await callApi(`POST /api/predictions/car_insurance${slash}`, {
        token,
        body: carForm,
      });
      expect(predicted.status).toBe(200);
      expect((await callApi(`GET /api/predictions/history${slash}?limit=1`, { token })).status).toBe(200);
      expect((await callApi(`GET /api/predictions/dashboard${slash}`, { token })).status).toBe(200);
      const deleted = await callApi(`DELETE /api/predictions/delete/${predicted.body.id}${slash}`, { token });
      expect(deleted.status).toBe(200);
    }
    expect((await callApi('POST /api/users/logout', { token })).status).toBe(200);
  });
});

describe('a body', () => {
  it.each([
    ['{', 'The request is not valid JSON.', 'malformed_json'],
    ['', 'The request is not valid JSON.', 'malformed_json'],
    ['[]', 'The request must be a JSON object.', 'validation_failed'],
    ['"text"', 'The request must be a JSON object.', 'validation_failed'],
    ['null', 'The request must be a JSON object.', 'validation_failed'],
  ])('that is %j is refused', async (body, message, code) => {
    const answer = await callApi(login, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message, code });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1'])(
    'of the type %s is refused',
    async (type) => {
      const answer = await callApi(login, { body: '{}', headers: { 'content-type': type } });
      expect(answer.status).toBe(415);
      expect(answer.body.code).toBe('unsupported_media_type');
    },
  );

  it('may say that it is UTF-8', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect((await callApi(login, { body: '{}', headers })).body.code).toBe('validation_failed');
  });

  it.skipIf(isDeployed).each([100_000, 11_000_000])('of %i bytes is too large', async (length) => {
    const answer = await callApi(login, { body: JSON.stringify({ email: 'x'.repeat(length) }) });
    expect(answer.status).toBe(413);
    expect(answer.body.code).toBe('payload_too_large');
  });

  it('pollutes no prototype', async () => {
    const { token, user } = await registerSomebody();
    const body = '{"__proto__":{"first_name":"Eve"},"constructor":{"prototype":{"x":1}}}';
    const { status, body: answer } = await callApi('PUT /api/users/profile/update/', { token, body });
    expect(status).toBe(400);
    expect(answer.errors.first_name).toBe('First name is required.');
    expect((await callApi('GET /api/users/profile/', { token })).body).toEqual(user);
  });
});

describe('an error', () => {
  it.each(['GET /api/', 'GET /api/users/', 'POST /api/users/login/extra/', 'GET /api/nothing/'])(
    'is JSON where nothing is: %s',
    async (call) => {
      const { status, headers, body } = await callApi(call);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(errorBody.parse(body).code).toBe('not_found');
    },
  );

  it.skipIf(isDeployed)('names the methods that a path takes', async () => {
    const { status, headers, body } = await callApi('GET /api/users/login/');
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST, OPTIONS');
    expect(errorBody.parse(body).code).toBe('method_not_allowed');
  });
});

it('lets nobody keep or frame an answer, and gives it an id', async () => {
  const { headers } = await callApi('GET /api/users/profile/');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-request-id')).toMatch(/.+/);
});
