import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { chooseModelAddress } from './model-address.ts';

const buildInterface = (address: string) => ({ address, family: 'IPv4' }) as NetworkInterfaceInfo;
const lan = { eth0: [buildInterface('192.168.1.7')] };

describe('chooseModelAddress', () => {
  it('uses the loopback address for MiniStack', () => {
    const docker0 = [buildInterface('172.17.0.1')];
    expect(chooseModelAddress('ministack', { ...lan, docker0 })).toEqual({
      host: '127.0.0.1',
      reachableAs: '127.0.0.1',
    });
  });

  it("uses the address of Docker's bridge for LocalStack on Linux", () => {
    const docker0 = [
      { address: 'fe80::1', family: 'IPv6' } as NetworkInterfaceInfo,
      buildInterface('172.17.0.1'),
    ];
    expect(chooseModelAddress('localstack', { ...lan, docker0 })).toEqual({
      host: '172.17.0.1',
      reachableAs: '172.17.0.1',
    });
  });

  it('uses the loopback address for LocalStack on Docker Desktop', () => {
    expect(chooseModelAddress('localstack', lan)).toEqual({
      host: '127.0.0.1',
      reachableAs: 'host.docker.internal',
    });
  });
});
