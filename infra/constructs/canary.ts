import type { RequestBody } from '#contract/route.ts';
import type { Routes } from '#contract/routes.ts';

/** Page of a browser: the part that Puppeteer, which the canary has, and Playwright, which the tests have, share. */
interface CanaryPage {
  on(event: 'console', listen: (message: { type(): string; text(): string }) => void): unknown;
  on(event: 'pageerror', listen: (error: unknown) => void): unknown;
  goto(url: string): Promise<{ status(): number } | null>;
  waitForSelector(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
  $eval(
    selector: string,
    read: (element: { textContent: string | null }) => string | null,
  ): Promise<string | null>;
}

/** Token with an unknown key, for which a function reads the signing keys: {"alg":"HS256","kid":"unknown"}, {}. */
const unverifiableToken = 'eyJhbGciOiJIUzI1NiIsImtpZCI6InVua25vd24ifQ.e30.c2lnbmF0dXJl';

/** Not from the route table: the script of the canary is part of the template. */
const paths: { profile: Routes['get-profile']['path']; estimate: Routes['estimate-car-premium']['path'] } = {
  profile: '/api/users/profile/',
  estimate: '/api/estimates/car_insurance/',
};

/**
 * Checks a deployment as its users see it. The requests use the secret, the table and the model, which may have to start.
 * @throws Error that names what failed
 */
export async function checkDeployment(
  page: CanaryPage,
  url: string,
  answers: RequestBody<Routes['estimate-car-premium']>,
): Promise<void> {
  await checkWebsite(page, url);
  const api = await fetch(url + paths.profile, { headers: { authorization: `Token ${unverifiableToken}` } });
  if (api.status !== 401 || !(await api.text()).includes('unauthenticated')) {
    throw new Error(`The API returned ${api.status}`);
  }
  for (let attempt = 1; ; attempt += 1) {
    const estimate = await fetch(url + paths.estimate, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answers),
    });
    const body = await estimate.text();
    if (estimate.status === 200 && JSON.parse(body).predicted_premium > 0) return;
    if (estimate.status !== 503 || attempt === 3) throw new Error(`An estimate returned ${estimate.status}`);
    const waitMs = Number(estimate.headers.get('retry-after')) * 1000;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Reads a price as a guest does. An error of the console is a failure even if a price is shown. */
async function checkWebsite(page: CanaryPage, url: string): Promise<void> {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await readPrice(page, url).catch((error: unknown) => errors.push(String(error)));
  if (errors.length > 0) throw new Error(`The website failed: ${errors.join('; ')}`);
}

async function readPrice(page: CanaryPage, url: string): Promise<void> {
  const response = await page.goto(url);
  if (response?.status() !== 200) throw new Error(`The website returned ${response?.status()}`);
  // Disabled until the page's scripts run.
  const button = 'main form button[type=submit]:not(:disabled)';
  await page.waitForSelector(button);
  await page.type('input[name=zip]', '33135');
  await page.click(button);
  await page.waitForSelector('input[name=age]');
  await page.type('input[name=age]', '45');
  await page.waitForSelector('aside dd .display');
  const price = await page.$eval('aside dd .display', (element) => element.textContent);
  if (!/^\$[1-9]/.test(price ?? '')) throw new Error(`The price is ${price}`);
}
