import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

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
  /** A new user, registered through the API. */
  account: Account;
  /** A blank page in which {@link Fixtures.account} is logged in. */
  memberPage: Page;
}

/** Creates a registration with an unused email address. */
export function buildRegistration() {
  return {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: `ada-${randomUUID()}@example.com`,
    phone_number: '+12025550101',
    password: 'Correct-Horse-7',
  };
}

/** Stores a token in the page's local storage, as a login does. */
export async function storeToken(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
}

/** Returns the stored token or null. */
export function readStoredToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('token'));
}

/** Opens a page and waits for its content: the title is set, and nothing is loading any more. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveTitle(/ · Premia$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading\b/)).toHaveCount(0);
}

/** Logs in on the login page. */
export async function logIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/main');
}

/** Playwright's test with a registered user. */
export const test = base.extend<Fixtures>({
  account: async ({ request }, use) => {
    const registration = buildRegistration();
    const response = await request.post('/api/users/register/', {
      data: { ...registration, confirm_password: registration.password },
    });
    expect(response.status()).toBe(201);
    const { token } = await response.json();
    await use({ ...registration, token });
  },
  memberPage: async ({ page, account }, use) => {
    await storeToken(page, account.token);
    await use(page);
  },
});

export { expect };
