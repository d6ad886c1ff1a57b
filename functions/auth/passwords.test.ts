import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

/** The fastest of three runs in milliseconds: what else the machine does only ever adds. */
async function time(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

describe('a password', () => {
  it('is recognised by its hash, which is another one each time', async () => {
    const passwordHash = await hashPassword('Correct-Horse-7');
    expect(passwordHash).toMatch(/^\$2b\$10\$/);
    expect(passwordHash).not.toBe(await hashPassword('Correct-Horse-7'));
    expect(await verifyPassword('Correct-Horse-7', passwordHash)).toBe(true);
    expect(await verifyPassword('correct-horse-7', passwordHash)).toBe(false);
  });

  it('is not recognised by its first 72 bytes', async () => {
    const cut = 'é'.repeat(36);
    const passwordHash = await hashPassword(cut);
    expect(await verifyPassword(cut, passwordHash)).toBe(true);
    expect(await verifyPassword(`${cut}x`, passwordHash)).toBe(false);
  });

  it('is never right without an account, which takes as long to find out', async () => {
    const passwordHash = await hashPassword('Correct-Horse-7');
    const withAccount = await time(() => verifyPassword('wrong', passwordHash));
    const withoutAccount = await time(async () => {
      expect(await verifyPassword('wrong', undefined)).toBe(false);
    });
    // Without a hash it would be a ten-thousandth. The machine may be busy with either.
    expect(withoutAccount / withAccount).toBeGreaterThan(0.2);
  });

  it('is hashed in turn with others, so that the process comes to other work between any two', async () => {
    let turnsOfOthers = 0;
    let isOver = false;
    const doOtherWork = () => {
      turnsOfOthers += 1;
      if (!isOver) setImmediate(doOtherWork);
    };
    doOtherWork();
    const ends = await Promise.all(
      Array.from({ length: 4 }, () => hashPassword('Correct-Horse-7').then(() => turnsOfOthers)),
    );
    isOver = true;
    expect(new Set(ends).size).toBe(4);
  });
});
