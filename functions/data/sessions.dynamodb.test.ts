import { beforeEach, describe, expect, it } from 'vitest';
import { putItem } from '#tests/support/dynamodb-items.ts';
import { createTestTable } from '#tests/support/dynamodb-table.ts';
import { recordFailure } from './login-failures.ts';
import {
  deleteSession,
  deleteSessions,
  isSessionActive,
  listOtherSessions,
  storeSession,
  toSessionItem,
} from './sessions.ts';
import type { Table } from './table.ts';
import { createUser, getUser, updatePassword } from './users.ts';

const now = new Date('2046-11-20T10:00:00.000Z');
const inAWeek = new Date('2046-11-27T10:00:00.000Z');
const buildSession = (tokenId: string) => ({ userId: 'user-1', tokenId, expiresAt: inAWeek });
const first = buildSession('first');
const second = buildSession('second');
const login = { passwordHash: 'old', clientAddress: '192.0.2.1' };

let table: Table;
beforeEach(async () => {
  table = await createTestTable();
  await createUser(table, first, {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    phone_number: '1',
    password_hash: 'old',
    date_joined: now.toISOString(),
    total_predictions: 0,
  });
});

describe('sessions', () => {
  it('are active until deleted; deletion can be repeated', async () => {
    expect(await storeSession(table, second, login)).toBe(true);
    expect(await isSessionActive(table, second, now)).toBe(true);
    await deleteSession(table, second);
    await deleteSession(table, second);
    expect(await isSessionActive(table, second, now)).toBe(false);
    expect(await isSessionActive(table, first, now)).toBe(true);
  });

  it('are not stored if the password was changed in the meantime', async () => {
    await updatePassword(table, first, { current: 'old', next: 'new' });
    expect(await storeSession(table, second, login)).toBe(false);
    expect(await isSessionActive(table, second, now)).toBe(false);
  });

  it('are not stored for an unknown user', async () => {
    const ofUnknownUser = { ...second, userId: 'unknown' };
    expect(await storeSession(table, ofUnknownUser, login)).toBe(false);
    expect(await isSessionActive(table, ofUnknownUser, now)).toBe(false);
  });

  it('reset the login failures of their client', async () => {
    const attempt = { userId: 'user-1', clientAddress: '192.0.2.1' };
    for (let failure = 1; failure <= 5; failure += 1) await recordFailure(table, attempt, now);
    await storeSession(table, second, login);
    expect(await recordFailure(table, attempt, now)).toBe(0);
  });

  it('can be stored concurrently', async () => {
    const sessions = Array.from({ length: 10 }, (_, index) => buildSession(`session-${index}`));
    const started = await Promise.all(sessions.map((session) => storeSession(table, session, login)));
    expect(started).toEqual(Array(10).fill(true));
    await deleteSessions(table, await listOtherSessions(table, second));
    const alive = await Promise.all(
      [first, ...sessions].map((session) => isSessionActive(table, session, now)),
    );
    expect(alive).toEqual(Array(11).fill(false));
    expect(await isSessionActive(table, second, now)).toBe(false);
  });
});

describe('updatePassword', () => {
  const replace = (next: string) => updatePassword(table, first, { current: 'old', next });

  it('deletes all other sessions, even more than fit into a transaction', async () => {
    const sessions = Array.from({ length: 230 }, (_, index) => buildSession(`session-${index}`));
    await Promise.all(sessions.map((session) => putItem(table, toSessionItem(session))));
    expect(await replace('new')).toBe(true);
    expect((await getUser(table, 'user-1'))?.password_hash).toBe('new');
    expect(await listOtherSessions(table, first)).toEqual([]);
    expect(await isSessionActive(table, first, now)).toBe(true);
  });

  it('succeeds for one of two concurrent updates', async () => {
    const replaced = await Promise.all(['new-1', 'new-2'].map(replace));
    expect(replaced.filter(Boolean)).toHaveLength(1);
    const account = await getUser(table, 'user-1');
    expect(account?.password_hash).toBe(replaced[0] ? 'new-1' : 'new-2');
  });

  it('deletes no session if the password was changed in the meantime', async () => {
    await replace('new-1');
    await storeSession(table, second, { ...login, passwordHash: 'new-1' });
    expect(await replace('new-2')).toBe(false);
    expect(await isSessionActive(table, second, now)).toBe(true);
  });

  it('returns false for an unknown user', async () => {
    const ofUnknownUser = { ...first, userId: 'unknown' };
    expect(await updatePassword(table, ofUnknownUser, { current: 'old', next: 'new' })).toBe(false);
    expect(await getUser(table, 'unknown')).toBeUndefined();
  });

  it('leaves no session of a concurrent login with the old password', async () => {
    const logins = Array.from({ length: 6 }, (_, index) => buildSession(`session-${index}`));
    await Promise.all([
      ...logins.slice(0, 3).map((session) => storeSession(table, session, login)),
      replace('new'),
      ...logins.slice(3).map((session) => storeSession(table, session, login)),
    ]);
    expect(await listOtherSessions(table, first)).toEqual([]);
  });
});
