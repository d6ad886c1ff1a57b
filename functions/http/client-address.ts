import type { ApiRequest } from './proxy-event.ts';

/**
 * The address that a request came from. A header is believed only where a proxy sets it on every request,
 * as CloudFront does with `cloudfront-viewer-address` ("198.51.100.7:46532", the port last).
 * @param trustedHeader the lower-case name of that header, undefined where there is no such proxy
 */
export function findClientAddress({ headers, sourceIp }: ApiRequest, trustedHeader?: string): string {
  const told = trustedHeader && headers[trustedHeader];
  return told ? told.replace(/:\d+$/, '') : sourceIp;
}
