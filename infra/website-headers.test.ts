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

/** Runs the text of the CloudFront function as CloudFront does. */
function runRewriteFunction(uri: string): string {
  return runInNewContext(`${rewriteFunctionCode}; handler(event).uri`, { event: { request: { uri } } });
}

describe('the content security policy', () => {
  it('allows nothing inline, evaluated or foreign', () => {
    for (const headers of [localWebsiteHeaders, deployedWebsiteHeaders]) {
      const policy = headers['Content-Security-Policy'];
      expect(policy).toMatch(/^default-src 'none'; /);
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
    }
  });

  it('upgrades requests only where there is a certificate', () => {
    expect(deployedWebsiteHeaders['Content-Security-Policy']).toMatch(/; upgrade-insecure-requests$/);
    expect(localWebsiteHeaders['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    expect(localWebsiteHeaders).not.toHaveProperty('Strict-Transport-Security');
  });
});

describe('the rewrite', () => {
  it('serves the page for every screen, and files as they are', () => {
    for (const screen of ['/', '/login', '/main/', '/main/health_prediction', '/v1.2/about']) {
      expect(rewritePath(screen)).toBe('/index.html');
    }
    for (const file of ['/index.html', '/assets/index-B1x.js', '/favicon.svg', '/assets/missing.css']) {
      expect(rewritePath(file)).toBe(file);
    }
  });

  it('is the same in CloudFront', () => {
    const path = fc
      .array(fc.constantFrom('/', '.', 'a', 'main', '%2e', '\\'))
      .map((parts) => `/${parts.join('')}`);
    fc.assert(fc.property(path, (uri) => runRewriteFunction(uri) === rewritePath(uri)));
  });
});

describe('the cache control', () => {
  it('keeps files for ever only where their names carry a hash', () => {
    expect(findCacheControl('/assets/index-B1x.js')).toBe(cacheControl.hashed);
    expect(findCacheControl('/index.html')).toBe(cacheControl.fresh);
    expect(findCacheControl('/assets.html')).toBe(cacheControl.fresh);
  });
});
