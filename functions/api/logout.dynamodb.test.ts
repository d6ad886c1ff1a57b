import { beforeEach, expect, it } from 'vitest';
import type { TestRequest } from '#tests/support/proxy-event.ts';
import { createAccount } from '#tests/support/test-accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  platform = await createTestPlatform();
  token = await createAccount(platform);
});

const sendLogout = (request: TestRequest) => platform.call('logout', request);
const fetchProfile = () => platform.call('get-profile', { token });

it('invalidates the token', async () => {
  expect((await fetchProfile()).status).toBe(200);
  const { status, body } = await sendLogout({ token });
  expect(status).toBe(200);
  expect(body).toEqual({ message: 'Logged out successfully!' });
  expect((await fetchProfile()).status).toBe(401);
});

it('succeeds repeatedly and with an expired token', async () => {
  await sendLogout({ token });
  expect((await sendLogout({ token })).status).toBe(200);
  platform.passSeconds(8 * 24 * 60 * 60);
  expect((await sendLogout({ token })).status).toBe(200);
});
