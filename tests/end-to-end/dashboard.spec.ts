import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectToast, findToasts } from './support/messages.ts';
import { healthRequest } from './support/prediction-forms.ts';
import { buildHistory, formatDollars } from './support/stored-predictions.ts';
import { expect, overrideProfile, test } from './support/test.ts';

const stats = '**/api/predictions/dashboard/';
const history = '**/api/predictions/history/**';
const rows = (page: Page) => page.getByRole('region', { name: 'Recent Predictions' }).getByRole('row');
const card = (page: Page, label: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`));

async function openDashboard(page: Page, name = 'Ada'): Promise<void> {
  await page.goto('/main');
  await page.getByRole('heading', { level: 1, name: `Welcome back, ${name}!` }).waitFor();
}

test('greets the user by first name, else username, else “User”', async ({ memberPage: page }) => {
  await openDashboard(page);
  await overrideProfile(page, { first_name: '', username: 'ada.l' });
  await openDashboard(page, 'ada.l');
  await page.unrouteAll();
  await overrideProfile(page, { first_name: '', username: '' });
  await openDashboard(page, 'User');
});

test('shows the number of predictions, the date of the last one and the five newest', async ({
  memberPage: page,
  store,
}) => {
  const cars = [];
  for (let stored = 0; stored < 5; stored += 1) cars.push(await store('car'));
  const last = await store('health');
  await openDashboard(page);
  await expect(card(page, 'Total Predictions')).toHaveText('6');
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(
    new Date(String(last.created_at)),
  );
  await expect(card(page, 'Last Prediction')).toHaveText(today);
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).first().getByRole('columnheader')).toHaveText([
    'Date',
    'Insurance Type',
    'Age',
    'Premium',
  ]);
  await expect(rows(page).nth(1).getByRole('cell').first()).toHaveText('Health');
  await expect(rows(page).nth(1)).toContainText(formatDollars(last.predicted_health_premium));
  await expect(page.locator('[data-cover]')).toHaveText([
    /^Minimum\$\d+$/,
    /^\+ comprehensive\$\d+$/,
    /^Full\$\d+$/,
  ]);
  const link = page.getByRole('link', { name: 'your newest car prediction' });
  await expect(link).toHaveAttribute('href', `/main/history/${cars.at(-1)?.id}`);
  // The prices above it move the link when they are loaded.
  await expect(page.getByRole('button', { name: 'Give your income' })).toBeVisible();
  await page.getByRole('link', { name: 'View All Predictions' }).click();
  await expect(page).toHaveURL('/main/history');
});

test('shows NA and a link to the first prediction when there are none, with a choice of its type', async ({
  memberPage: page,
}) => {
  await openDashboard(page);
  await expect(card(page, 'Total Predictions')).toHaveText('0');
  await expect(card(page, 'Last Prediction')).toHaveText('NA');
  await expect(page.getByText('No predictions yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View History' })).toHaveAttribute('href', '/main/history');

  const dialog = page.getByRole('dialog', { name: 'Choose prediction type' });
  const open = page.getByRole('button', { name: 'New Prediction' });
  await open.click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeFocused();
  await open.click();
  await dialog.getByRole('button', { name: 'Car Insurance' }).click();
  await expect(page).toHaveURL('/main/car_prediction');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Make Your First Prediction' }).click();
  await dialog.getByRole('button', { name: 'Health Insurance' }).click();
  await expect(page).toHaveURL('/main/health_prediction');
});

test('shows the days left to enroll, and what the household pays for the newest health prediction', async ({
  memberPage: page,
  store,
}) => {
  const household = { people: [{ age: healthRequest.age, role: 'adult' }], income: 38_000 };
  const { id } = await store('health', { state: 'TX', county: '48201', household });
  await store('car');
  await openDashboard(page);
  const enrollment = page.getByRole('region', { name: '23 days left' });
  await expect(enrollment).toContainText('by December 15 for coverage from January 1');
  await expect(enrollment).toContainText(/After about \$[\d,]+ a month tax credit/);
  // The earlier year is first, whichever the estimate is of.
  const change = enrollment.locator('[data-change]');
  await expect(enrollment.getByText('From 2026 to 2027', { exact: true })).toBeVisible();
  await expect(change).toHaveText([
    /^Bronze: \$\d+, then about \$\d+ a month, (the same|\$\d+ (less|more))\.$/,
    /^Silver: \$\d+, then about \$\d+ a month, about the same\.$/,
    /^Gold: \$\d+, then about \$\d+ a month, \$\d+ (less|more)\.$/,
  ]);
  const prices = await enrollment.locator('[data-level] .display').allTextContents();
  const later = (await change.allTextContents()).map((line) => /about (\$\d+)/.exec(line)?.[1]);
  expect(later).toEqual(prices);
  await enrollment.getByRole('link', { name: 'your newest health prediction' }).click();
  await expect(page).toHaveURL(`/main/history/${id}`);
  await expect(page.locator('[data-level] strong')).toHaveText(prices);
});

test('says that prices failed to load, and loads them on retry', async ({ memberPage: page, store }) => {
  await store('health', { state: 'TX' });
  await page.route('**/assets/evaluator-*', (route) => route.abort('connectionreset'));
  await openDashboard(page);
  await expectToast(page, 'Failed to load dashboard data');
  await page.unroute('**/assets/evaluator-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Before any tax credit: the income is not stored')).toBeVisible();
});

test('charts the prices of each type by month; keys select a prediction', async ({ memberPage: page }) => {
  const predictions = buildHistory(9);
  await page.route(history, (route) => route.fulfill({ json: predictions }));
  await openDashboard(page);
  const chart = page.getByRole('figure', { name: 'Car premiums' });
  const [newest, before] = predictions.filter(({ insurance_type: type }) => type === 'car');
  await expect(chart.getByRole('link')).toHaveAttribute('href', `/main/history/${newest?.id}`);
  await chart.getByRole('slider').press('ArrowLeft');
  await expect(chart.getByRole('slider')).toHaveAttribute('aria-valuetext', /^\$84 a month, likely /);
  await expect(chart.getByRole('link')).toHaveAttribute('href', `/main/history/${before?.id}`);
  await chart.getByText('Show the car premiums as a table').click();
  await expect(chart.getByRole('row')).toHaveCount(4);
});

test('shows the table when the figures fail to load, and loads them on retry', async ({
  memberPage: page,
  store,
}) => {
  await store('car');
  await page.route(stats, (route) => route.abort('connectionreset'));
  await openDashboard(page);
  await expectToast(page, 'Failed to load dashboard data');
  await expect(rows(page)).toHaveCount(2);
  // The half that was loaded does not dismiss the toast of the other.
  await expect(findToasts(page).locator('[data-visible="true"]')).toHaveCount(1);
  await expect(card(page, 'Total Predictions')).toHaveText('Not loaded');
  await page.unroute(stats);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Total Predictions')).toHaveText('1');
});

test('shows one toast when both requests fail', async ({ memberPage: page }) => {
  await page.route(stats, (route) => route.fulfill({ status: 500, body: '' }));
  await page.route(history, (route) => route.fulfill({ status: 500, body: '' }));
  await openDashboard(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2);
  await expectToast(page, 'Failed to load dashboard data');
  await expectAccessible(page);
});
