/**
 * What every answer of the website carries, wherever it is served from: CloudFront and the server on
 * one machine both read this file.
 */

/** A content security policy: sources by directive. A directive without sources stands alone. */
type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>;

/** Nothing but what the site itself serves: no inline script or style, no frame, no foreign origin. */
const contentSecurityPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Vite inlines images under 4 KiB into the style sheets as data URLs.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} satisfies ContentSecurityPolicy;

/** Only where the site has a certificate: on plain HTTP it would send each request to a closed port. */
const deployedContentSecurityPolicy = {
  ...contentSecurityPolicy,
  'upgrade-insecure-requests': [],
} satisfies ContentSecurityPolicy;

/** Writes a policy as a header's value. */
function formatContentSecurityPolicy(policy: ContentSecurityPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Device features that the site has no use for, so that no script that got in can ask for them. */
const refusedFeatures = [
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
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The headers of a website that is served over plain HTTP on one machine. */
export const localWebsiteHeaders = {
  ...commonHeaders,
  'Content-Security-Policy': formatContentSecurityPolicy(contentSecurityPolicy),
} as const satisfies Record<string, string>;

/** How long a browser remembers to come back over HTTPS only: two years, in seconds. */
export const strictTransportSecurityAge = 63_072_000;

/** The headers of the website behind its certificate: the same, and browsers are kept on HTTPS. */
export const deployedWebsiteHeaders = {
  ...commonHeaders,
  'Content-Security-Policy': formatContentSecurityPolicy(deployedContentSecurityPolicy),
  // Not `preload`: entering a domain into browsers' lists is for its owner to decide, and hard to undo.
  'Strict-Transport-Security': `max-age=${strictTransportSecurityAge}; includeSubDomains`,
} as const satisfies Record<string, string>;

/** The folder whose files carry a hash of their content in their names. */
export const hashedAssetsFolder = 'assets';

/** The folder of the build that holds notes for tools; it is not part of the website. */
export const unpublishedFolder = '.vite';

/** How long a browser may keep a file: for ever when its name says its content, else ask each time. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  fresh: 'no-cache',
} as const;

/** The `Cache-Control` of the file at a path such as `/assets/index-B1x.js`. */
export function findCacheControl(path: string): string {
  return path.startsWith(`/${hashedAssetsFolder}/`) ? cacheControl.hashed : cacheControl.fresh;
}

/** A path whose last segment has an extension asks for a file; any other is one of the app's screens. */
const filePath = /\.[^/]*$/;

/** The file to serve for a requested path: every screen is the same page. */
export function rewritePath(path: string): string {
  return filePath.test(path) ? path : '/index.html';
}

/** {@link rewritePath} as a CloudFront function (cloudfront-js-2.0) on viewer requests. */
export const rewriteFunctionCode = `function handler(event) {
  const request = event.request;
  if (!${filePath}.test(request.uri)) request.uri = '/index.html';
  return request;
}
`;
