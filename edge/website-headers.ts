/** Response headers, caching and path rewriting of the website, for CloudFront and the local server. */

/** Content security policy. Allows the site's own files only: no inline scripts or styles, frames or other origins. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Browser features that the site does not use, denied so that an injected script can't request them. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Without the path, which may have the token of a link that a mail gateway has rewritten.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Headers of the website on plain HTTP, as the local server sends them. */
export const localWebsiteHeaders = {
  ...commonHeaders,
  'Content-Security-Policy': contentSecurityPolicy,
} as const satisfies Record<string, string>;

/** `max-age` of Strict-Transport-Security: two years, in seconds. */
export const strictTransportSecurityAge = 63_072_000;

/** Headers of the website on HTTPS: the common ones and Strict-Transport-Security. */
export const deployedWebsiteHeaders = {
  ...commonHeaders,
  // Not on plain HTTP: `upgrade-insecure-requests` would send each request to a closed port.
  'Content-Security-Policy': `${contentSecurityPolicy}; upgrade-insecure-requests`,
  // Other hosts of the domain, and the browsers' lists (`preload`), are its owner's decision, and hard to undo.
  'Strict-Transport-Security': `max-age=${strictTransportSecurityAge}`,
} as const satisfies Record<string, string>;

/** Folder of the files whose names contain a hash of their content. */
export const hashedAssetsFolder = 'assets';

/** Folder of the build with metadata for tools. It is not published. */
export const unpublishedFolder = '.vite';

/** `Cache-Control` values: files with a hash in their names never change, all others are revalidated. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  fresh: 'no-cache',
} as const;

/** `Cache-Control` for a path such as `/assets/index-B1x.js`. */
export function findCacheControl(path: string): string {
  return path.startsWith(`/${hashedAssetsFolder}/`) ? cacheControl.hashed : cacheControl.fresh;
}
