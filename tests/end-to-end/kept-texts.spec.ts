import type { Page } from '@playwright/test';
import { changeLanguage } from './support/pages.ts';
import { addPeople } from './support/prediction-forms.ts';
import {
  buildRegistration,
  createAccount,
  expect,
  openAllParts,
  openPage,
  storeToken,
  test,
} from './support/test.ts';

/** Texts beside the answers of the two forms stay in the tab, as typed, until they are sent or the tab is another user's. */

const find = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Fills fields by their names. */
async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await find(page, name).fill(text);
}

async function expectTexts(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await expect(find(page, name)).toHaveValue(text);
}

const readTab = (page: Page) => page.evaluate<string>('JSON.stringify(sessionStorage)');

/** Opens all parts below prices, whose code loads after them. */
async function openParts(page: Page): Promise<void> {
  for (const part of ['#change', '#help-by-income']) await page.locator(part).waitFor();
  // A part that comes later would stay closed.
  await find(page, 'tax-final').waitFor({ state: 'attached' });
  await openAllParts(page);
}

/** Opens prices of a person in Columbus, Ohio. */
async function openPrices(page: Page, age = '40'): Promise<void> {
  await openPage(page, '/estimate/health');
  await find(page, 'zip').fill('43215');
  await expect(page.locator('#zip-status')).toContainText('Franklin');
  await fill(page, { age, 'household-income': '40000' });
  await page.getByRole('button', { name: 'Show my prices' }).click();
  await openParts(page);
}

test('registration, login and landing page keep their texts, but no password', async ({ page }) => {
  await openPage(page, '/register');
  const typed = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    phone_number: '+12025550101',
  };
  for (const [name, text] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(text);
  await page.locator('[name="password"]').fill('Correct-Horse-7');
  await page
    .getByRole('main')
    .getByRole('link', { name: /privacy/i })
    .last()
    .click();
  // The address changes before the page does: a step back from there would find the form as it was left.
  await expect(page.locator('[name="password"]')).toHaveCount(0);
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  const expectKept = async () => {
    for (const [name, text] of Object.entries(typed))
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(text);
    await expect(page.locator('[name="password"]')).toHaveValue('');
  };
  await expectKept();
  await page.reload();
  await expectKept();
  await openPage(page, '/es/register');
  await expectKept();
  expect(await page.evaluate<string>('JSON.stringify(sessionStorage)')).not.toContain('Correct-Horse');
  expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('Lovelace');
  await openPage(page, '/login');
  await page.locator('[name="email"]').fill('ada@example.com');
  await page.reload();
  await expect(page.locator('[name="email"]')).toHaveValue('ada@example.com');
  await openPage(page, '/');
  await page.locator('[name="zip"]').fill('43215');
  await page.reload();
  await expect(page.locator('[name="zip"]')).toHaveValue('43215');
});

test('what is typed below prices stays', async ({ page }) => {
  await openPage(page, '/estimate/health');
  await page.locator('[name="zip"]').fill('43215');
  await expect(page.locator('#zip-status')).toContainText('Franklin');
  await page.locator('[name="age"]').fill('40');
  await page.locator('[name="household-income"]').fill('40000');
  await page.locator('[name="household-has-offer"][value="no"]').check();
  await page.getByRole('button', { name: 'Show my prices' }).click();
  await page.locator('#changed summary').click();
  await page.locator('#changed input[value="job_begins"]').check();
  await page.locator('[name="day-job_begins"]').fill('2027-03-14');
  await page.locator('[name="event-bill"]').fill('120');
  await page.reload();
  await expect(page.locator('[name="day-job_begins"]')).toHaveValue('2027-03-14');
  await expect(page.locator('[name="event-bill"]')).toHaveValue('120');
  await page.evaluate(`{
    const stored = JSON.parse(sessionStorage.getItem('typed-texts'));
    stored.value['event.job_begins.day'] = '0027-03-14';
    sessionStorage.setItem('typed-texts', JSON.stringify(stored));
  }`);
  await page.reload();
  await expect(page.locator('[name="day-job_begins"]')).toHaveValue('');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.locator('[name="household-has-offer"][value="no"]')).toBeChecked();
});

