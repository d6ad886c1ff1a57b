import { describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { buildProxyEvent } from '#tests/support/proxy-event.ts';
import { readProxyEvent } from './proxy-event.ts';
import { readInput } from './request-input.ts';

describe('the input of a route', () => {
  it('has the parts that the route declares, and nothing else', () => {
    const request = readProxyEvent(
      buildProxyEvent({ query: { limit: '5', other: 'x' }, body: 'not JSON', parameters: { id: 'x' } }),
    );
    expect(readInput(routes['list-predictions'], request)).toEqual({
      parameters: undefined,
      query: { limit: 5 },
      headers: undefined,
      body: undefined,
    });
  });

  it('has no field of a body that the route does not declare', () => {
    const body = '{"email":"ada@example.com","password":"x","admin":true,"__proto__":{"admin":true}}';
    const input = readInput(routes.login, readProxyEvent(buildProxyEvent({ body })));
    expect(input.body).toEqual({ email: 'ada@example.com', password: 'x' });
    expect(input.body).not.toHaveProperty('admin');
  });

  it('does not tell what is wrong with a path', () => {
    const request = readProxyEvent(buildProxyEvent({ parameters: { id: '17' } }));
    expect(() => readInput(routes['delete-prediction'], request)).toThrow(
      expect.objectContaining({ code: 'not_found', message: 'Prediction not found.', errors: undefined }),
    );
  });
});
