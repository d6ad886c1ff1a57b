import { expect, it, vi } from 'vitest';
import { createLoader } from './loader.ts';

it('fetches the value of a key once, and again after a failure', async () => {
  const fetch = vi.fn(async (key: string) => key.toUpperCase());
  const { load, loaded } = createLoader(fetch);
  fetch.mockRejectedValueOnce(new Error('offline'));
  await expect(load('a')).rejects.toThrow('offline');
  expect(loaded).toEqual({});
  expect([await load('a'), await load('b'), await load('a')]).toEqual(['A', 'B', 'A']);
  expect(loaded).toEqual({ a: 'A', b: 'B' });
  expect(fetch.mock.calls).toEqual([['a'], ['a'], ['b']]);
});
