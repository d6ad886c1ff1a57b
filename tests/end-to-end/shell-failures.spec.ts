import { holdRequests } from './support/held-requests.ts';
import { expect, test } from './support/test.ts';

test('a page whose code can not be fetched says so, and can be loaded again', async ({ page }) => {
  await page.route('**/assets/about-page-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await page.unroute('**/assets/about-page-*.js');
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

test('from a page that could not be fetched the way back is open', async ({ page }) => {
  await page.route('**/assets/about-page-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A premium you can see through');
});

test('what takes longer than 200 ms shows a spinner, what is quicker none', async ({ page }) => {
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

test('nothing that the content security policy forbids is tried, and no error reaches the console', async ({
  memberPage: page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
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
  expect(complaints).toEqual([]);
});

test('the website asks no other host for anything', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
});
