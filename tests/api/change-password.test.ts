import { beforeAll, describe, expect, it } from 'vitest';
import { callApi, registerSomebody } from '#tests/support/api-client.ts';

const next = { new_password: 'Another-Horse-2', confirm_new_password: 'Another-Horse-2' };

describe.each(['PUT /api/users/profile/change_password/', 'PUT /api/users/change_password/'])(
  '%s',
  (call) => {
    let token: string;
    let password: string;
    beforeAll(async () => {
      ({ token, password } = await registerSomebody());
    });

    it.each([
      [{ current_password: '' }, 'current_password', 'Current password is required'],
      [{ new_password: undefined }, 'new_password', 'New password is required'],
      [{ new_password: 'five5' }, 'new_password', 'New password must be at least 6 characters'],
      [{ confirm_new_password: 'Other-Horse-2' }, 'confirm_new_password', 'Passwords do not match'],
      [{ confirm_new_password: undefined }, 'confirm_new_password', 'Passwords do not match'],
    ])('says what is wrong: %j', async (changes, field, message) => {
      const { status, body } = await callApi(call, {
        token,
        body: { current_password: password, ...next, ...changes },
      });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'validation_failed', errors: { [field]: message } });
    });

    it('refuses a wrong current password, and keeps the session', async () => {
      const { token } = await registerSomebody();
      const body = { current_password: 'Wrong-Horse-1', ...next };
      const answer = await callApi(call, { token, body });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        code: 'wrong_password',
        errors: { current_password: answer.body.message },
      });
      expect((await callApi('GET /api/users/profile/', { token })).status).toBe(200);
    });

    it('ends every other session, and the old password', async () => {
      const { token, email, password } = await registerSomebody();
      const other = await callApi('POST /api/users/login/', { body: { email, password } });
      const changed = await callApi(call, { token, body: { current_password: password, ...next } });
      expect(changed.status).toBe(200);
      expect(changed.body).toEqual({ message: 'Password changed successfully!' });

      expect((await callApi('GET /api/users/profile/', { token })).status).toBe(200);
      expect((await callApi('GET /api/users/profile/', { token: other.body.token })).status).toBe(401);
      expect((await callApi('POST /api/users/login/', { body: { email, password } })).status).toBe(401);
      const body = { email, password: next.new_password };
      expect((await callApi('POST /api/users/login/', { body })).status).toBe(200);
    });
  },
);

it('has to wait after 5 wrong passwords, on both paths together', async () => {
  const { token } = await registerSomebody();
  const body = { current_password: 'Wrong-Horse-1', ...next };
  for (const path of ['profile/change_password', 'change_password', 'profile/change_password']) {
    await callApi(`PUT /api/users/${path}/`, { token, body });
  }
  for (let attempt = 0; attempt < 2; attempt++) {
    await callApi('PUT /api/users/change_password/', { token, body });
  }
  const { status, headers } = await callApi('PUT /api/users/profile/change_password/', { token, body });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
