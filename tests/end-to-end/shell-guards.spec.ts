import { holdRequests } from './support/held-requests.ts';
import { expectToast, findToasts } from './support/messages.ts';
import { expect, readStoredToken, storeToken, test } from './support/test.ts';

const required = 'You must be logged in to view this page.';

for (const path of ['', '/health_prediction', '/car_prediction', '/history', '/profile']) {
  test(`a guest at /main${path} is led to the login page, and told why once`, async ({ page }) => {
    await page.goto(`/main${path}`);
    await expect(page).toHaveURL('/login');
    await expectToast(page, required);
  });
}

test('going back after that does not lead in circles', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/main');
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('while a stored session is looked up, it says Loading...', async ({ memberPage: page }) => {
  const release = await holdRequests(page, '**/api/users/profile/');
  await page.goto('/main');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page).toHaveURL('/main');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ada!');
});

test('a token that the API does not know is forgotten at the start', async ({ page }) => {
  await storeToken(page, 'not-a-token');
  await page.goto('/main');
  await expect(page).toHaveURL('/login');
  await expectToast(page, required);
  expect(await readStoredToken(page)).toBeNull();
});

test('at the start a failing server is asked twice more', async ({ memberPage: page }) => {
  let requests = 0;
  await page.route('**/api/users/profile/', (route) => {
    requests += 1;
    return requests < 3 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await page.goto('/main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ada!');
  expect(requests).toBe(3);
});

test('when it fails the third time too, the session is cleared', async ({ memberPage: page }) => {
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

test('a session that ends in the middle leads to the login page, once', async ({
  memberPage: page,
  request,
  account,
}) => {
  await page.goto('/main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ada!');
  await request.post('/api/users/logout/', { headers: { authorization: `Token ${account.token}` } });
  await page.getByRole('link', { name: 'Prediction History' }).click();
  await expect(page).toHaveURL('/login');
  await expectToast(page, 'Your session has ended. Please log in again.');
  await expect(findToasts(page).getByRole('paragraph')).toHaveCount(1);
  expect(await readStoredToken(page)).toBeNull();
});

test('every request of a page that shows a dashboard is refused, and there is still one message', async ({
  memberPage: page,
}) => {
  await page.route('**/api/predictions/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'No session', code: 'unauthenticated' } }),
  );
  await page.goto('/main');
  await expect(page).toHaveURL('/login');
  await expectToast(page, 'Your session has ended. Please log in again.');
  await expect(findToasts(page).getByRole('paragraph')).toHaveCount(1);
});
