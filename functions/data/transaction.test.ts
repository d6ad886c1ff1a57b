import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { isServiceUnavailable } from '#functions/errors/aws-errors.ts';
import type { Table } from './table.ts';
import { undefinedIfConditionFails, writeTransaction } from './transaction.ts';

/** Creates a table whose transactions have these outcomes in order; undefined is a success. */
function buildTable(...outcomes: (Error | undefined)[]) {
  let sent = 0;
  const send = async () => {
    const outcome = outcomes[sent];
    sent += 1;
    if (outcome) throw outcome;
  };
  return { table: { tableName: 'premia', client: { send } } as unknown as Table, countSent: () => sent };
}

function cancel(...codes: string[]) {
  return new TransactionCanceledException({
    message: '',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

const policy = { maxAttempts: 3, firstDelayMs: 1, maxDelayMs: 1, wait: async () => {} };

it('retries after a conflict with another transaction', async () => {
  const { table, countSent } = buildTable(cancel('None', 'TransactionConflict'), undefined);
  expect(await writeTransaction(table, [], policy)).toEqual(new Set());
  expect(countSent()).toBe(2);
});

it('throws a service-unavailable error after the last attempt', async () => {
  const conflict = cancel('TransactionConflict', 'ConditionalCheckFailed');
  const { table, countSent } = buildTable(conflict, conflict, conflict);
  const failure: unknown = await writeTransaction(table, [], policy).catch((error: unknown) => error);
  expect(failure).toBe(conflict);
  expect(isServiceUnavailable(failure)).toBe(true);
  expect(countSent()).toBe(3);
});

it('returns the positions of failed conditions without a retry', async () => {
  const { table, countSent } = buildTable(cancel('None', 'ConditionalCheckFailed', 'ConditionalCheckFailed'));
  expect(await writeTransaction(table, [], policy)).toEqual(new Set([1, 2]));
  expect(countSent()).toBe(1);
});

it.each([cancel('ValidationError', 'None'), new Error('Unknown')])(
  'rethrows %s without a retry',
  async (error) => {
    const { table, countSent } = buildTable(error);
    await expect(writeTransaction(table, [], policy)).rejects.toBe(error);
    expect(countSent()).toBe(1);
  },
);

it('returns undefined for a failed condition of one write, and rethrows other errors', async () => {
  const fail = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));
  expect(await undefinedIfConditionFails(fail('ConditionalCheckFailedException'))).toBeUndefined();
  await expect(undefinedIfConditionFails(fail('ValidationException'))).rejects.toThrow('ValidationException');
  expect(await undefinedIfConditionFails(async () => 'written')).toBe('written');
});
