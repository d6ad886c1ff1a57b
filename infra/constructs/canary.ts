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

type PathOf<Id extends keyof Routes> = Routes[Id]['path'];

/** Not from the route table: the script of the canary is part of the template. */
const paths: {
  profile: PathOf<'get-profile'>;
  estimate: PathOf<'estimate-car-premium'>;
  login: PathOf<'login'>;
  logout: PathOf<'logout'>;
  history: PathOf<'list-predictions'>;
  prediction: PathOf<'get-prediction'>;
} = {
  profile: '/api/users/profile/',
  estimate: '/api/estimates/car_insurance/',
  login: '/api/users/login/',
  logout: '/api/users/logout/',
  history: '/api/predictions/history/',
  prediction: '/api/predictions/{id}/',
};

/** Runs are ten minutes apart, so that one an hour begins within these minutes of it. */
const minutesOfAccount = 10;

/** Test user with a stored prediction. */
type CanaryUser = RequestBody<Routes['login']>;

/**
 * Checks a deployment as its users see it. The requests use the secret, the table and the model, which may have to start.
 * @param readUser reads the test user, whose stored prediction is read once an hour
 * @throws Error that names what failed
 */
export async function checkDeployment(
  page: CanaryPage,
  url: string,
  answers: RequestBody<Routes['estimate-car-premium']>,
  readUser?: () => Promise<CanaryUser>,
): Promise<void> {
  await checkWebsite(page, url);
  await checkApi(url, answers);
  if (readUser && new Date().getUTCMinutes() < minutesOfAccount) await checkAccount(url, await readUser());
}

async function checkApi(url: string, answers: RequestBody<Routes['estimate-car-premium']>): Promise<void> {
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

interface StoredPrediction {
  readonly id: string;
  /** Set if another version stored it in a form that this one can't read. */
  readonly other_version?: boolean;
}

/** Logs in, reads the newest stored prediction, and logs out again, also after a failure. */
async function checkAccount(url: string, user: CanaryUser): Promise<void> {
  const request = async <Body>(
    method: string,
    path: string,
    { body, token }: { body?: string; token?: string },
  ): Promise<Body> => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Token ${token}` }),
    };
    const response = await fetch(url + path, { method, headers, ...(body && { body }) });
    if (response.status !== 200) throw new Error(`With the test user, ${path} returned ${response.status}`);
    return response.json() as Promise<Body>;
  };
  const { token } = await request<{ token: string }>('POST', paths.login, { body: JSON.stringify(user) });
  try {
    const [row] = await request<StoredPrediction[]>('GET', `${paths.history}?limit=1`, { token });
    if (!row) throw new Error('The test user has no stored prediction');
    const prediction = await request<StoredPrediction>('GET', paths.prediction.replace('{id}', row.id), {
      token,
    });
    if (prediction.id !== row.id || prediction.other_version) {
      throw new Error('A stored prediction of the test user is not readable');
    }
  } finally {
    await request('POST', paths.logout, { token });
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
