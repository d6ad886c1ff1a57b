import { languageCodes, languages } from '#contract/languages.ts';
import { appFile, htmlFiles, languagePrefixes, notFoundFile, publicFiles } from '#frontend/html-files.ts';

const files = { prefixes: languagePrefixes.filter(Boolean), publicFiles, appFile, notFoundFile };

/** Finds the prefix of a path's language; empty for English. */
function findPrefix(path: string, prefixes: readonly string[]): string {
  return prefixes.find((prefix) => `${path.toLowerCase()}/`.startsWith(`${prefix}/`)) || '';
}

/**
 * Maps a requested path to a file. Like the website's router, it ignores case and a trailing slash. A fragment whose `#` a
 * mail gateway has encoded, once or more often, is no part of the path: `src/app/fragment.ts` restores it. Its source runs
 * in CloudFront too (cloudfront-js-2.0): it uses nothing from outside, and no destructuring or `??`.
 */
function findFile(requested: string, site: typeof files): string {
  const path = requested.replace(/(.)(#|%(25){0,9}23).*$/s, '$1');
  // The last segment of a file's path has an extension. HTML files are served at their page's path only.
  if (/\.(?!html$)[^./]*$/i.test(path)) return path;
  const page = path.toLowerCase().replace(/(.)\/$/, '$1');
  const prefix = findPrefix(page, site.prefixes);
  const unprefixed = page.slice(prefix.length) || '/';
  const isApp = /^\/main(\/|$)/.test(unprefixed);
  return prefix + (isApp ? site.appFile : site.publicFiles[unprefixed] || site.notFoundFile);
}

/** Finds the language of a requested path by its prefix. */
export const findLanguage = (path: string) => {
  const prefix = findPrefix(path, files.prefixes);
  return languageCodes.find((code) => languages[code].prefix === prefix) ?? 'en';
};

/** Maps a requested path to a file of the website. */
export const rewritePath = (path: string) => findFile(path, files);

/** True if a path is that of a 404 page, after {@link rewritePath}. */
export const isNotFound = (file: string) => file.endsWith(notFoundFile);

const rewritePathCode = `const files = ${JSON.stringify(files)};
${findPrefix}
${findFile}
const rewritePath = (path) => findFile(path, files);
`;

/** Path at which password managers look for the page that changes a password (W3C, "A Well-Known URL for …"). */
const changePasswordPath = /^\/\.well-known\/change-password\/?$/;

/** Page on which a user changes the password. */
const profilePage = '/main/profile';

/** Page that a path leads to with status 302; undefined for the others. */
export const findRedirect = (path: string) => (changePasswordPath.test(path) ? profilePage : undefined);

/** CloudFront function for viewer requests that applies {@link findRedirect} and {@link rewritePath}. */
export const rewriteFunctionCode = `${rewritePathCode}function handler(event) {
  const request = event.request;
  if (${changePasswordPath}.test(request.uri)) {
    const location = { value: '${profilePage}' };
    return { statusCode: 302, statusDescription: 'Found', headers: { location: location } };
  }
  request.uri = rewritePath(request.uri);
  return request;
}
`;

/**
 * CloudFront function for viewer responses: sends the 404 page with status 404. A custom error response of the
 * distribution would also replace the API's errors. AWS does not document whether the event contains the
 * requested or the rewritten path, so both are handled.
 */
export const notFoundFunctionCode = `${rewritePathCode}const pageFiles = ${JSON.stringify(htmlFiles.filter((file) => !isNotFound(file)))};
function handler(event) {
  const response = event.response;
  const uri = event.request.uri;
  if (response.statusCode === 200 && !pageFiles.includes(uri) && rewritePath(uri).endsWith('${notFoundFile}')) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
`;

/**
 * Request header with the client's address. CloudFront's own `CloudFront-Viewer-Address` is not available:
 * only origin request policies that list headers one by one, or that forward `Host`, can add it. The API needs
 * its own `Host`, and `Authorization`, which no policy can list.
 */
export const viewerAddressHeader = 'x-viewer-address';

/**
 * CloudFront function (cloudfront-js-2.0) for requests to the API. Sets {@link viewerAddressHeader} to the
 * connection's address and overwrites any value that the client sent. Of an IPv6 address it sends the /64 network, which
 * is what limits count: AWS WAF compares whole values, and one subscriber has all addresses of a /64. The value has the
 * format of CloudFront's own header, `address:port`; the port is 0, because functions don't receive it.
 */
export const viewerAddressFunctionCode = `function toNetwork(ip) {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const halves = ip.split('::');
  const head = halves[0] ? halves[0].split(':') : [];
  const tail = halves[1] ? halves[1].split(':') : [];
  while (halves.length > 1 && head.length < 4 && head.length + tail.length < 8) head.push('0');
  const groups = head.concat(tail).slice(0, 4);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':') + ':0:0:0:0';
}
function handler(event) {
  const request = event.request;
  request.headers['${viewerAddressHeader}'] = { value: toNetwork(event.viewer.ip) + ':0' };
  return request;
}
`;
