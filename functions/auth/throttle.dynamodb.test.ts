import { describe, expect, it } from 'vitest';
import { type Attempt, buildFailureCounter, clientLimits } from '#functions/data/client-limits.ts';
import { countEvent } from '#functions/data/counters.ts';
import { createTestTable } from '#tests/support/dynamodb-table.ts';
import { assertNotThrottled, recordAttempt, type ThrottleDependencies } from './throttle.ts';

const now = new Date('2046-11-20T10:00:00.000Z');
const attempt: Attempt = { userId: 'user-1', client: ['network-1'] };
const identifyClient = async (network: string) => [network] as const;

/** Verifies a password in the order in which the endpoints do. */
async function verifyWithThrottle(
  dependencies: ThrottleDependencies,
  by: Attempt,
  time: Date,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  await assertNotThrottled(dependencies, by, time);
  const isCorrect = await verify();
  await recordAttempt(dependencies, by, time, isCorrect);
  return isCorrect;
}

it('rejects a correct guess when five others have failed in the meantime', async () => {
  const dependencies = { table: await createTestTable(), clientLimits: clientLimits.strict, identifyClient };
  const verify = async () => {
    for (let failure = 1; failure <= 5; failure += 1) {
      await countEvent(dependencies.table, [buildFailureCounter(attempt, now)], now);
    }
    return true;
  };
  await expect(verifyWithThrottle(dependencies, attempt, now, verify)).rejects.toMatchObject({
    code: 'too_many_attempts',
  });
});

describe('with a limit of two wrong passwords for a client', () => {
  const limits = { ...clientLimits.strict, login_failures: { max: 2, windowSeconds: 900 } };
  const attemptAs = (userId: string) => ({ userId, client: ['network-1'] }) as const;

  it('verifies no password of a third account after failures for two', async () => {
    const dependencies = { table: await createTestTable(), clientLimits: limits, identifyClient };
    for (const userId of ['user-1', 'user-2']) {
      expect(await verifyWithThrottle(dependencies, attemptAs(userId), now, async () => false)).toBe(false);
    }
    const third = verifyWithThrottle(dependencies, attemptAs('user-3'), now, () => Promise.reject());
    await expect(third).rejects.toMatchObject({
      code: 'too_many_attempts',
      retryAfterSeconds: 900,
      message: 'There were too many wrong passwords. Try again in 15 minutes.',
    });
    const elsewhere = { userId: 'user-3', client: ['network-2'] } as const;
    expect(await verifyWithThrottle(dependencies, elsewhere, now, async () => true)).toBe(true);
  });

  it('reports at most two of ten concurrent wrong passwords for ten accounts', async () => {
    const dependencies = { table: await createTestTable(), clientLimits: limits, identifyClient };
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        verifyWithThrottle(dependencies, attemptAs(`user-${index}`), now, async () => false),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
});
