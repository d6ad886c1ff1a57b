import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  rewriteFunctionCode,
  rewritePath,
  viewerAddressFunctionCode,
  viewerAddressHeader,
} from './cloudfront-functions.ts';

/** Runs the source of a CloudFront function and returns the request that it forwards. */
const runFunction = (code: string, event: object) => runInNewContext(`${code}; handler(event)`, { event });

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
    fc.assert(
      fc.property(
        path,
        (uri) => runFunction(rewriteFunctionCode, { request: { uri } }).uri === rewritePath(uri),
      ),
    );
  });
});

describe('viewer address', () => {
  it("is the connection's address, even if the client sends the header", () => {
    const { headers } = runFunction(viewerAddressFunctionCode, {
      viewer: { ip: '198.51.100.7' },
      request: { headers: { [viewerAddressHeader]: { value: '203.0.113.1:1' } } },
    });
    expect(headers[viewerAddressHeader].value).toBe('198.51.100.7:0');
  });
});
