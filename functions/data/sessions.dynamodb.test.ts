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
const nameSession = (tokenId: string) => ({ userId: 'user-1', tokenId, expiresAt: inAWeek });
const first = nameSession('first');
const second = nameSession('second');
const loggedInFrom = { passwordHash: 'old', clientAddress: '192.0.2.1' };

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

describe('a session', () => {
  it('lives until it ends, which may be repeated', async () => {
    expect(await storeSession(table, second, loggedInFrom)).toBe(true);
    expect(await isSessionActive(table, second, now)).toBe(true);
    await deleteSession(table, second);
    await deleteSession(table, second);
    expect(await isSessionActive(table, second, now)).toBe(false);
    expect(await isSessionActive(table, first, now)).toBe(true);
  });

  it('does not begin with a password that was changed in that very moment', async () => {
    await updatePassword(table, first, { current: 'old', next: 'new' });
    expect(await storeSession(table, second, loggedInFrom)).toBe(false);
    expect(await isSessionActive(table, second, now)).toBe(false);
  });

  it('does not begin for an account that is not there', async () => {
    const nobodys = { ...second, userId: 'nobody' };
    expect(await storeSession(table, nobodys, loggedInFrom)).toBe(false);
    expect(await isSessionActive(table, nobodys, now)).toBe(false);
  });

  it('forgets the failures of its own client', async () => {
    const attempt = { userId: 'user-1', clientAddress: '192.0.2.1' };
    for (let failure = 1; failure <= 5; failure += 1) await recordFailure(table, attempt, now);
    await storeSession(table, second, loggedInFrom);
    expect(await recordFailure(table, attempt, now)).toBe(0);
  });

  it('is one of ten that begin at once', async () => {
    const sessions = Array.from({ length: 10 }, (_, index) => nameSession(`session-${index}`));
    const started = await Promise.all(sessions.map((session) => storeSession(table, session, loggedInFrom)));
    expect(started).toEqual(Array(10).fill(true));
    await deleteSessions(table, await listOtherSessions(table, second));
    const alive = await Promise.all(
      [first, ...sessions].map((session) => isSessionActive(table, session, now)),
    );
    expect(alive).toEqual(Array(11).fill(false));
    expect(await isSessionActive(table, second, now)).toBe(false);
  });
});

describe('a new password', () => {
  const replace = (next: string) => updatePassword(table, first, { current: 'old', next });

  it('ends all other sessions, more of them than a transaction holds', async () => {
    const sessions = Array.from({ length: 230 }, (_, index) => nameSession(`session-${index}`));
    await Promise.all(sessions.map((session) => putItem(table, toSessionItem(session))));
    expect(await replace('new')).toBe(true);
    expect((await getUser(table, 'user-1'))?.password_hash).toBe('new');
    expect(await listOtherSessions(table, first)).toEqual([]);
    expect(await isSessionActive(table, first, now)).toBe(true);
  });

  it('is set once by two that know the old one', async () => {
    const replaced = await Promise.all(['new-1', 'new-2'].map(replace));
    expect(replaced.filter(Boolean)).toHaveLength(1);
    const account = await getUser(table, 'user-1');
    expect(account?.password_hash).toBe(replaced[0] ? 'new-1' : 'new-2');
  });

  it('ends no session when somebody else was faster', async () => {
    await replace('new-1');
    await storeSession(table, second, { ...loggedInFrom, passwordHash: 'new-1' });
    expect(await replace('new-2')).toBe(false);
    expect(await isSessionActive(table, second, now)).toBe(true);
  });

  it('is not set where there is no account', async () => {
    const nobodys = { ...first, userId: 'nobody' };
    expect(await updatePassword(table, nobodys, { current: 'old', next: 'new' })).toBe(false);
    expect(await getUser(table, 'nobody')).toBeUndefined();
  });

  it('leaves no session to those who log in with the old one at the same time', async () => {
    const logins = Array.from({ length: 6 }, (_, index) => nameSession(`session-${index}`));
    await Promise.all([
      ...logins.slice(0, 3).map((session) => storeSession(table, session, loggedInFrom)),
      replace('new'),
      ...logins.slice(3).map((session) => storeSession(table, session, loggedInFrom)),
    ]);
    expect(await listOtherSessions(table, first)).toEqual([]);
  });
});
