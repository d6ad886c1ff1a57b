import { beforeEach, describe, expect, it } from 'vitest';
import { putItem, readPartition } from '#tests/support/dynamodb-items.ts';
import { createTestTable } from '#tests/support/dynamodb-table.ts';
import { getCaller } from './callers.ts';
import { buildFailureCounter } from './client-limits.ts';
import { countEvent } from './counters.ts';
import { keyOf, sortKeyPrefixes } from './keys.ts';
import { maxSessions, type Session, storeSession, toSessionItem } from './sessions.ts';
import { createUser, getUser, updatePassword, updateUser } from './stored-users.ts';
import type { Table } from './table.ts';

const now = new Date('2046-11-20T10:00:00.000Z');
const client = ['network-1'] as const;

/** Builds a session that was started some seconds after the first one. */
const buildSession = (tokenId: string, seconds = 0, passwordVersion = 0): Session => ({
  userId: 'user-1',
  tokenId,
  passwordVersion,
  expiresAt: new Date(now.getTime() + (7 * 24 * 60 * 60 + seconds) * 1000),
});
const first = buildSession('first');
const second = buildSession('second', 1);
const login = {
  passwordHash: 'old',
  device: 'Chrome on Windows',
  isNewDevice: false,
  client,
  now,
};

let table: Table;
beforeEach(async () => {
  table = await createTestTable();
  const user = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    phone_number: '1',
    password_hash: 'old',
    date_joined: now.toISOString(),
    total_predictions: 0,
  };
  await createUser(table, { user, session: first, device: 'Chrome on Windows' });
});

const isActive = (session: Session) =>
  getCaller(table, session, now).then(
    () => true,
    () => false,
  );
const listTokenIds = async () =>
  (await readPartition(table, keyOf.user('user-1')))
    .filter(({ sk }) => sk.startsWith(sortKeyPrefixes.session))
    .map(({ sk }) => sk.slice(sortKeyPrefixes.session.length));

describe('sessions', () => {
  it('are not stored if the password was changed in the meantime', async () => {
    await updatePassword(table, first, { current: 'old', next: 'new', client, now });
    expect(await storeSession(table, second, login)).toBe(false);
    expect(await isActive(second)).toBe(false);
  });

  it('are not stored for an unknown user', async () => {
    const ofUnknownUser = { ...second, userId: 'unknown' };
    expect(await storeSession(table, ofUnknownUser, login)).toBe(false);
    expect(await isActive(ofUnknownUser)).toBe(false);
  });

  it('reset the login failures of their client', async () => {
    const counters = [buildFailureCounter({ userId: 'user-1', client }, now)];
    for (let failure = 1; failure <= 5; failure += 1) await countEvent(table, counters, now);
    await storeSession(table, second, login);
    expect(await countEvent(table, counters, now)).toBe(0);
  });

  it('can be stored concurrently', async () => {
    const sessions = Array.from({ length: 10 }, (_, index) => buildSession(`session-${index}`));
    const stored = await Promise.all(sessions.map((session) => storeSession(table, session, login)));
    expect(stored).toEqual(Array(10).fill(true));
    expect(await Promise.all(sessions.map(isActive))).toEqual(Array(10).fill(true));
  });

  it('end the oldest one beyond the maximum', async () => {
    const sessions = Array.from({ length: maxSessions + 1 }, (_, index) =>
      buildSession(`session-${index}`, index + 1),
    );
    for (const session of sessions) await storeSession(table, session, login);
    expect(await listTokenIds()).toHaveLength(maxSessions);
    expect(await isActive(first)).toBe(false);
    expect(await Promise.all(sessions.map(isActive))).toEqual([false, ...Array(maxSessions).fill(true)]);
  });

  it('beyond the maximum end ended ones first', async () => {
    for (let index = 1; index < maxSessions; index += 1) {
      await storeSession(table, buildSession(`session-${index}`, index), login);
    }
    await updatePassword(table, first, { current: 'old', next: 'new', client, now });
    const next = buildSession('next', 60, 1);
    await storeSession(table, next, { ...login, passwordHash: 'new' });
    expect(await isActive(first)).toBe(true);
    expect((await listTokenIds()).sort()).toEqual(['first', 'next']);
  });

  it('are limited after concurrent logins', async () => {
    const sessions = Array.from({ length: 40 }, (_, index) => buildSession(`session-${index}`, index % 4));
    await Promise.all(sessions.map((session) => storeSession(table, session, login)));
    expect(await listTokenIds()).toHaveLength(maxSessions);
    const active = await Promise.all(sessions.map(isActive));
    expect(active.filter(Boolean)).toHaveLength(maxSessions);
  });

  it('are limited even if there are more than fit into a transaction', async () => {
    const sessions = Array.from({ length: 230 }, (_, index) => buildSession(`session-${index}`, index));
    await Promise.all(sessions.map((session) => putItem(table, toSessionItem(session, 'Chrome on Windows'))));
    expect(await storeSession(table, buildSession('next', 1000), login)).toBe(true);
    expect(await listTokenIds()).toHaveLength(maxSessions);
  });
});

