import { runInNewContext } from 'node:vm';
import { expect, type Page, test } from '@playwright/test';
import { routes } from '#contract/routes.ts';
import { canaryCode } from '#infra/constructs/monitoring.ts';

/** Statuses of consecutive responses of the API, by path, in place of the server's. */
type Statuses = Readonly<Record<string, number[]>>;

/** Runs the script that the stack deploys, in this browser. Its page waits for nothing by itself, as in Synthetics. */
async function runCanary(page: Page, url = '', statuses: Statuses = {}): Promise<void> {
  const remaining = structuredClone(statuses);
  const fetchFrom = (address: string, options: RequestInit) => {
    const status = remaining[new URL(address).pathname]?.shift();
    const headers = { 'retry-after': '0' };
    return status === undefined
      ? fetch(address, options)
      : Promise.resolve(new Response('{}', { status, headers }));
  };
  const module: { exports: { handler?: () => Promise<void> } } = { exports: {} };
  const require = (name: string) => name === 'Synthetics' && { getPage: async () => page };
  const process = { env: { WEBSITE_URL: url } };
  runInNewContext(canaryCode, { module, require, process, fetch: fetchFrom, setTimeout });
  await module.exports.handler?.();
}

test('the canary reads a price, and succeeds while the model starts', async ({ page, baseURL }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await runCanary(page, baseURL, { [routes['estimate-car-premium'].path]: [503, 503] });
  await expect(page.locator('aside dd .display').first()).toHaveText(/^\$\d+$/);
  expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

for (const script of ['index', 'framework', 'form-page']) {
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
    await expect(runCanary(page, baseURL, { [routes[id].path]: [...statuses] })).rejects.toThrow(message);
  });
}
