import { expectAccessible } from './support/accessibility.ts';
import { holdRequests } from './support/held-requests.ts';
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
  const spinner = page.getByText('Loading...');
  await expect(spinner).toBeAttached();
  await expect(spinner).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCSS(
    'animation-delay',
    '0.2s',
  );
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
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(messages).toEqual([]);
});
