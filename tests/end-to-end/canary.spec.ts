import { runInNewContext } from 'node:vm';
import type { Page } from '@playwright/test';
import { routes } from '#contract/routes.ts';
import { canaryCode } from '#infra/constructs/monitoring.ts';
import { type Account, expect, test } from './support/test.ts';

/** Statuses of consecutive responses of the API, by path, in place of the server's. */
type Statuses = Readonly<Record<string, number[]>>;

interface CanaryRun {
  readonly statuses?: Statuses;
  /** Test user in the secret that the canary reads. */
  readonly user?: Pick<Account, 'email' | 'password'>;
  /** Minute of the hour. */
  readonly minute?: number;
}

/**
 * Runs the script that the stack deploys, in this browser. Its page waits for nothing by itself, as in Synthetics.
 * @returns the requests of the script to the API
 */
async function runCanary(page: Page, url = '', { statuses = {}, user, minute = 0 }: CanaryRun = {}) {
  const remaining = structuredClone(statuses);
  const requests: string[] = [];
  const fetchFrom = (address: string, options: RequestInit) => {
    requests.push(`${options.method ?? 'GET'} ${new URL(address).pathname}`);
    const status = remaining[new URL(address).pathname]?.shift();
    const headers = { 'retry-after': '0' };
    return status === undefined
      ? fetch(address, options)
      : Promise.resolve(new Response('{}', { status, headers }));
  };
  const module: { exports: { handler?: () => Promise<void> } } = { exports: {} };
  class SecretsManager {
    getSecretValue = async ({ SecretId }: { SecretId: string }) => ({
      SecretString: SecretId === 'canary-user' ? JSON.stringify(user) : '',
    });
  }
  const require = (name: string) =>
    name === 'Synthetics' ? { getPage: async () => page } : { SecretsManager };
  const process = { env: { WEBSITE_URL: url, ...(user && { USER_SECRET_ID: 'canary-user' }) } };
  class Clock extends Date {
    override getUTCMinutes = () => minute;
  }
  runInNewContext(canaryCode, { module, require, process, fetch: fetchFrom, setTimeout, Date: Clock });
  await module.exports.handler?.();
  return requests;
}

test('the canary reads a price, and succeeds while the model starts', async ({ page, baseURL }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await runCanary(page, baseURL, { statuses: { [routes['estimate-car-premium'].path]: [503, 503] } });
  await expect(page.locator('aside dd .display').first()).toHaveText(/^\$\d+$/);
  expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

for (const script of ['index', 'framework', 'health-form-page']) {
  test(`the canary fails if the script ${script} is missing`, async ({ page, baseURL }) => {
    // The canary waits for an element that does not appear, by default for half a minute.
    page.on('console', (message) => message.type() === 'error' && void page.close());
    await page.route(`**/assets/${script}-*.js`, (route) => route.fulfill({ status: 404 }));
    await expect(runCanary(page, baseURL)).rejects.toThrow(/The website failed: .*404/);
  });
}

test('the canary fails if a script fails, even if it reads a price', async ({ page, baseURL }) => {
  await page.addInitScript(() => setTimeout(() => JSON.parse('{')));
  await expect(runCanary(page, baseURL)).rejects.toThrow(/The website failed: SyntaxError/);
});

test('the canary fails if the website is unavailable', async ({ page, baseURL }) => {
  const isLandingPage = ({ pathname }: URL) => pathname === '/';
  await page.route(isLandingPage, (route) => route.fulfill({ status: 503, body: 'Unavailable' }));
  await expect(runCanary(page, baseURL)).rejects.toThrow('The website returned 503');
});

for (const [message, id, ...statuses] of [
  ['The API returned 502', 'get-profile', 502],
  ['An estimate returned 502', 'estimate-car-premium', 502],
  ['An estimate returned 503', 'estimate-car-premium', 503, 503, 503],
] as const) {
  test(`the canary fails: ${message}`, async ({ page, baseURL }) => {
    const run = runCanary(page, baseURL, { statuses: { [routes[id].path]: [...statuses] } });
    await expect(run).rejects.toThrow(message);
  });
}

test('the canary reads a stored prediction of its user once an hour, and logs out', async ({
  browser,
  baseURL,
  account,
  store,
  request,
}) => {
  const { email, password } = account;
  const user = { email, password };
  /** Each run of Synthetics has a new browser. */
  const run = async (options: CanaryRun = {}) => {
    const page = await browser.newPage();
    return runCanary(page, baseURL, { user, ...options }).finally(() => page.close());
  };
  await expect(run()).rejects.toThrow('The test user has no stored prediction');
  const { id } = await store('health');
  const requests = await run();
  const ofAccount = [
    'POST /api/users/login/',
    'GET /api/predictions/history/',
    `GET /api/predictions/${id}/`,
  ];
  expect(requests.slice(-4)).toEqual([...ofAccount, 'POST /api/users/logout/']);
  const headers = { authorization: `Token ${account.token}` };
  const { sessions } = await (await request.get('/api/users/sessions/', { headers })).json();
  expect(sessions).toHaveLength(1);

  const later = await run({ minute: 10 });
  expect(later.join()).not.toContain('login');
  const path = routes['get-prediction'].path.replace('{id}', String(id));
  await expect(run({ statuses: { [path]: [500] } })).rejects.toThrow(
    `With the test user, ${path} returned 500`,
  );
});