test('a profile that is half edited stays for its user, until it is saved', async ({ memberPage: page }) => {
  await openPage(page, '/main/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.locator('[name="first_name"]').fill('Augusta');
  await page.reload();
  await expect(page.locator('[name="first_name"]')).toHaveValue('Augusta');
  await page.getByRole('button', { name: /Save/ }).click();
  await expect(page.getByRole('heading', { name: 'Augusta Lovelace' })).toBeVisible();
  expect(await page.evaluate<string>('JSON.stringify(sessionStorage)')).not.toContain('Augusta');
});

test('tax time and what is paid now stay after a reload, in the other language and with another income', async ({
  page,
}) => {
  await openPrices(page);
  const typed = { 'tax-final': '52,000', 'tax-advance': '310', 'current-bill': '1,250' };
  await fill(page, typed);
  await page.reload();
  await openParts(page);
  await expectTexts(page, typed);
  await changeLanguage(page);
  await openParts(page);
  await expectTexts(page, typed);
  await changeLanguage(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await find(page, 'household-income').fill('41000');
  await page.getByRole('button', { name: 'Show my prices' }).click();
  await openParts(page);
  // The change is now the one since the income before, which has no bill.
  const { 'current-bill': _bill, ...ofTaxTime } = typed;
  await expectTexts(page, ofTaxTime);
});

test('a move keeps its ZIP code with the county that was chosen', async ({ page }) => {
  await openPrices(page);
  await page.locator('#changed input[value="moving"]').check();
  await fill(page, { 'day-moving': '2027-04-20', 'new-zip': '77053' });
  const county = page.locator('[name="new-county"][value="48157"]');
  await county.check();
  const found = page.locator('#changed p').filter({ hasText: /Fort Bend/ });
  await expect(found.first()).toBeVisible();
  const months = await page.locator('#changed ol').first().innerText();
  for (const again of [() => page.reload(), () => changeLanguage(page), () => changeLanguage(page)]) {
    await again();
    await expectTexts(page, { 'day-moving': '2027-04-20', 'new-zip': '77053' });
    await expect(county).toBeChecked();
    await expect(found.first()).toBeVisible();
  }
  await expect.poll(() => page.locator('#changed ol').first().innerText()).toBe(months);
  await find(page, 'new-zip').fill('77053-1');
  await find(page, 'new-zip').fill('77053');
  await expect(county).not.toBeChecked();
});

test('a wedding keeps age and income, and a person who has left the household is no choice', async ({
  page,
}) => {
  await openPrices(page);
  await page.locator('#changed input[value="marriage"]').check();
  const wedding = { 'day-marriage': '2027-04-20', 'spouse-age': '38', 'event-income': '90,000' };
  await fill(page, wedding);
  await page.reload();
  await expectTexts(page, wedding);
  await changeLanguage(page);
  await expectTexts(page, wedding);
  await changeLanguage(page);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await addPeople(page, 'Adult', ['38']);
  await addPeople(page, 'Adult', ['30']);
  await page.getByRole('button', { name: 'Show my prices' }).click();
  await openParts(page);
  await page.locator('#changed input[value="job_begins"]').check();
  await fill(page, { 'day-job_begins': '2027-05-01', 'event-bill': '450' });
  await find(page, 'event-person').selectOption('2');
  await page.reload();
  await expect(find(page, 'event-person')).toHaveValue('2');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Show my prices' }).click();
  await expect(find(page, 'event-person')).toHaveValue('');
  await expect(find(page, 'event-bill')).toHaveValue('450');
});

test('a reset keeps the email in both languages, until it is sent', async ({ page }) => {
  await openPage(page, '/forgot_password');
  const { email } = buildRegistration();
  await fill(page, { email });
  await page.reload();
  await expectTexts(page, { email });
  await changeLanguage(page);
  await expectTexts(page, { email });
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page.getByText(email).first()).toBeVisible();
  expect(await readTab(page)).not.toContain(email);
});

test('a label that is half typed stays with its prediction, until it is saved', async ({
  memberPage: page,
  store,
}) => {
  const [first, second] = [await store('car'), await store('car')];
  await openPage(page, `/main/history/${first.id}`);
  await page.getByRole('button', { name: /label/i }).first().click();
  const label = find(page, 'label');
  await label.fill('Blue hatchb');
  await page.reload();
  await expect(label).toHaveValue('Blue hatchb');
  await changeLanguage(page);
  await expect(label).toHaveValue('Blue hatchb');
  await changeLanguage(page);
  await openPage(page, `/main/history/${second.id}`);
  await expect(label).toHaveCount(0);
  await page.goBack();
  await expect(label).toHaveValue('Blue hatchb');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: /Blue hatchb/ }).first()).toBeVisible();
  expect(await readTab(page)).not.toContain('Blue hatchb');
});

