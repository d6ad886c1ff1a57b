import { expect, it } from 'vitest';
import { recordFailure } from '#functions/data/login-failures.ts';
import { createTestTable } from '#tests/support/dynamodb-table.ts';
import { verifyWithThrottle } from './throttle.ts';

const now = new Date('2046-11-20T10:00:00.000Z');
const attempt = { userId: 'user-1', clientAddress: '192.0.2.1' };

it('rejects a correct guess when five others have failed in the meantime', async () => {
  const table = await createTestTable();
  const verify = async () => {
    for (let failure = 1; failure <= 5; failure += 1) await recordFailure(table, attempt, now);
    return true;
  };
  await expect(verifyWithThrottle(table, attempt, now, verify)).rejects.toMatchObject({
    code: 'too_many_attempts',
  });
});

it('verifies no more passwords after five failures', async () => {
  const table = await createTestTable();
  let verified = 0;
  const verify = async () => {
    verified += 1;
    return false;
  };
  for (let failure = 1; failure <= 5; failure += 1) await verifyWithThrottle(table, attempt, now, verify);
  await expect(verifyWithThrottle(table, attempt, now, verify)).rejects.toMatchObject({
    retryAfterSeconds: 900,
  });
  expect(verified).toBe(5);
});
