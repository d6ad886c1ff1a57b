import { createHmac, type KeyObject } from 'node:crypto';
import type { ClientNetworks } from '#functions/data/keys.ts';

/** Returns the networks of a client, as the keys of the table contain them. */
export type IdentifyClient = (clientAddress: string) => Promise<ClientNetworks>;

/**
 * Creates a function that replaces the networks of a client by keyed hashes. Without the key a hash could be reversed,
 * by trying all addresses.
 * @param loadKey called once in a process, unless it fails
 */
export function createClientIdentifier(loadKey: () => Promise<KeyObject>): IdentifyClient {
  let loading: Promise<KeyObject> | undefined;
  return async (clientAddress) => {
    loading ??= loadKey().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const key = await loading;
    const hash = (network: string) => createHmac('sha256', key).update(network).digest('base64url');
    if (!clientAddress.endsWith('::/64')) return [hash(clientAddress)];
    return [hash(clientAddress), hash(`${clientAddress.split(':').slice(0, 3).join(':')}::/48`)];
  };
}
