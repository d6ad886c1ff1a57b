/**
 * Maps a requested path to a file: all pages of the app are served from `index.html`. In paths of files,
 * the last segment has an extension.
 */
export function rewritePath(path: string): string {
  return path.lastIndexOf('.') > path.lastIndexOf('/') ? path : '/index.html';
}

/** {@link rewritePath} as a CloudFront function (cloudfront-js-2.0) for viewer requests. */
export const rewriteFunctionCode = `function handler(event) {
  const request = event.request;
  if (request.uri.lastIndexOf('.') < request.uri.lastIndexOf('/')) request.uri = '/index.html';
  return request;
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
 * connection's address and overwrites any value that the client sent. The value has the format of CloudFront's
 * own header, `address:port`; the port is 0, because functions don't receive it.
 */
export const viewerAddressFunctionCode = `function handler(event) {
  const request = event.request;
  request.headers['${viewerAddressHeader}'] = { value: event.viewer.ip + ':0' };
  return request;
}
`;
