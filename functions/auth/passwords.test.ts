import { compare, hash } from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Returns the minimum of three runs in milliseconds; other load on the machine only adds time. */
async function measure(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

describe('passwords', () => {
  it('are verified by a salted hash', async () => {
    const passwordHash = await hashPassword('Correct-Horse-7');
    expect(passwordHash).toMatch(/^\$2b\$10\$/);
    expect(passwordHash).not.toBe(await hashPassword('Correct-Horse-7'));
    expect(await verifyPassword('Correct-Horse-7', passwordHash)).toBe(true);
    expect(await verifyPassword('correct-horse-7', passwordHash)).toBe(false);
  });

  it('longer than 72 bytes do not match the hash of their first 72 bytes', async () => {
    const cut = 'é'.repeat(36);
    const passwordHash = await hashPassword(cut);
    expect(await verifyPassword(cut, passwordHash)).toBe(true);
    expect(await verifyPassword(`${cut}x`, passwordHash)).toBe(false);
  });

  it('with a NUL character do not match the hash of the repeated part, nor the other way round', async () => {
    const single = 'Correct-Horse-7';
    const repeated = `${single}\0${single}`;
    expect(await compare(repeated, await hash(single, 4))).toBe(true);
    expect(await verifyPassword(repeated, await hash(single, 4))).toBe(false);
    expect(await verifyPassword(repeated, await hash(repeated, 4))).toBe(false);
  });

  it('never match without a hash, in the same time as with one', async () => {
    const passwordHash = await hashPassword('Correct-Horse-7');
    const withAccount = await measure(() => verifyPassword('wrong', passwordHash));
    const withoutAccount = await measure(async () => {
      expect(await verifyPassword('wrong', undefined)).toBe(false);
    });
    // Without the dummy hash the ratio would be about 0.0001; the margin allows for other load.
    expect(withoutAccount / withAccount).toBeGreaterThan(0.2);
  });

  it('are hashed one at a time, with other work in between', async () => {
    let otherTasks = 0;
    let isDone = false;
    const doOtherWork = () => {
      otherTasks += 1;
      if (!isDone) setImmediate(doOtherWork);
    };
    doOtherWork();
    const ends = await Promise.all(
      Array.from({ length: 4 }, () => hashPassword('Correct-Horse-7').then(() => otherTasks)),
    );
    isDone = true;
    expect(new Set(ends).size).toBe(4);
  });

  it('are still hashed after a hash failed', async () => {
    const failing = hashPassword(undefined as unknown as string);
    const next = hashPassword('Correct-Horse-7');
    await expect(failing).rejects.toThrow();
    expect(await next).toMatch(/^\$2b\$10\$/);
  });
});
