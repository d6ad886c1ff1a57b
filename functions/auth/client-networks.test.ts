import { createSecretKey } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { createClientIdentifier } from './client-networks.ts';

const keyOf = (secret: string) => async () => createSecretKey(secret, 'utf8');
const identify = createClientIdentifier(keyOf('key-1'));

it('replaces an address by a hash that needs the key', async () => {
  const [own, site] = await identify('192.0.2.1');
  expect(own).toMatch(/^[\w-]{43}$/);
  expect(site).toBeUndefined();
  expect(await identify('192.0.2.1')).toEqual([own]);
  expect(await identify('192.0.2.2')).not.toEqual([own]);
  expect(await createClientIdentifier(keyOf('key-2'))('192.0.2.1')).not.toEqual([own]);
});

it('adds the /48 of an IPv6 /64, which neighbours share', async () => {
  const [own, site] = await identify('2001:db8:7:1::/64');
  const [neighbour, sameSite] = await identify('2001:db8:7:2::/64');
  expect(neighbour).not.toBe(own);
  expect(sameSite).toBe(site);
  expect([site]).toEqual(await identify('2001:db8:7::/48'));
  for (const other of ['2001:db8:8:1::/64', '2001:db9:7:1::/64', '2002:db8:7:1::/64']) {
    expect((await identify(other))[1]).not.toBe(site);
  }
});

it('loads the key once in a process, and again after a failure', async () => {
  const loadKey = vi.fn(keyOf('key-1')).mockRejectedValueOnce(new Error('unavailable'));
  const identifyClient = createClientIdentifier(loadKey);
  await expect(identifyClient('192.0.2.1')).rejects.toThrow('unavailable');
  await Promise.all([identifyClient('192.0.2.1'), identifyClient('192.0.2.2')]);
  expect(loadKey).toHaveBeenCalledTimes(2);
});
