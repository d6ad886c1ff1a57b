import type { Page } from '@playwright/test';
import { type Announcements, watchAnnouncements } from './support/announcements.ts';
import { stopClock } from './support/pages.ts';
import { fillHealthForm, findResult, findSubmit, setFields } from './support/prediction-forms.ts';
import { expect, openPage, test } from './support/test.ts';

/** Opens a page whose clock then stands still, and expects that it has said nothing on arrival. */
async function openInSilence(page: Page, path: string): Promise<Announcements> {
  const announcements = await watchAnnouncements(page);
  await openPage(page, path);
  return announcements;
}

/** Expects exactly these texts to be said within ten seconds of the page's clock, which may pass before React renders. */
function expectSaid(page: Page, announcements: Announcements, texts: unknown[]): Promise<void> {
  const listen = async () => {
    await page.clock.runFor(10_000);
    return announcements.texts();
  };
  return expect.poll(listen).toEqual(texts);
}

test('a page says nothing when it opens, and a message once, politely, after the button', async ({
  page,
}) => {
  const announcements = await openInSilence(page, '/');
  await stopClock(page);
  expect(await announcements.texts()).toEqual([]);
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await expectSaid(page, announcements, [expect.stringContaining("We are busy. Don't try to contact us.")]);
  expect(await announcements.list()).toMatchObject([{ isAssertive: false }]);
  await announcements.forget();
  await expectSaid(page, announcements, []);
});

test('the health form says the prices of the whole age once, not those of its first digit', async ({
  page,
}) => {
  const announcements = await openInSilence(page, '/estimate/health');
  await page.getByLabel('ZIP code').fill('77002');
  await expect(page.locator('#zip-status')).toHaveText('Harris County, Texas');
  await page.getByLabel('Age (years)').fill('50');
  const prices = page.getByRole('complementary', { name: 'Your prices so far' });
  await expect(prices).toBeVisible();
  await page.getByLabel('Age (years)').fill('');
  await stopClock(page);
  await page.clock.runFor(10_000);
  await announcements.forget();
  await page.keyboard.press('3');
  await page.clock.runFor(300);
  await page.keyboard.press('6');
  // The prices are drawn after the typed character, in a time that the page's clock doesn't hold.
  await expect(prices).toBeVisible();
  const price = '(about )?\\$[\\d,]+';
  await expectSaid(page, announcements, [
    expect.stringMatching(
      new RegExp(
        `^Bronze ${price}, Silver ${price}, Gold ${price} a month, before any tax credit .* Show my prices follows this form\\.$`,
      ),
    ),
  ]);
  await announcements.forget();
  await page.keyboard.press('Backspace');
  await expect(prices).toBeHidden();
  await page.keyboard.press('6');
  await expect(prices).toBeVisible();
  await expectSaid(page, announcements, []);
});

test('the car form says its prices once, and what is odd about a number once it is whole', async ({
  page,
}) => {
  const announcements = await openInSilence(page, '/estimate/car');
  await setFields(page, { driver_age: 42 });
  const year = page.getByLabel(/manufacturing year/i);
  await year.fill('2001');
  await expect(page.getByRole('complementary', { name: 'Prices so far' })).toBeVisible();
  await year.fill('');
  await stopClock(page);
  await page.clock.runFor(10_000);
  await announcements.forget();
  await page.keyboard.type('201');
  await expect(year).not.toHaveAccessibleDescription(/Few cars were built in 201\./);
  await page.clock.runFor(10_000);
  await expect(year).toHaveAccessibleDescription(/Few cars were built in 201\./);
  await page.keyboard.type('9');
  await expectSaid(page, announcements, [
    expect.stringMatching(/^State minimum \$\d+, .* \$\d+, Full coverage \$\d+ a month, if you /),
  ]);
});

test('a result says nothing on arrival, and each level once after an income', async ({ page }) => {
  const announcements = await openInSilence(page, '/estimate/health');
  await fillHealthForm(page);
  await page.getByLabel('ZIP code').fill('77002');
  await expect(page.locator('#zip-status')).toHaveText('Harris County, Texas');
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
  await announcements.forget();
  await page.getByRole('button', { name: 'What if?' }).click();
  const whatIf = page.getByRole('region', { name: 'What if?' });
  await expect(whatIf.getByRole('slider', { name: 'Household income' })).toBeFocused();
  await stopClock(page);
  await expectSaid(page, announcements, []);
  await page.getByRole('textbox', { name: 'Household income' }).focus();
  // Slowly: the value on the way is not said.
  for (const digit of '38000') {
    await page.keyboard.press(digit);
    await page.clock.runFor(1500);
  }
  await expectSaid(page, announcements, [
    expect.stringMatching(
      /^Bronze: .*\$[\d,]+ a month\. Silver: .*\$[\d,]+ a month\. Gold: .*\$[\d,]+ a month\.$/,
    ),
  ]);
  await announcements.forget();
  for (let step = 0; step < 4; step += 1) {
    await whatIf.getByRole('slider', { name: 'Household income' }).press('ArrowLeft');
    await page.clock.runFor(200);
  }
  await expectSaid(page, announcements, [
    expect.stringMatching(
      /^Silver about \$[\d,]+ a month \(−\$\d+\)\. \$[\d,]+ a year\. This is the same as your estimate\.$/,
    ),
  ]);
  await announcements.forget();
  for (let step = 0; step < 4; step += 1) {
    await whatIf.getByRole('slider', { name: 'Weight' }).press('ArrowLeft');
    await page.clock.runFor(200);
  }
  await expectSaid(page, announcements, [
    expect.stringMatching(/ \$[\d,]+ a year\. That is \$[\d,]+ a year less than your estimate\.$/),
  ]);
});

test('after a deletion only the toast speaks, and the focus reads the number of predictions', async ({
  memberPage: page,
  store,
}) => {
  await store('car');
  await store('health');
  const announcements = await watchAnnouncements(page);
  await openPage(page, '/main/history');
  await expect(page.getByText('2 predictions')).toBeVisible();
  await announcements.forget();
  await page.getByRole('button', { name: /^Delete car/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 prediction', { exact: true })).toBeFocused();
  await expect
    .poll(announcements.texts)
    .toEqual([expect.stringContaining('Prediction deleted successfully')]);
});

test('a failure is said once, by its toast', async ({ page }) => {
  const announcements = await openInSilence(page, '/login');
  const message = 'The email or the password is wrong.';
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-7');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('main')).toContainText(message);
  await expectSaid(page, announcements, [expect.stringContaining(message)]);
});

for (const [path, load] of [
  ['/main', 'the same document'],
  ['/about', 'a new document'],
] as const) {
  test(`a logout from ${path} is said once, on the landing page in ${load}`, async ({ memberPage: page }) => {
    const announcements = await openInSilence(page, path);
    await page.getByRole('button', { name: /^Log ?out$/i }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(announcements.texts).toEqual(['You are logged out.']);
    await page.reload();
    await page.clock.runFor(10_000);
    expect(await announcements.texts()).toEqual([]);
  });
}
