import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { holdRequests } from './support/pages.ts';
import { expect, openPage, test } from './support/test.ts';

test('keeps the header when the script of a public page fails to load, and offers the way back and a reload', async ({
  page,
}) => {
  await page.route('**/assets/about-page-*.js', (route) => route.abort());
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'About Us' });
  await link.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page could not be loaded');
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(heading).toHaveText('Your premium, explained');
  await link.click();
  await expect(heading).toHaveText('This page could not be loaded');
  await page.unroute('**/assets/about-page-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading).toHaveText('About Us');
});

test('keeps sidebar and header when the script of a protected page fails to load, and loads it on retry', async ({
  memberPage: page,
}) => {
  const script = '**/assets/profile-page-*.js';
  await page.route(script, (route) => route.abort());
  await openPage(page, '/main');
  await page.getByRole('link', { name: 'User Details' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page could not be loaded');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ada' })).toBeVisible();
  await expectAccessible(page);

  const failedAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('profile-page'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await failedAgain;
  await expect(heading).toHaveText('This page could not be loaded');
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('Profile');
  await expect(heading).toBeFocused();
});

test('shows a spinner after 200 ms of loading', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/terms-page-*.js');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  // The announcement is removed after some seconds.
  const said = expect(page.locator('[aria-live]', { hasText: 'Loading...' })).toHaveCount(1);
  const spinner = page.getByText('Loading...').first();
  await expect(spinner).toBeAttached();
  await expect(spinner).toBeVisible();
  await expect(spinner.locator('..')).toHaveCSS('animation-delay', '0.2s');
  await said;
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
});

test('logs no errors, warnings or violations of the content security policy', async ({
  memberPage: page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  for (const path of [
    '/',
    '/login',
    '/register',
    '/about',
    '/main',
    '/main/health_prediction',
    '/main/profile',
  ]) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(messages).toEqual([]);
});

/** Makes our scripts throw when they read a ZIP code, with values in the message. */
const breakForm = () => {
  const { trim } = String.prototype;
  Object.defineProperty(String.prototype, 'trim', {
    value(this: string) {
      if (String(this) === '90210') throw new TypeError('Cannot use "90210" of ada@example.com');
      return trim.call(this);
    },
  });
};

/** Opens the landing page and submits its broken form four times. */
async function failRepeatedly(page: Page): Promise<void> {
  await openPage(page, '/');
  await page.getByLabel('Your ZIP code').fill('90210');
  for (let count = 1; count <= 4; count += 1) {
    const failed = page.waitForEvent('pageerror');
    await page.getByRole('button', { name: 'See prices' }).click();
    await failed;
  }
}

test('reports errors of its scripts without values, at most five a visit', async ({ page }) => {
  const reports: Request[] = [];
  page.on('request', (request) => request.url().endsWith('/api/script-errors/') && reports.push(request));
  await page.addInitScript(breakForm);
  // A page that is left has no responses any more.
  const expectAccepted = async (number: number) => {
    await expect.poll(() => reports.length).toBe(number);
    expect((await reports.at(-1)?.response())?.status()).toBe(200);
  };
  await failRepeatedly(page);
  await expectAccepted(4);
  await failRepeatedly(page);
  await expectAccepted(5);
  await page.goto('/about');
  expect(reports).toHaveLength(5);
  for (const report of reports) {
    expect(report.postDataJSON()).toEqual({
      name: 'TypeError',
      message: 'Cannot use … of …',
      file: expect.stringMatching(/^\/assets\/[\w-]+\.js$/),
      line: expect.any(Number),
      column: expect.any(Number),
      page: '/',
    });
  }
});

/** Makes each format of a number throw. */
const breakNumbers = () => {
  const get = () => {
    throw new RangeError('broken');
  };
  Object.defineProperty(Intl.NumberFormat.prototype, 'format', { get });
};

test('reports an error while scripts are loaded', async ({ page }) => {
  await page.addInitScript(breakNumbers);
  const reported = page.waitForRequest('**/api/script-errors/');
  await page.goto('/', { waitUntil: 'load' });
  expect((await reported).postDataJSON()).toMatchObject({ name: 'RangeError', message: 'broken' });
});

test('reports an error that a page shows in its place', async ({ page }) => {
  await openPage(page, '/');
  const reported = page.waitForRequest('**/api/script-errors/');
  await page.evaluate(breakNumbers);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has stopped working');
  await expect(page.getByText('Check your connection')).toHaveCount(0);
  expect((await reported).postDataJSON()).toMatchObject({ name: 'RangeError', message: 'broken' });
});

for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
  test(`reports nothing if the browser asks not to be tracked: ${signal}`, async ({ page }) => {
    const reports: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/api/script-errors/') && reports.push(request.url()),
    );
    await page.addInitScript(breakForm);
    await page.addInitScript((name) => Object.defineProperty(navigator, name, { value: '1' }), signal);
    await failRepeatedly(page);
    await page.goto('/about');
    expect(reports).toEqual([]);
  });
}

test('loads the contract when the form of a login gets the focus, and sends the form once it is there', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const isRequested = (path: string) => () => requested.some((one) => one.startsWith(path));
  const release = await holdRequests(page, '**/assets/contract-*.js');
  await openPage(page, '/login');
  await page.waitForLoadState('networkidle');
  const contract = '/assets/contract-';
  expect(isRequested(contract)()).toBe(false);
  await page.getByLabel('Email').fill('nobody@example.com');
  await expect.poll(isRequested(contract)).toBe(true);
  await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-1');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  expect(isRequested('/api/')()).toBe(false);
  release();
  await expect.poll(isRequested('/api/users/login/')).toBe(true);
  // That of the predictions is for the other pages.
  expect(isRequested('/assets/whole-contract-')()).toBe(false);
});
