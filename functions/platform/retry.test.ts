import { describe, expect, it, vi } from 'vitest';
import { retry } from './retry.ts';

/** A policy that notes its pauses in place of waiting. */
function notePauses() {
  const pauses: number[] = [];
  return {
    pauses,
    policy: {
      tries: 5,
      firstPause: 10,
      longestPause: 30,
      random: () => 0.5,
      wait: async (milliseconds: number) => pauses.push(milliseconds),
    },
  };
}

describe('retrying', () => {
  it('answers what the first success answered', async () => {
    const { pauses, policy } = notePauses();
    const operation = vi.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue('done');
    await expect(retry(operation, () => true, policy)).resolves.toBe('done');
    expect(operation).toHaveBeenCalledTimes(2);
    expect(pauses).toEqual([5]);
  });

  it('waits twice as long each time, up to a bound, and gives up with the last failure', async () => {
    const { pauses, policy } = notePauses();
    let failures = 0;
    const operation = async () => {
      failures += 1;
      throw new Error(`failure ${failures}`);
    };
    await expect(retry(operation, () => true, policy)).rejects.toThrow('failure 5');
    expect(pauses).toEqual([5, 10, 15, 15]);
  });

  it('does not repeat a failure that will stay one', async () => {
    const { pauses, policy } = notePauses();
    const operation = vi.fn().mockRejectedValue(new Error('for good'));
    await expect(retry(operation, () => false, policy)).rejects.toThrow('for good');
    expect(operation).toHaveBeenCalledTimes(1);
    expect(pauses).toEqual([]);
  });
});
