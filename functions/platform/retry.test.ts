import { expect, it, vi } from 'vitest';
import { retry } from './retry.ts';

/** Creates a policy that records its delays instead of waiting. */
function recordDelays() {
  const delays: number[] = [];
  return {
    delays,
    policy: {
      maxAttempts: 5,
      firstDelayMs: 10,
      maxDelayMs: 30,
      random: () => 0.5,
      wait: async (milliseconds: number) => delays.push(milliseconds),
    },
  };
}

it('returns the result of the first successful attempt', async () => {
  const { delays, policy } = recordDelays();
  const operation = vi.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue('done');
  await expect(retry(operation, () => true, policy)).resolves.toBe('done');
  expect(operation).toHaveBeenCalledTimes(2);
  expect(delays).toEqual([5]);
});

it('doubles the delay up to the maximum and throws the last error', async () => {
  const { delays, policy } = recordDelays();
  let failures = 0;
  const operation = async () => {
    failures += 1;
    throw new Error(`failure ${failures}`);
  };
  await expect(retry(operation, () => true, policy)).rejects.toThrow('failure 5');
  expect(delays).toEqual([5, 10, 15, 15]);
});

it('does not retry an error that is not retryable', async () => {
  const { delays, policy } = recordDelays();
  const operation = vi.fn().mockRejectedValue(new Error('permanent'));
  await expect(retry(operation, () => false, policy)).rejects.toThrow('permanent');
  expect(operation).toHaveBeenCalledTimes(1);
  expect(delays).toEqual([]);
});
