import { expect, it } from 'vitest';
import { gatewayResponses } from './gateway-responses.ts';

it('tells a throttled client to repeat the request after one second, in whole seconds', () => {
  const { status, headers, body } = gatewayResponses.THROTTLED;
  expect(status).toBe(429);
  expect(headers).toEqual({ 'Retry-After': '1' });
  expect(body.code).toBe('too_many_requests');
});