describe('updatePassword', () => {
  const replace = (next: string, session = first) =>
    updatePassword(table, session, { current: 'old', next, client, now });

  it('ends all other sessions, however many there are, and keeps its own', async () => {
    const sessions = Array.from({ length: 230 }, (_, index) => buildSession(`session-${index}`));
    await Promise.all(sessions.map((session) => putItem(table, toSessionItem(session, 'Chrome on Windows'))));
    expect(await replace('new')).toBe(true);
    expect((await getUser(table, 'user-1'))?.password_hash).toBe('new');
    expect((await Promise.all(sessions.map(isActive))).includes(true)).toBe(false);
    expect(await isActive(first)).toBe(true);
  });

  it('ends a session that a login with the old password stores just before it', async () => {
    await storeSession(table, second, login);
    await replace('new');
    expect(await isActive(second)).toBe(false);
    expect(await updateUser(table, second, { first_name: 'x', last_name: 'y', phone_number: '2' })).toBe(
      undefined,
    );
  });

  it('ends the sessions of the previous password at the next change, also the one that made it', async () => {
    await replace('new-1');
    const later = buildSession('later', 60, 1);
    await storeSession(table, later, { ...login, passwordHash: 'new-1' });
    await updatePassword(table, later, { current: 'new-1', next: 'new-2', client, now });
    expect(await isActive(later)).toBe(true);
    expect(await isActive(first)).toBe(false);
  });

  it('succeeds for one of two concurrent updates', async () => {
    const replaced = await Promise.all(['new-1', 'new-2'].map((next) => replace(next)));
    expect(replaced.filter(Boolean)).toHaveLength(1);
    const user = await getUser(table, 'user-1');
    expect(user?.password_hash).toBe(replaced[0] ? 'new-1' : 'new-2');
  });

  it('ends no session if the password was changed in the meantime', async () => {
    await replace('new-1');
    const later = buildSession('later', 60, 1);
    await storeSession(table, later, { ...login, passwordHash: 'new-1' });
    expect(await replace('new-2')).toBe(false);
    expect(await isActive(later)).toBe(true);
  });

  it('returns false for an unknown user', async () => {
    expect(await replace('new', { ...first, userId: 'unknown' })).toBe(false);
    expect(await getUser(table, 'unknown')).toBeUndefined();
  });

  it('leaves no session of a concurrent login with the old password', async () => {
    const logins = Array.from({ length: 6 }, (_, index) => buildSession(`session-${index}`));
    await Promise.all([
      ...logins.slice(0, 3).map((session) => storeSession(table, session, login)),
      replace('new'),
      ...logins.slice(3).map((session) => storeSession(table, session, login)),
    ]);
    expect((await Promise.all(logins.map(isActive))).includes(true)).toBe(false);
    expect(await isActive(first)).toBe(true);
  });
});
