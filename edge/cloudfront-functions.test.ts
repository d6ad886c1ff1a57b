import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  notFoundFunctionCode,
  rewriteFunctionCode,
  rewritePath,
  viewerAddressFunctionCode,
  viewerAddressHeader,
} from './cloudfront-functions.ts';

const runFunction = (code: string, event: object) => runInNewContext(`${code}; handler(event)`, { event });

describe('path rewriting', () => {
  it.each([
    ['/', '/index.html'],
    ['/login', '/login.html'],
    ['/Login/', '/login.html'],
    ['/main', '/app.html'],
    ['/main/', '/app.html'],
    ['/main/health_prediction', '/app.html'],
    ['/mainly', '/404.html'],
    ['/es', '/es/index.html'],
    ['/ES/About/', '/es/about.html'],
    ['/es/main/profile', '/es/app.html'],
    ['/es/nowhere', '/es/404.html'],
    ['/es/404.html', '/es/404.html'],
    ['/essay', '/404.html'],
    ['/es/es', '/es/404.html'],
    ['/es/manifest.webmanifest', '/es/manifest.webmanifest'],
    ['/v1.2/about', '/404.html'],
    ['/login.html', '/404.html'],
    ['/404.html', '/404.html'],
    ['/reset_password%23token=AZ-k_r', '/reset_password.html'],
    ['/reset_password/%23token=a', '/reset_password.html'],
    ['/reset_password#token=a', '/reset_password.html'],
    ['/es/reset_password%2523token=a', '/es/reset_password.html'],
    ['/es/reset_password/%2523token%253Da', '/es/reset_password.html'],
    ['/estimate/health%23v=1&ages=40.5', '/estimate/health.html'],
    ['/nowhere%23token=a', '/404.html'],
    ['/%23token=a', '/index.html'],
    ['/assets/index-B1x.js', '/assets/index-B1x.js'],
    ['/favicon.svg', '/favicon.svg'],
    ['/assets/missing.css', '/assets/missing.css'],
  ])('serves %s from %s', (path, file) => {
    expect(rewritePath(path)).toBe(file);
  });

  it('gives the same result in the CloudFront function', () => {
    const path = fc
      .array(
        fc.constantFrom(
          '/',
          '.',
          'a',
          'es',
          'main',
          'about',
          'LOGIN',
          'html',
          '%2e',
          '%23',
          '%2523',
          '#',
          '\\',
        ),
      )
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(
        path,
        (uri) => runFunction(rewriteFunctionCode, { request: { uri } }).uri === rewritePath(uri),
      ),
    );
  });
});

it('leads password managers to the profile, where a password is changed', () => {
  for (const uri of ['/.well-known/change-password', '/.well-known/change-password/']) {
    expect(runFunction(rewriteFunctionCode, { request: { uri } })).toMatchObject({
      statusCode: 302,
      headers: { location: { value: '/main/profile' } },
    });
  }
  const other = { uri: '/.well-known/change-passwords' };
  expect(runFunction(rewriteFunctionCode, { request: other })).toEqual({ uri: '/404.html' });
});

it.each([
  ['/nowhere', 200, 404],
  ['/404.html', 200, 404],
  ['/about', 200, 200],
  ['/about.html', 200, 200],
  ['/main/history', 200, 200],
  ['/app.html', 200, 200],
  ['/es/nowhere', 200, 404],
  ['/es/404.html', 200, 404],
  ['/es/app.html', 200, 200],
  ['/nowhere', 304, 304],
])('404 page for %s, status %i becomes %i', (uri, statusCode, expected) => {
  const event = { request: { uri }, response: { statusCode } };
  expect(runFunction(notFoundFunctionCode, event).statusCode).toBe(expected);
});

describe('viewer address', () => {
  const send = (ip: string) =>
    runFunction(viewerAddressFunctionCode, {
      viewer: { ip },
      request: { headers: { [viewerAddressHeader]: { value: '203.0.113.1:1' } } },
    }).headers[viewerAddressHeader].value;

  it("is the connection's address, even if the client sends the header", () => {
    expect(send('198.51.100.7')).toBe('198.51.100.7:0');
    expect(send('::ffff:198.51.100.7')).toBe('::ffff:198.51.100.7:0');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:0:0:0:0:0'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2:0:0:0:0:0'],
    ['2001:db8::1', '2001:db8:0:0:0:0:0:0:0'],
    ['2001:db8:1:2:3::', '2001:db8:1:2:0:0:0:0:0'],
    ['::1', '0:0:0:0:0:0:0:0:0'],
    ['1::3:4:5:6:7:8', '1:0:3:4:0:0:0:0:0'],
  ])('of %s is its /64 network, in one form', (ip, sent) => {
    expect(send(ip)).toBe(sent);
  });
});
