import { expectToast } from './support/messages.ts';
import { holdRequests } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// All pages hydrate without an error in the test of the invariants.
for (const path of ['/', '/es', '/estimate/car', '/es/login']) {
  test(`${path} hydrates without replacing an element`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      // Chromium also logs hints, such as one about user names in password forms.
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    const release = await holdRequests(page, '**/assets/index-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page
      .getByRole('heading', { level: 1 })
      .evaluate((element) => element.setAttribute('data-kept', ''));
    release();
    // Buttons are disabled until the page is hydrated.
    await expect(page.getByRole('button', { disabled: true })).toHaveCount(0);
    await expect(page.locator('h1[data-kept]')).toBeVisible();
    expect(messages).toEqual([]);
  });
}

test('hydrates in a browser that reports no paint', async ({ page }) => {
  await page.addInitScript('PerformanceObserver.prototype.observe = () => undefined');
  await page.goto('/');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await expectToast(page, "We are busy. Don't try to contact us.");
});

const reportSlowNetwork = `Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })`;

test('loads scripts before the font of headings on a slow network', async ({ page }) => {
  await page.addInitScript(reportSlowNetwork);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const font = page.waitForRequest('**/assets/besley-*');
  const release = await holdRequests(page, /\/assets\/(framework|fields)-/);
  const first = page.waitForResponse(/\/assets\/[^/]+\.js$/);
  await page.goto('/estimate/car', { waitUntil: 'commit' });
  await (await first).finished();
  expect(requested.filter((path) => path.includes('/evaluator-'))).toEqual([]);
  release();
  await font;
  const orderOf = (part: string) => requested.findIndex((path) => path.includes(part));
  const order = ['/framework-', '/evaluator-', '/besley-'].map(orderOf);
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('requests what a ZIP code needs while it is typed before the scripts are there on a slow network', async ({
  page,
}) => {
  await page.addInitScript(reportSlowNetwork);
  const release = await holdRequests(page, '**/assets/framework-*.js');
  const requested: string[] = [];
  page.on('request', (request) =>
    requested.push(new URL(request.url()).pathname.slice(0, '/assets/77'.length)),
  );
  await page.goto('/estimate/health', { waitUntil: 'commit' });
  await page.locator('input[name=age]').fill('45');
  await page.getByLabel('ZIP code').pressSequentially('77');
  expect(requested).not.toContain('/assets/77');
  await page.getByLabel('ZIP code').press('0');
  await expect.poll(() => requested).toEqual(expect.arrayContaining(['/assets/77', '/assets/TX']));
  await page.getByLabel('ZIP code').pressSequentially('02');
  release();
  await expect(page.getByText('Harris County, Texas')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Silver')).toBeVisible();
  expect(requested.filter((path) => path === '/assets/TX')).toHaveLength(1);
});

test('shows prices before the names of the counties', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/counties-*.js');
  await page.goto('/estimate/health');
  await page.getByLabel('ZIP code').fill('77002');
  await page.locator('input[name=age]').fill('45');
  await expect(page.getByRole('complementary').getByText('Silver')).toBeVisible();
  await expect(page.locator('#zip-status')).toBeEmpty();
  release();
  await expect(page.getByText('Harris County, Texas')).toBeVisible();
});

test('hides the links for guests before the script has run if a token is stored', async ({
  memberPage: page,
}) => {
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ada, dashboard' })).toBeVisible();
});

test('shows the links for guests once the API has rejected a stored token', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'expired'));
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('keeps what was typed before the script has run, and never sends it in the address', async ({
  page,
  account,
}) => {
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  release();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/main');
});

test('keeps what was entered into the health form before the script has run', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.goto('/estimate/health', { waitUntil: 'commit' });
  const find = (name: string, value?: string) =>
    page.locator(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);
  const choices = [
    find('household-income-period', 'month'),
    find('household-people-0-tobacco'),
    find('household-has-offer', 'yes'),
    find('household-remembered'),
    find('has_diabetes', 'yes'),
  ];
  await find('household-income').fill('48k');
  await find('household-size').fill('3');
  await find('zip').fill('77002');
  await find('age').fill('40');
  for (const choice of choices) await choice.check();
  await page
    .locator('summary')
    .filter({ has: page.locator('xpath=..//select[contains(@name, "has_cover")]') })
    .click();
  await find('household-people-0-has_cover').selectOption('veterans');
  await find('sex').selectOption({ index: 1 });
  release();
  // It is only there once the script has run.
  await expect(page.locator('#zip-status')).toHaveText('Harris County, Texas');
  await expect(find('household-income')).toHaveValue('48k');
  await expect(find('household-size')).toHaveValue('3');
  await expect(find('age')).toHaveValue('40');
  for (const choice of choices) await expect(choice).toBeChecked();
  await expect(find('household-people-0-has_cover')).toHaveValue('veterans');
  await expect(find('sex')).not.toHaveValue('');
  await expect(page.getByLabel(/^Employer’s plan for you alone/)).toBeVisible();
  await page.reload();
  for (const choice of choices) await expect(choice).toBeChecked();
  await expect(find('sex')).not.toHaveValue('');
  expect(await page.evaluate<string>('JSON.stringify(localStorage)')).toContain('77002');
});

test('keeps the loan of a car that was chosen before the script has run', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.goto('/estimate/car', { waitUntil: 'commit' });
  await page.locator('[name="loan"][value="yes"]').check();
  await page.locator('[name="driver_age"]').fill('42');
  release();
  await page.locator('[name="zip"]').fill('77002');
  await expect(page.locator('#zip-status')).toContainText('Texas');
  await expect(page.locator('[name="loan"][value="yes"]')).toBeChecked();
  await expect(page.locator('[name="driver_age"]')).toHaveValue('42');
});
