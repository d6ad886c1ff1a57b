import type { networkInterfaces } from 'node:os';
import type { EmulatorName } from './emulator.ts';

/** Address of the local model endpoint. */
export interface ModelAddress {
  /** Address to listen on. */
  readonly host: string;
  /** Host name in the functions' URL. */
  readonly reachableAs: string;
}

const loopback = '127.0.0.1';

/**
 * Chooses an address that the emulator's functions reach, and other machines don't. MiniStack runs functions as
 * processes of this machine, LocalStack in containers: on Linux these reach the address of Docker's bridge. Docker
 * Desktop has no bridge on this machine, and forwards `host.docker.internal` to its loopback address.
 */
export function chooseModelAddress(
  emulator: EmulatorName,
  interfaces: ReturnType<typeof networkInterfaces>,
): ModelAddress {
  if (emulator === 'ministack') return { host: loopback, reachableAs: loopback };
  const bridge = interfaces.docker0?.find(({ family }) => family === 'IPv4')?.address;
  if (bridge) return { host: bridge, reachableAs: bridge };
  return { host: loopback, reachableAs: 'host.docker.internal' };
}
