/**
 * Headers of every response of the API, those of the gateway included: no caching, framing or content
 * sniffing, since responses are personal data.
 */
export const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
