import { describe, expect, it } from 'vitest';
import { deployedWebsiteHeaders } from '#edge/website-headers.ts';
import { findJourneyProblems, findProblems } from '#tests/deployed/smoke-test.ts';
import { serve } from '#tests/support/serve.ts';

/** Starts a server with the responses of a deployment: its website, its API, and API Gateway under `/live`. */
async function deploy(headers: Record<string, string>, directStatus: number) {
  const { url: Url } = await serve((request, response) => {
    if (request.url === '/live/api/users/profile/') response.writeHead(directStatus).end();
    else if (request.url === '/api/users/profile/') {
      response.writeHead(401).end(JSON.stringify({ message: 'Log in.', code: 'unauthenticated' }));
    } else response.writeHead(request.url === '/es/main/history' ? 200 : 404, headers).end();
  });
  return { Url, ApiUrl: `${Url}/live/` };
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
    const problems = await findProblems({ Url: `${Url}/other/`, ApiUrl });
    expect(problems).toContain('The website returned 404 instead of 200');
    expect(problems).toContain('The API returned 404 instead of 401 without a session');
  });
});

describe('findJourneyProblems', () => {
  /** Paths of the requests, in their order. */
  let paths: string[];

  /** Starts a server with an API that responds to predictions with the given statuses, one after the other. */
  async function deployApi(...predictionStatuses: number[]) {
    paths = [];
    const responses: Record<string, [status: number, body: object]> = {
      '/api/users/register/': [201, { token: 'token' }],
      '/api/predictions/history/': [200, [{ id: 'prediction' }]],
      '/api/users/delete/': [200, {}],
    };
    const { url: Url } = await serve((request, response) => {
      const path = request.url ?? '';
      paths.push(path);
      const [status, body] = path.startsWith('/api/predictions/car_insurance/')
        ? [predictionStatuses.shift() ?? 500, { id: 'prediction' }]
        : (responses[path] ?? [404, {}]);
      response.writeHead(status, { 'retry-after': '0' }).end(JSON.stringify(body));
    });
    return { Url };
  }

  it.each([[[200]], [[503, 200]]])(
    'finds none if predictions return %j, and deletes the account',
    async (statuses) => {
      expect(await findJourneyProblems(await deployApi(...statuses))).toEqual([]);
      expect(paths.at(-1)).toBe('/api/users/delete/');
    },
  );

  it('deletes the account after a failure', async () => {
    const problems = await findJourneyProblems(await deployApi(502));
    expect(problems).toEqual([expect.stringMatching(/^predict-car-premium returned 502 instead of \d+$/)]);
    expect(paths.at(-1)).toBe('/api/users/delete/');
  });

  it('sends nothing more if the registration fails', async () => {
    const { Url } = await deployApi(200);
    expect(await findJourneyProblems({ Url: `${Url}/other/` })).toEqual([
      'register returned 404 instead of 201',
    ]);
    expect(paths).toHaveLength(1);
  });
});
