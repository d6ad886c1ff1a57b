import type { Page } from '@playwright/test';
import { carRequest, healthRequest } from './support/prediction-forms.ts';
import { expect, openPage, test } from './support/test.ts';

const place = { state: 'TX', county: '48201', age: 50 };
const household = { people: [{ age: 50, role: 'adult' }], income: 48_000 };

/** Lets the account's predictions be of an earlier day, on which a test can't store them. */
async function dateBack(page: Page, created_at: string): Promise<void> {
  await page.route(/\/api\/predictions\/(history|[0-9A-Z]{26})\//, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const body = await response.json();
    const change = (one: object) => ({ ...one, created_at });
    await route.fulfill({ response, json: Array.isArray(body) ? body.map(change) : change(body) });
  });
}

const readPrices = (page: Page) => page.locator('[data-level] strong').allTextContents();
const readRows = (page: Page) => page.locator('tr[data-change] td:nth-of-type(2)').allTextContents();

test('a year later, dashboard, stored estimate and form have everyone a year older', async ({
  memberPage: page,
  store,
}) => {
  // What a person of 51 reads, and stores, today.
  const older = { people: [{ age: 51, role: 'adult' }], income: 48_000 };
  const fresh = await store('health', { ...place, age: 51, household: older, plan_year: 2027 });
  await openPage(page, `/main/history/${fresh.id}`);
  const right = await readPrices(page);
  expect(right).toHaveLength(3);
  await expect(page.getByRole('button', { name: 'Show 2027' })).toHaveCount(0);

  const { id } = await store('health', { ...place, household, plan_year: 2026 });
  await dateBack(page, '2025-11-20T12:00:00.000Z');
  await openPage(page, '/main');
  const card = page.getByRole('region', { name: '23 days left' });
  const note = 'Your age on January 1, 2027, is 51: a year older than in your estimate of 2026.';
  await expect(card.getByText(note)).toBeVisible();
  expect(await card.locator('[data-level] .display').allTextContents()).toEqual(right);

  await openPage(page, `/main/history/${id}`);
  const before = await readPrices(page);
  const change = page.getByRole('region', { name: 'From 2026 to 2027' });
  await expect(change.getByText(note)).toBeVisible();
  expect(await readRows(page)).toEqual(right);
  await expect(change.getByRole('button').first()).toHaveText('Show 2027');
  await change.getByRole('button', { name: 'Show 2027' }).click();
  await expect(page.getByText(`${note} The saved estimate stays as it was.`)).toBeVisible();
  expect(await readPrices(page)).toEqual(right);
  await page.getByRole('button', { name: 'Show the saved estimate' }).click();
  await expect(change).toBeVisible();
  expect(await readPrices(page)).toEqual(before);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.locator('[name=age]')).toHaveValue('51');
});

test('in January the stored estimate says once that its year is over, with the way to the next', async ({
  memberPage: page,
  store,
}) => {
  const { id } = await store('health', { ...place, household, plan_year: 2026 });
  await dateBack(page, '2025-11-20T12:00:00.000Z');
  await page.clock.setFixedTime('2027-01-08T17:00:00Z');
  await openPage(page, `/main/history/${id}`);
  const change = page.getByRole('region', { name: 'From 2026 to 2027' });
  await expect(change.getByText('The prices above are of 2026, which is over.')).toBeVisible();
  await expect(page.getByText('which is over')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Estimate the prices of 2027' })).toHaveCount(0);
  await change.getByRole('button', { name: 'Show 2027' }).click();
  await expect(page.getByText(/^Your age on January 1, 2027, is 51: a year older/)).toBeVisible();
  await expect(page.getByText('which is over')).toHaveCount(0);
});

test('an estimate of the running year asks for the ages on January 1', async ({
  memberPage: page,
  store,
}) => {
  const couple = { people: [...household.people, { age: 64, role: 'adult' }], income: 60_000 };
  const { id } = await store('health', { ...place, household: couple, plan_year: 2026 });
  await dateBack(page, '2026-03-20T12:00:00.000Z');
  await openPage(page, '/main');
  const question = 'Your estimate has ages of another day. How old is each of you on January 1, 2027?';
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.locator('[data-level]')).toHaveCount(0);
  await page.getByRole('group', { name: 'You' }).getByText('50', { exact: true }).click();
  await page
    .getByRole('group', { name: 'Adult of 64 in your estimate' })
    .getByText('65', { exact: true })
    .click();
  await expect(page.getByText('Your ages on January 1, 2027, are 50 and 65.')).toBeVisible();
  await expect(page.locator('[data-level]')).toHaveCount(3);

  await openPage(page, `/main/history/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('group', { name: 'You' }).getByText('51', { exact: true }).click();
  await dialog
    .getByRole('group', { name: 'Adult of 64 in your estimate' })
    .getByText('64', { exact: true })
    .click();
  await expect(page).toHaveURL('/main/health_prediction');
  await expect(page.getByText('Your ages on January 1, 2027, are 51 and 64.')).toBeVisible();
});

test('a car of last year is priced again with a driver who is a year older', async ({
  memberPage: page,
  store,
}) => {
  const { id } = await store('car');
  await dateBack(page, '2025-06-20T12:00:00.000Z');
  const note =
    'The driver is a year older than in your saved estimate: 43, with 21 years of driving. The car’s year stays.';
  await openPage(page, '/main');
  await expect(page.getByText(note)).toBeVisible();
  await openPage(page, `/main/history/${id}`);
  await page.getByRole('button', { name: 'Price it again for 2026' }).click();
  await expect(page.getByText(`${note} The saved estimate stays as it was.`)).toBeVisible();
  const sent = page.waitForRequest('**/api/predictions/car_insurance/');
  await page.getByRole('button', { name: 'Save as a new estimate' }).click();
  expect((await sent).postDataJSON()).toEqual({ ...carRequest, driver_age: 43, driving_experience: 21 });
});

test('a member of the Spanish pages reads the same on a phone', async ({ memberPage: page, store }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { id } = await store('health', { ...place, ...healthRequest, age: 50, household, plan_year: 2026 });
  await dateBack(page, '2025-11-20T12:00:00.000Z');
  const note = 'Su edad el 1 de enero de 2027 es 51: un año más que en su estimado de 2026.';
  for (const path of ['/es/main', `/es/main/history/${id}`]) {
    await openPage(page, path);
    await expect(page.getByText(note)).toBeVisible();
    expect(
      await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'),
    ).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Ver 2027' }).click();
  await expect(page.getByText(`${note} El estimado guardado no cambia.`)).toBeVisible();
});
