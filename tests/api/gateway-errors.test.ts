import { expect, inject, it } from 'vitest';
import { errorBody } from '#contract/error-body.ts';
import { ApiClient } from '#tests/support/api-client.ts';

const api = new ApiClient(inject('serverUrl'));

/** API Gateway responds to a wrong method as to a wrong path. */
const isDeployed = process.env.PREMIA_URL !== undefined;

it.for(['/api/', '/api/users/', '/api/users/login/extra/', '/api/nothing/'])(
  'a path of no route returns 404 as JSON: %s',
  async (path, { skip }) => {
    const reason = inject('noGatewayResponses');
    skip(reason !== undefined, reason);
    const { status, headers, json } = await api.send({ method: 'GET', path });
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(errorBody.parse(json).code).toBe('not_found');
  },
);

/** Address of API Gateway behind the proxy that sends the API key. Only an emulator's is known. */
const { PREMIA_API_URL } = process.env;

it.skipIf(!PREMIA_API_URL).each([
  ['without an API key', {}],
  ['with a wrong API key', { 'x-api-key': 'wrong' }],
] as const)('a request past CloudFront %s returns 403', async (_condition, headers) => {
  const response = await fetch(`${PREMIA_API_URL}/api/users/profile/`, { headers });
  expect(response.status).toBe(403);
  if (inject('noGatewayResponses')) return;
  expect(errorBody.parse(await response.json()).code).toBe('forbidden');
});

it.skipIf(isDeployed)('a request target in absolute form is routed by its path', async () => {
  const origin = 'http://localhost:3000';
  const profile = await api.send({ method: 'GET', path: `${origin}/api/users/profile/` });
  expect(profile.status).toBe(401);
  const page = await api.send({ method: 'GET', path: origin });
  expect(page.headers['content-type']).toMatch(/^text\/html/);
});
