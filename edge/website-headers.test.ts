import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cacheControl,
  deployedWebsiteHeaders,
  findCacheControl,
  localWebsiteHeaders,
  rewriteFunctionCode,
  rewritePath,
} from './website-headers.ts';

/** Runs the source of the CloudFront function. */
function runRewriteFunction(uri: string): string {
  return runInNewContext(`${rewriteFunctionCode}; handler(event).uri`, { event: { request: { uri } } });
}

describe('content security policy', () => {
  it('allows no inline code, no eval and no other origin', () => {
    for (const headers of [localWebsiteHeaders, deployedWebsiteHeaders]) {
      const policy = headers['Content-Security-Policy'];
      expect(policy).toMatch(/^default-src 'none'; /);
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
    }
  });

  it('upgrades requests on HTTPS only', () => {
    expect(deployedWebsiteHeaders['Content-Security-Policy']).toMatch(/; upgrade-insecure-requests$/);
    expect(localWebsiteHeaders['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    expect(localWebsiteHeaders).not.toHaveProperty('Strict-Transport-Security');
  });
});

describe('path rewriting', () => {
  it('serves index.html for pages and leaves paths of files unchanged', () => {
    for (const page of ['/', '/login', '/main/', '/main/health_prediction', '/v1.2/about']) {
      expect(rewritePath(page)).toBe('/index.html');
    }
    for (const file of ['/index.html', '/assets/index-B1x.js', '/favicon.svg', '/assets/missing.css']) {
      expect(rewritePath(file)).toBe(file);
    }
  });

  it('gives the same result in the CloudFront function', () => {
    const path = fc
      .array(fc.constantFrom('/', '.', 'a', 'main', '%2e', '\\'))
      .map((parts) => `/${parts.join('')}`);
    fc.assert(fc.property(path, (uri) => runRewriteFunction(uri) === rewritePath(uri)));
  });
});

describe('cache control', () => {
  it('is immutable only for files with a hash in their names', () => {
    expect(findCacheControl('/assets/index-B1x.js')).toBe(cacheControl.hashed);
    expect(findCacheControl('/index.html')).toBe(cacheControl.fresh);
    expect(findCacheControl('/assets.html')).toBe(cacheControl.fresh);
  });
});
