import { expect, it, vi } from 'vitest';
import { keyOf } from './keys.ts';
import { recordSessionUse } from './sessions.ts';
import type { Table } from './table.ts';

it('a request waits at most half a second for the write of its last use, and does not fail with it', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const send = vi.fn(() => Promise.reject(new Error('slow')));
  const table = { tableName: 'premia', client: { send } } as unknown as Table;
  const now = new Date('2046-11-20T10:00:00.000Z');
  const session = { ...keyOf.session('user-1', 'token-1'), password_version: 0, device: '', ttl: 0 };
  await recordSessionUse(table, session, now);
  expect(timeout.mock.calls).toEqual([[500]]);
  const abortSignal = timeout.mock.results[0]?.value;
  expect(send.mock.calls).toEqual([[expect.anything(), { abortSignal }]]);
});
