import { join } from 'node:path';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { deleteRecordedAccounts } from '#tests/support/deployed-accounts.ts';
import { createFolder } from '#tests/support/temporary-folder.ts';

it('the accounts that tests register on a deployment are deleted, also after a password change', async () => {
  const origin = inject('serverUrl');
  const api = new ApiClient(origin);
  const file = join(createFolder(), 'accounts');
  vi.stubEnv('PREMIA_ACCOUNTS_FILE', file);
  onTestFinished(() => void vi.unstubAllEnvs());
  const accounts = [await api.register(), await api.register(), await api.register()] as const;
  const [unchanged, changed, deleted] = accounts;
  expect((await api.call('change-password', { token: changed.token })).status).toBe(200);
  expect((await api.call('delete-account', { token: deleted.token })).status).toBe(200);
  expect(await deleteRecordedAccounts(origin, file)).toEqual({ deleted: 2, failed: [] });
  for (const { token } of [unchanged, changed]) {
    expect((await api.call('get-profile', { token })).status).toBe(401);
  }
});
