import { expectToast, findToasts } from './support/messages.ts';
import { holdRequests } from './support/pages.ts';
import {
  buildRegistration,
  expect,
  fillRegistration,
  logIn,
  readStoredToken,
  storeToken,
  test,
} from './support/test.ts';

/** Script for the browser: records the different loading states of a page. */
const recordLoadingStates = `
  globalThis.loadingStates = [];
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('main [aria-live]')) {
      const state = textContent + (document.querySelector('nav') ? ' in the layout' : '');
      if (textContent && !loadingStates.includes(state)) loadingStates.push(state);
    }
  }).observe(document, { childList: true, subtree: true });`;

const required = 'You must be logged in to view this page.';

test('redirects guests from every protected page to the login page with one toast', async ({ page }) => {
  for (const path of ['', '/health_prediction', '/car_prediction', '/history', '/profile', '/unknown']) {
    await page.goto(`/main${path}`);
    await expect(page).toHaveURL('/login');
    await expectToast(page, required);
    await expect(page.getByRole('main')).toContainText(required);
  }
});

test('links to the page that a guest opened, after a registration and the login', async ({ page }) => {
  await page.goto('/main/history?type=car');
  await page.getByRole('link', { name: 'Create an account' }).click();
  const user = buildRegistration();
  await fillRegistration(page, user);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  await expect(page.getByText('Create an account')).toHaveCount(0);
  await page.getByText('Log in as someone else').click();
  await logIn(page, user);
  const link = page.getByRole('link', { name: 'Continue to Prediction History' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prediction History');
  await page.goBack();
  await expect(page).toHaveURL('/main');
  await expect(link).toHaveCount(0);
});

test('does not redirect again when a guest goes back', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/main');
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('shows one loading state from the check of a stored token until the dashboard is complete', async ({
  memberPage: page,
}) => {
  await page.addInitScript(recordLoadingStates);
  const release = await holdRequests(page, '**/api/users/profile/');
  await page.goto('/main');
  await expect(page.locator('[aria-live]').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page).toHaveURL('/main');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ada!');
  await expect(page.getByText('No predictions yet')).toBeVisible();
  expect(await page.evaluate('loadingStates')).toEqual(['Loading...']);
});

test('removes a stored token that the API rejects', async ({ page }) => {
  await storeToken(page, 'not-a-token');
  await page.goto('/main');
  await expect(page).toHaveURL('/login');
  await expectToast(page, required);
  await expect(page.getByRole('main').getByText(required)).toBeVisible();
  expect(await readStoredToken(page)).toBeNull();
});

test('clears the session when the third profile request fails', async ({ memberPage: page }) => {
  let requests = 0;
  await page.route('**/api/users/profile/', (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto('/main');
  await expect(page).toHaveURL('/login');
  expect(requests).toBe(3);
  expect(await readStoredToken(page)).toBeNull();
});

test('shows one toast when several requests find the session ended', async ({ memberPage: page }) => {
  await page.route('**/api/predictions/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'No session', code: 'unauthenticated' } }),
  );
  await page.goto('/main');
  await expect(page).toHaveURL('/login');
  await expectToast(page, 'Your session has ended. Please log in again.');
  await expect(findToasts(page).getByRole('paragraph')).toHaveCount(1);
  expect(await readStoredToken(page)).toBeNull();
});

test('keeps the layout for a member at an unknown address under /main', async ({ memberPage: page }) => {
  await page.goto('/main/unknown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await sidebar.getByRole('link', { name: 'Prediction History' }).click();
  await expect(page).toHaveURL('/main/history');
});
