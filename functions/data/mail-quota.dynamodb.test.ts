import { beforeEach, describe, expect, it } from 'vitest';
import { readPartition } from '#tests/support/dynamodb-items.ts';
import { createTestTable } from '#tests/support/dynamodb-table.ts';
import { keyOf } from './keys.ts';
import { buildResetCompletion, countMail, type MailKind } from './mail-quota.ts';
import type { Table } from './table.ts';
import { writeTransaction } from './transaction.ts';

const userId = 'user-1';
const start = new Date('2046-11-20T10:00:00.000Z');

let table: Table;
let messages = 0;
beforeEach(async () => {
  table = await createTestTable();
});

const passSeconds = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** Requests mails of these kinds one after the other, and returns those that are allowed. */
async function count(kinds: readonly MailKind[], now = start): Promise<MailKind[]> {
  const allowed: MailKind[] = [];
  for (const kind of kinds) {
    messages += 1;
    if (await countMail(table, userId, { id: `message-${messages}`, kind }, now)) allowed.push(kind);
  }
  return allowed;
}

const repeat = (kind: MailKind, times = 12) => Array.from({ length: times }, () => kind);

describe('mails to an address', () => {
  it.each([
    ['new_device_login', 3],
    ['password_changed', 3],
    ['password_reset', 3],
    ['account_deleted', 1],
  ] as const)('of the kind %s are limited to %d an hour', async (kind, max) => {
    expect(await count(repeat(kind))).toHaveLength(max);
    expect(await count([kind], passSeconds(60 * 60 - 1))).toEqual([]);
    expect(await count([kind], passSeconds(60 * 60))).toEqual([kind]);
  });

  it('are limited to 10 an hour, with a place for a changed password and a deleted account', async () => {
    const sent: MailKind[] = await count(repeat('new_device_login'));
    for (let second = 0; second < 9; second += 1) {
      const now = passSeconds(second);
      sent.push(...(await count(['password_reset'], now)));
      await writeTransaction(table, [buildResetCompletion(userId, now)]);
    }
    expect(sent).toHaveLength(8);
    const later = passSeconds(9);
    expect(await count(['password_changed', 'account_deleted'], later)).toHaveLength(2);
    const others = ['password_reset', 'new_device_login', 'password_changed', 'account_deleted'] as const;
    expect(await count(others, later)).toEqual([]);
  });

  it('to reset a password have a new quota after a completed reset', async () => {
    await count(repeat('password_reset'));
    await writeTransaction(table, [buildResetCompletion(userId, start)]);
    expect(await count(repeat('password_reset'), passSeconds(1))).toHaveLength(3);
  });

  it('counted while the clock was a year ahead are forgotten once it is correct', async () => {
    await count(repeat('password_reset'), passSeconds(365 * 24 * 60 * 60));
    expect(await count(repeat('password_reset'))).toHaveLength(3);
  });

  it('are counted once for a message that is delivered again', async () => {
    const mail = { id: 'again', kind: 'account_deleted' } as const;
    for (const now of [start, passSeconds(60)]) expect(await countMail(table, userId, mail, now)).toBe(true);
    expect(await count(['account_deleted'])).toEqual([]);
  });

  it('are counted under concurrency, in an item that expires', async () => {
    const allowed = await Promise.all(repeat('password_changed', 6).map((kind) => count([kind])));
    expect(allowed.flat()).toHaveLength(3);
    const [item] = await readPartition(table, keyOf.mails(userId));
    expect(item).toMatchObject({ ttl: start.getTime() / 1000 + 60 * 60 });
  });
});
