import { randomUUID } from 'node:crypto';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { recordAccount } from '#tests/support/deployed-accounts.ts';
import { storeAccount } from './stored-accounts.ts';
import { storePrediction } from './stored-predictions.ts';

/** A registered user with a session. */
export interface Account {
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  password: string;
  token: string;
}

interface Fixtures {
  /** A new user with a session. */
  account: Account;
  /** A blank page in which {@link Fixtures.account} is logged in. */
  memberPage: Page;
  /** Creates a prediction of {@link Fixtures.account} through the API, with changes to the answers of the forms. */
  store: (type: 'health' | 'car', changes?: object) => ReturnType<typeof storePrediction>;
}

/** Creates a registration with an unused email address. */
export function buildRegistration() {
  return {
    first_name: 'Ada',
    last_name: 'Lovelace',
    // As long as most addresses.
    email: `ada-${randomUUID().slice(0, 8)}@example.com`,
    phone_number: '+12025550101',
    password: 'Correct-Horse-7',
  };
}

/** Stores a token in the page's local storage, as a login does. */
export async function storeToken(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
}

export function readStoredToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('token'));
}

/** Overrides fields of the user in responses to a page. */
export async function overrideProfile(page: Page, change: object): Promise<void> {
  await page.route('**/api/users/profile/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
}

export async function fillRegistration(page: Page, user: ReturnType<typeof buildRegistration>) {
  await page.getByLabel('First name').fill(user.first_name);
  await page.getByLabel('Last name').fill(user.last_name);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Phone number').fill(user.phone_number);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(user.password);
}

/** Text of content that is loading, in both languages. */
export const loadingText = /^(Loading|Cargando)\b/;

/** Opens a page and waits for its content: the title is set, and nothing is loading any more. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveTitle(/ · Premia$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(loadingText)).toHaveCount(0);
}

/** Script for the browser: opens the visible closed parts of a page, and returns their number once they are open. */
const openParts = `(async () => {
  const closed = [...document.querySelectorAll('main details:not([open]) > summary')].filter((summary) =>
    summary.checkVisibility({ visibilityProperty: true }));
  // A part renders its content, or that it is loading, on this event.
  await Promise.all(closed.map((summary) => new Promise((resolve) => {
    summary.parentElement.addEventListener('toggle', resolve, { once: true });
    summary.focus();
    summary.click();
  })));
  return closed.length;
})()`;

/** Opens all closed parts of a page, and those in them, which may load code first. */
export async function openAllParts(page: Page): Promise<void> {
  const open = async () =>
    (await page.evaluate<number>(openParts)) + (await page.getByText(loadingText).count());
  await expect.poll(open, { intervals: [10] }).toBe(0);
}

/** Logs in on the English login page. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
  opened = '/main',
) {
  // The registration, which has the same labels, stays on screen until the next page is rendered.
  await expect(page.getByRole('heading', { level: 1, name: /^(Log in$|Welcome, )/ })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(opened);
}

/** Creates a user with a session: in the database of the local server, or by the API of a deployment. */
export async function createAccount(
  request: APIRequestContext,
  registration = buildRegistration(),
): Promise<Account> {
  const { PREMIA_DATABASE_URL } = process.env;
  const token = PREMIA_DATABASE_URL
    ? await storeAccount(PREMIA_DATABASE_URL, registration)
    : await register(request, registration);
  return { ...registration, token };
}

async function register(request: APIRequestContext, registration: ReturnType<typeof buildRegistration>) {
  const path = '/api/users/register/';
  const data = { ...registration, confirm_password: registration.password };
  const response = await request.post(path, { data });
  expect(response.status()).toBe(201);
  recordAccount({ method: 'POST', path, body: JSON.stringify(data) });
  const { token } = await response.json();
  return String(token);
}

/**
 * Waits until a prerendered page is hydrated: before that, buttons are disabled and links load a whole page. React
 * marks hydrated elements with a property.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const isHydrated = `
    !document.querySelector('template#scripts') ||
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'))`;
  // The content security policy forbids the polling of waitForFunction.
  await expect.poll(() => page.evaluate<boolean>(isHydrated), { intervals: [20] }).toBe(true);
}

/** Makes `goto` and `reload` of a page wait for hydration, unless they have options. */
function awaitHydration(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options === undefined) await waitForHydration(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options === undefined) await waitForHydration(page);
    return response;
  };
}

/** Time on the clock of each page as a test begins, in the enrollment for 2027. */
export const pageTime = new Date('2026-11-22T17:00:00Z');

/** Playwright's test with a registered user. Pages are hydrated after `goto` and `reload`, unless these have options. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.clock.install({ time: pageTime });
    context.on('page', awaitHydration);
    context.on('response', (response) => {
      if (!response.ok()) return;
      const request = response.request();
      const { authorization } = request.headers();
      const path = new URL(request.url()).pathname;
      recordAccount({ method: request.method(), path, authorization, body: request.postData() });
    });
    await use(context);
  },
  account: async ({ request }, use) => use(await createAccount(request)),
  store: ({ request, account }, use) =>
    use((type, changes) => storePrediction(request, account, type, changes)),
  memberPage: async ({ page, account }, use) => {
    await storeToken(page, account.token);
    await use(page);
  },
});

export { expect };
