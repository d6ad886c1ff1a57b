import type { Page } from '@playwright/test';
import { pageStates, prerenderedPaths } from '#tests/support/page-states.ts';
import { holdRequests } from './support/pages.ts';
import { expect, storeToken, test } from './support/test.ts';

test.slow();

/** Opens all prerendered pages, as after a reload with what a script has stored, and expects no error. */
async function expectCleanReloads(page: Page, script = ''): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  await page.addInitScript(`if (location.protocol !== 'about:') { ${script} }`);
  for (const path of prerenderedPaths) await page.goto(path);
  expect(errors).toEqual([]);
}

for (const [state, script] of Object.entries(pageStates)) {
  test(`every public page hydrates as its HTML after a reload with ${state}`, ({ page }) =>
    expectCleanReloads(page, script));
}

test('every public page hydrates as its HTML after a reload with a session', async ({ page, account }) => {
  await storeToken(page, account.token);
  await expectCleanReloads(page);
});

test.describe('in a browser in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('every public page hydrates as its HTML after a reload', ({ page }) => expectCleanReloads(page));
});

test('the login keeps the reason that led there after a reload, before its script and where it was', async ({
  page,
}) => {
  await page.goto('/main/history');
  const reason = page.getByRole('main').getByText('You must be logged in to view this page.');
  await expect(reason).toBeVisible();
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(reason).toBeVisible();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeHidden();
  const email = page.getByLabel('Email');
  const place = await email.boundingBox();
  release();
  await expect(page.getByRole('button', { disabled: true })).toHaveCount(0);
  await expect(reason).toBeVisible();
  expect(await email.boundingBox()).toEqual(place);
});
