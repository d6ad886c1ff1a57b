import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { deployedWebsiteHeaders } from '#edge/website-headers.ts';
import { type Listening, listenOnLoopback } from '#local/loopback.ts';
import { findProblems } from './smoke-test.ts';

let server: Listening;
afterEach(() => server.close());

/** Starts a server with the responses of a deployment: its website, its API, and API Gateway under `/live`. */
async function deploy(headers: Record<string, string>, directStatus: number) {
  server = await listenOnLoopback(
    createServer((request, response) => {
      if (request.url === '/live/api/users/profile/') response.writeHead(directStatus).end();
      else if (request.url === '/api/users/profile/') {
        response.writeHead(401).end(JSON.stringify({ message: 'Log in.', code: 'unauthenticated' }));
      } else response.writeHead(request.url === '/main/history' ? 200 : 404, headers).end();
    }),
  );
  return { Url: server.url, ApiUrl: `${server.url}/live/` };
}

describe('findProblems', () => {
  it('finds none in a working deployment', async () => {
    expect(await findProblems(await deploy(deployedWebsiteHeaders, 403))).toEqual([]);
  });

  it('finds a missing header and an API that can be called directly', async () => {
    const { 'Content-Security-Policy': _removed, ...headers } = deployedWebsiteHeaders;
    expect(await findProblems(await deploy(headers, 401))).toEqual([
      expect.stringContaining("The website's Content-Security-Policy is null instead of"),
      'API Gateway returned 401 instead of 403 without CloudFront',
    ]);
  });

  it('finds a website and an API that are not there', async () => {
    const { Url, ApiUrl } = await deploy(deployedWebsiteHeaders, 403);
    const problems = await findProblems({ Url: `${Url}/other`, ApiUrl });
    expect(problems).toContain('The website returned 404 instead of 200');
    expect(problems).toContain('The API returned 404 instead of 401 without a session');
  });
});
