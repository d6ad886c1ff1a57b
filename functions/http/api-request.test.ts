import { describe, expect, it } from 'vitest';
import { buildProxyEvent } from '#tests/support/proxy-event.ts';
import { getClientAddress, parseProxyEvent } from './api-request.ts';

describe('parseProxyEvent', () => {
  it('returns the request with lower-case header names', () => {
    const event = buildProxyEvent({
      headers: { 'X-Some-Header': 'Value' },
      query: { limit: '5' },
      body: '{}',
    });
    expect(parseProxyEvent(event)).toEqual({
      requestId: event.requestContext.requestId,
      sourceIp: '192.0.2.1',
      headers: { 'content-type': 'application/json', 'x-some-header': 'Value' },
      query: { limit: '5' },
      pathParameters: {},
      body: '{}',
      isBase64Encoded: false,
    });
  });

  it('accepts events without headers, query, path parameters and body', () => {
    const { requestContext } = buildProxyEvent();
    const empty = { headers: null, queryStringParameters: null, pathParameters: null, body: null };
    for (const event of [{ requestContext }, { ...empty, requestContext }]) {
      expect(parseProxyEvent(event)).toMatchObject({
        headers: {},
        query: {},
        pathParameters: {},
        body: undefined,
      });
    }
  });

  it('removes the trailing slash of a path parameter', () => {
    expect(parseProxyEvent(buildProxyEvent({ parameters: { id: '01JD/' } })).pathParameters).toEqual({
      id: '01JD',
    });
  });

  it.each([undefined, {}, { requestContext: { requestId: 'x' } }])('throws for %j', (event) => {
    expect(() => parseProxyEvent(event)).toThrow('The event is not an API Gateway REST proxy event');
  });
});

describe('getClientAddress', () => {
  const requestFrom = (sourceIp: string, headers = {}) =>
    parseProxyEvent(buildProxyEvent({ sourceIp, headers }));

  it.each([
    ['198.51.100.7:46532', undefined, '192.0.2.1'],
    ['198.51.100.7:46532', 'x-other', '192.0.2.1'],
    ['198.51.100.7:46532', 'x-viewer-address', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6:46532', 'x-viewer-address', '2001:db8:1:2::/64'],
  ])('trusts only the header of its setting: %s with %s is %s', (viewer, trusted, expected) => {
    const request = requestFrom('192.0.2.1', { 'X-Viewer-Address': viewer });
    expect(getClientAddress(request, trusted)).toBe(expected);
  });

  it.each([
    ['2001:DB8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.9', '192.0.2.9'],
    ['not an address', 'not an address'],
  ])('maps %s to %s', (sourceIp, expected) => {
    expect(getClientAddress(requestFrom(sourceIp))).toBe(expected);
  });
});
