import { describe, expect, it } from 'vitest';
import {
  cacheControl,
  deployedWebsiteHeaders,
  findCacheControl,
  localWebsiteHeaders,
} from './website-headers.ts';

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

it('denies the device and the browser features that the site does not use', () => {
  const denied =
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';
  for (const headers of [localWebsiteHeaders, deployedWebsiteHeaders]) {
    expect(headers['Permissions-Policy']).toBe(denied);
  }
});

it('cache control is immutable only for files with a hash in their names', () => {
  expect(findCacheControl('/assets/index-B1x.js')).toBe(cacheControl.hashed);
  expect(findCacheControl('/index.html')).toBe(cacheControl.fresh);
  expect(findCacheControl('/assets.html')).toBe(cacheControl.fresh);
});
