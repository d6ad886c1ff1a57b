/**
 * The request header that tells the API who called. CloudFront's own `CloudFront-Viewer-Address` can not
 * be had here: only origin request policies that name single headers, or that pass `Host` on, may add it,
 * and the API needs a `Host` of its own and `Authorization`, which no policy may name.
 */
export const viewerAddressHeader = 'x-viewer-address';

/**
 * A CloudFront function (cloudfront-js-2.0) for requests to the API: sets the header to the address that
 * the connection came from, over anything that the client sent under that name. In the form of CloudFront's
 * own header, which ends in a port; functions are not told that one.
 */
export const viewerAddressFunctionCode = `function handler(event) {
  const request = event.request;
  request.headers['${viewerAddressHeader}'] = { value: event.viewer.ip + ':0' };
  return request;
}
`;
