import { expect, it } from 'vitest';
import { countFailure } from '#functions/data/login-failures.ts';
import { createTestTable } from '#tests/support/dynamodb-table.ts';
import { tryPassword } from './throttle.ts';

const now = new Date('2046-11-20T10:00:00.000Z');
const attempt = { userId: 'user-1', clientAddress: '192.0.2.1' };

it('tells nobody that a guess was right when five others turned out wrong in the meantime', async () => {
  const table = await createTestTable();
  const compare = async () => {
    for (let failure = 1; failure <= 5; failure += 1) await countFailure(table, attempt, now);
    return true;
  };
  await expect(tryPassword(table, attempt, now, compare)).rejects.toMatchObject({
    code: 'too_many_attempts',
  });
});

it('compares no more passwords once five were wrong', async () => {
  const table = await createTestTable();
  let compared = 0;
  const compare = async () => {
    compared += 1;
    return false;
  };
  for (let failure = 1; failure <= 5; failure += 1) await tryPassword(table, attempt, now, compare);
  await expect(tryPassword(table, attempt, now, compare)).rejects.toMatchObject({ retryAfterSeconds: 900 });
  expect(compared).toBe(5);
});
