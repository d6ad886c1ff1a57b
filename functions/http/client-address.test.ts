import { describe, expect, it } from 'vitest';
import { buildProxyEvent } from '#tests/support/proxy-event.ts';
import { findClientAddress } from './client-address.ts';
import { readProxyEvent } from './proxy-event.ts';

const requestFrom = (sourceIp: string, headers = {}) =>
  readProxyEvent(buildProxyEvent({ sourceIp, headers }));

describe("the client's address", () => {
  const forwarded = requestFrom('192.0.2.1', { 'X-Viewer-Address': '198.51.100.7:46532' });

  it('is the one that the gateway saw, whatever a client says', () => {
    expect(findClientAddress(forwarded)).toBe('192.0.2.1');
  });

  it('is the one that the proxy in front tells, without its port', () => {
    expect(findClientAddress(forwarded, 'x-viewer-address')).toBe('198.51.100.7');
    const overIpv6 = requestFrom('192.0.2.1', { 'X-Viewer-Address': '2001:db8:1:2:3:4:5:6:46532' });
    expect(findClientAddress(overIpv6, 'x-viewer-address')).toBe('2001:db8:1:2::/64');
  });

  it('is the one that the gateway saw when the proxy in front tells none', () => {
    expect(findClientAddress(forwarded, 'x-other')).toBe('192.0.2.1');
  });

  it.each([
    ['2001:DB8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.9', '192.0.2.9'],
    ['not an address', 'not an address'],
  ])('counts %s as %s', (sourceIp, expected) => {
    expect(findClientAddress(requestFrom(sourceIp))).toBe(expected);
  });
});
