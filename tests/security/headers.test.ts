import jsonwebtoken from 'jsonwebtoken';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { statusOf } from '#contract/route.ts';
import { type RouteId, routeIds, routes } from '#contract/routes.ts';
import { securityHeaders } from '#contract/security-headers.ts';
import { type Account, ApiClient, createEmail } from '#tests/support/api-client.ts';
import type { HttpResponse } from '#tests/support/http-client.ts';
import { fillPath, validBodies } from '#tests/support/valid-requests.ts';

const api = new ApiClient(inject('serverUrl'));
const isSecure = api.origin.startsWith('https:');

const pages = [
  ...['/', '/register', '/login', '/about', '/contact', '/no-such-page', '/main'],
  ...['health_prediction', 'car_prediction', 'profile', 'history'].map((page) => `/main/${page}`),
];

const getPage = (path: string) => api.send({ method: 'GET', path });

function readPolicy({ headers }: HttpResponse): Map<string, string[]> {
  const policy = String(headers['content-security-policy'] ?? '');
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function expectNoServerNames({ headers }: HttpResponse): void {
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(String(headers.server ?? '')).not.toMatch(/\d|node|express|vite/i);
}

describe.each(pages)('the page %s', (path) => {
  it('has a content security policy that allows the site’s own files only', async () => {
    const response = await getPage(path);
    expect(response.status).toBe(path === '/no-such-page' ? 404 : 200);
    const policy = readPolicy(response);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    for (const directive of ['frame-ancestors', 'base-uri', 'trusted-types'])
      expect(policy.get(directive)).toEqual(["'none'"]);
    for (const [name, sources] of policy) {
      expect(sources.join(' '), name).not.toMatch(/unsafe|\*|https?:/);
      expect(sources, name).not.toContain('data:');
    }
  });

  it('forbids framing, sniffing and cross-origin referrers', async () => {
    const response = await getPage(path);
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
    });
    expect(response.headers['content-type']).toMatch(/^text\/html\b/);
    expect(response.headers['referrer-policy']).toMatch(/^(no-referrer|same-origin|strict-origin)/);
    expect(response.headers['permissions-policy']).toContain('camera=()');
    expect(response.headers).not.toHaveProperty('set-cookie');
    if (isSecure) expect(response.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expectNoServerNames(response);
  });

  it('has no inline or third-party script or style', async () => {
    const { text } = await getPage(path);
    const tags = text.match(/<[a-z][^>]*>/gi) ?? [];
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|javascript:/i);
    for (const tag of tags) {
      expect(tag).not.toMatch(/\son[a-z]+\s*=|\sstyle\s*=/i);
      if (/^<(script|link|img)\b/i.test(tag)) expect(tag).not.toMatch(/\b(src|href)="(https?:)?\/\//i);
    }
  });
});

const missing = '/assets/none.js /.env /package.json /signing-key.txt /assets/..%2f..%2fpackage.json';

it.each(missing.split(' '))('the missing file %s returns 404 with the security headers', async (path) => {
  const response = await getPage(path);
  expect([403, 404]).toContain(response.status);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(readPolicy(response).get('default-src')).toEqual(["'none'"]);
});

describe('every response of the API', () => {
  let account: Account;
  beforeAll(async () => {
    account = await api.register();
  });

  /** Expects JSON that browsers neither sniff nor show to other sites. */
  function expectGuarded(response: HttpResponse): void {
    expect(response.headers['content-type']).toMatch(/^application\/json\b/);
    expect(response.headers).toMatchObject(securityHeaders);
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    if (isSecure) expect(response.headers).toHaveProperty('strict-transport-security');
    expectNoServerNames(response);
  }

  it.each(routeIds)('has the security headers, successful or not: %s', async (routeId) => {
    const { token, email, password } = await api.register();
    const bodies = {
      login: { email, password },
      register: { ...validBodies.register, email: createEmail() },
    };
    const body = routeId in bodies ? { body: bodies[routeId as keyof typeof bodies] } : {};
    const sessionId = String(jsonwebtoken.decode(token, { json: true })?.jti);
    const id = routeId === 'revoke-session' ? sessionId : await api.predict(token);
    const path = fillPath(routes[routeId].path, { id });
    const response = await api.call(routeId, {
      token,
      path,
      headers: { origin: 'https://example.com' },
      ...body,
    });
    // A token that sets a password is only in a mail, and assistants have no other website.
    const refused: Partial<Record<RouteId, number>> = { 'confirm-password-reset': 400, mcp: 403 };
    expect(response.status).toBe(refused[routeId] ?? statusOf(routes[routeId]));
    expectGuarded(response);
    expectGuarded(await api.call(routeId, { body: 'broken' }));
  });

  it.each([
    ['an unknown path', 'GET', '/api/unknown/'],
    ['another method', 'PATCH', '/api/users/login/'],
    ['the root', 'GET', '/api/'],
  ])('has the security headers if the gateway creates it: %s', async (_, method, path) => {
    expectGuarded(await api.send({ method, path, headers: { authorization: `Token ${account.token}` } }));
  });

  it.each(routeIds)('is the same without the trailing slash: %s', async (routeId) => {
    const path = fillPath(routes[routeId].path, { id: 'x', zip: 'x' });
    const without = await api.call(routeId, { path: path.slice(0, -1), body: '{}' });
    const { text, status } = await api.call(routeId, { path, body: '{}' });
    expect([without.status, without.text]).toEqual([status, text]);
    // An invalid ZIP code is an unknown place, and an invalid message gets an error of JSON-RPC.
    const expected: Partial<Record<RouteId, number>> = { 'get-place': 404, mcp: 200 };
    expect([expected[routeId] ?? 400, 401]).toContain(status);
  });
});
