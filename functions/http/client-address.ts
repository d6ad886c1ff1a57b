import { isIPv6 } from 'node:net';
import type { ApiRequest } from './proxy-event.ts';

/**
 * Where a request came from: an IPv4 address, or the IPv6 network that one subscriber has.
 *
 * A header is believed only where a proxy sets it on every request, as
 * CloudFront writes a viewer's address: "198.51.100.7:46532", the port last.
 * @param trustedHeader the lower-case name of that header, undefined where there is no such proxy
 */
export function findClientAddress({ headers, sourceIp }: ApiRequest, trustedHeader?: string): string {
  const told = trustedHeader && headers[trustedHeader];
  return findSubscriber(told ? told.replace(/:\d+$/, '') : sourceIp);
}

/** A subscriber has a whole /64 (RFC 6177) and could come from a new address of it each time. */
function findSubscriber(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const whole = [...groups, ...Array<string>(8 - groups.length - end.length).fill('0'), ...end];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
