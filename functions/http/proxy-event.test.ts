import { describe, expect, it } from 'vitest';
import { buildProxyEvent } from '#tests/support/proxy-event.ts';
import { readProxyEvent } from './proxy-event.ts';

describe('a proxy event', () => {
  it('is read with its headers in lower case', () => {
    const event = buildProxyEvent({
      headers: { 'X-Some-Header': 'Value' },
      query: { limit: '5' },
      body: '{}',
    });
    expect(readProxyEvent(event)).toEqual({
      requestId: event.requestContext.requestId,
      sourceIp: '192.0.2.1',
      headers: { 'content-type': 'application/json', 'x-some-header': 'Value' },
      query: { limit: '5' },
      pathParameters: {},
      body: '{}',
      isBase64Encoded: false,
    });
  });

  it('may leave out what a request has not', () => {
    const { requestContext } = buildProxyEvent();
    const empty = { headers: null, queryStringParameters: null, pathParameters: null, body: null };
    for (const event of [{ requestContext }, { ...empty, requestContext }]) {
      expect(readProxyEvent(event)).toMatchObject({
        headers: {},
        query: {},
        pathParameters: {},
        body: undefined,
      });
    }
  });

  it('loses the last slash of a path', () => {
    expect(readProxyEvent(buildProxyEvent({ parameters: { id: '01JD/' } })).pathParameters).toEqual({
      id: '01JD',
    });
  });

  it.each([undefined, {}, { requestContext: { requestId: 'x' } }])('is none: %j', (event) => {
    expect(() => readProxyEvent(event)).toThrow('The event is no API Gateway REST proxy event');
  });
});