test.describe('texts of a user', () => {
  test.beforeEach(async ({ memberPage: page }) => {
    await openPage(page, '/main/profile');
    await page.getByRole('button', { name: 'Edit' }).click();
    await fill(page, { first_name: 'Augusta' });
    await expect.poll(() => readTab(page)).toContain('Augusta');
  });

  test('go at a logout', async ({ memberPage: page }) => {
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/');
    expect(await readTab(page)).not.toContain('Augusta');
  });

  test('go at the end of the session', async ({ memberPage: page, account, request }) => {
    await request.post('/api/users/logout/', { headers: { authorization: `Token ${account.token}` } });
    await page.getByRole('link', { name: 'Prediction History' }).click();
    await expect(page).toHaveURL('/login');
    expect(await readTab(page)).not.toContain('Augusta');
  });

  test('go when another user logs in', async ({ memberPage: page, request }) => {
    const other = await createAccount(request);
    await storeToken(page, other.token);
    await openPage(page, '/main/profile');
    await expect(find(page, 'first_name')).toHaveCount(0);
    expect(await readTab(page)).not.toContain('Augusta');
  });
});

test('a full storage brings back no older text', async ({ page }) => {
  await openPrices(page);
  const bill = find(page, 'current-bill');
  await bill.fill('148');
  await expect.poll(() => readTab(page)).toContain('148');
  // Not a byte is left.
  await page.evaluate(`{
    let length = 2 ** 23;
    while (length >= 1) {
      try { sessionStorage.setItem('full', (sessionStorage.getItem('full') ?? '') + 'x'.repeat(length)); }
      catch { length = Math.floor(length / 2); }
    }
  }`);
  await bill.pressSequentially('000');
  await expect(bill).toHaveValue('148000');
  await page.evaluate("sessionStorage.removeItem('full')");
  await page.reload();
  await openParts(page);
  await expect(bill).toHaveValue('');
});

test('stored values of every type are drawn, and their texts are checked as typed ones are', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openPrices(page, '62');
  await page.locator('#changed input[value="marriage"]').check();
  await fill(page, { 'day-marriage': '2027-04-20', 'spouse-age': '38', 'event-income': '90,000' });
  await fill(page, { 'tax-final': '52,000', 'tax-advance': '310', 'current-bill': '1,250' });
  const replace = (key: string, value: unknown) =>
    page.evaluate(`{
      const stored = JSON.parse(sessionStorage.getItem('typed-texts'));
      stored.value[${JSON.stringify(key)}] = ${JSON.stringify(value)};
      sessionStorage.setItem('typed-texts', JSON.stringify(stored));
    }`);
  const texts = JSON.parse(await page.evaluate<string>("sessionStorage.getItem('typed-texts')"));
  const names = Object.keys(texts.value);
  expect(names.length).toBeGreaterThan(6);
  for (const value of [5, null, ['a'], { a: 1 }, '-1e9', 'NaN', '9'.repeat(5000)]) {
    for (const name of names) if (name !== 'event.chosen') await replace(name, value);
    await page.reload();
    await openParts(page);
    expect(await page.locator('main').innerText()).not.toMatch(/\bNaN\b|Infinity|undefined|\[object /);
  }
  for (const name of ['tax-final', 'tax-advance', 'current-bill', 'spouse-age', 'event-income']) {
    await expect(find(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
  for (const value of [5, null, ['a'], { a: 1 }, 'wedding']) {
    await replace('event.chosen', value);
    await page.reload();
    await expect(page.locator('#changed input:checked')).toHaveCount(0);
  }
  await expect(page.locator('[data-level]')).toHaveCount(3);
  expect(errors).toEqual([]);
});
