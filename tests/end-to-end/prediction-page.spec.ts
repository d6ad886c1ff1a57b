import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectToast } from './support/messages.ts';
import { expectOnePrintedPage } from './support/pages.ts';
import {
  carRequest,
  fillHealthForm,
  findSubmit,
  healthRequest,
  openForm,
  openReasons,
  submitForm,
} from './support/prediction-forms.ts';
import { formatDollars, storePrediction } from './support/stored-predictions.ts';
import { createAccount, expect, openPage, test } from './support/test.ts';

const answer = (page: Page, label: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const findResult = (page: Page) => page.getByRole('heading', { name: 'Prediction Complete!' });

test('history and dashboard lead to a prediction, and Back leads to them', async ({
  memberPage: page,
  store,
}) => {
  const car = await store('car');
  for (const path of ['/main/history', '/main']) {
    // What loads above the link moves it.
    await openPage(page, path);
    await page.getByRole('link', { name: /^Details of car/ }).click();
    await expect(page).toHaveURL(`/main/history/${car.id}`);
    await expect(heading(page)).toHaveText('Car insurance prediction');
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
});

test('shows premium, range, reasons, all answers, time and model, also after a reload', async ({
  memberPage: page,
  store,
}) => {
  const car = await store('car');
  const health = await store('health');
  await openPage(page, `/main/history/${car.id}`);
  await page.reload();
  await expect(heading(page)).toHaveText('Car insurance prediction');
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(
    new Date(String(car.created_at)),
  );
  await expect(page).toHaveTitle(`Car estimate of ${day} · Premia`);
  const main = page.getByRole('main');
  await expect(main).toContainText(formatDollars(car.predicted_car_premium));
  await page.getByText('About this estimate').click();
  await expect(main.getByText(String(car.model_version))).toBeVisible();
  await expect(page.getByRole('time').first()).toHaveAttribute('datetime', String(car.created_at));
  await expect(await openReasons(page)).toBeVisible();
  await expect(answer(page, 'Driver age')).toHaveText('42 years');
  await expect(answer(page, 'Annual mileage')).toHaveText('15,000 km a year');
  await expect(answer(page, 'Year of the car')).toHaveText('2019');
  await expect(page.getByRole('definition').and(page.locator('[class*="answers"] dd'))).toHaveCount(
    Object.keys(carRequest).length,
  );

  await openPage(page, `/main/history/${health.id}`);
  await expect(answer(page, 'Height')).toHaveText('5 ft 10 in');
  await expect(answer(page, 'Chronic disease')).toHaveText('yes');
});

test('prints a prediction with all answers on one page', async ({ memberPage: page, store }) => {
  const conditions = ['heart_disease', 'stroke', 'copd', 'asthma', 'arthritis', 'own_cancer'];
  const ill = Object.fromEntries(
    Object.entries(healthRequest).map(([name, value]) => [name, value === 'no' ? 'yes' : value]),
  );
  const predictions = [
    await store('health', {
      ...ill,
      state: 'DC',
      chronic_conditions: conditions,
    }),
    await store('car', { state: 'DC', cover: 'full', car_class: 'luxury' }),
  ];
  for (const { id, created_at: createdAt } of predictions) {
    await openPage(page, `/main/history/${id}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('time').first()).toHaveAttribute('datetime', String(createdAt));
    await expect(answer(page, 'State')).toHaveText('District of Columbia');
    await expectOnePrintedPage(page);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('copies a summary; without permission the text is selected for copying', async ({
  memberPage: page,
  context,
  store,
}) => {
  const { id } = await store('car');
  await openPage(page, `/main/history/${id}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  // A car's answers fit no link.
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText(['Copy summary', 'Print', 'Cancel']);
  await page.getByRole('button', { name: 'Copy summary' }).click();
  await expectToast(page, 'Summary copied');
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toMatch(/^Premia car insurance estimate\. /);

  await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))");
  await send.click();
  await page.getByRole('button', { name: 'Copy summary' }).click();
  const text = page.getByLabel('Your browser did not allow us to copy. Please copy this text:');
  await expect(text).toBeFocused();
  await expect.poll(() => page.evaluate('getSelection().toString()')).toBe(copied);
  await expectAccessible(page);
});

test('reports that a prediction of another user or with an unknown id was not found', async ({
  memberPage: page,
  request,
}) => {
  const car = await storePrediction(request, await createAccount(request), 'car');
  for (const id of [car.id, '01JD0000000000000000000000', 'nonsense']) {
    await openPage(page, `/main/history/${id}`);
    await expect(page.getByText('Prediction not found')).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'View History' }).click();
  await expect(page).toHaveURL('/main/history');
});

test('sets and removes the label, and keeps the typed text when saving fails', async ({
  memberPage: page,
  store,
}) => {
  const car = await store('car');
  await openPage(page, `/main/history/${car.id}`);
  await page.getByRole('button', { name: 'Add a label' }).click();
  const field = page.getByLabel('Label', { exact: true });
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Save label' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('Blue hatchback');
  await page.route('**/api/predictions/*/', (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByRole('button', { name: 'Save label' }).click();
  await expect(page.getByRole('main')).toContainText('Failed to save the label');
  await expect(field).toHaveValue('Blue hatchback');
  await field.press('Enter');
  await expectToast(page, 'Label saved');
  await expect(heading(page)).toHaveText('Blue hatchback');
  await expect(page.getByRole('button', { name: 'Change label' })).toBeFocused();

  await page.goto('/main/history');
  await expect(page.getByRole('rowheader', { name: /Blue hatchback/ }).first()).toBeVisible();
  await page.getByRole('link', { name: /^Details of Blue hatchback/ }).click();
  await page.getByRole('button', { name: 'Remove label' }).click();
  await expectToast(page, 'Label removed');
  await expect(heading(page)).toHaveText('Car insurance prediction');
  await expect(page.getByRole('button', { name: 'Add a label' })).toBeFocused();
});

test('shows an error when the prediction fails to load, and loads it on retry', async ({
  memberPage: page,
  store,
}) => {
  const car = await store('car');
  await page.route('**/api/predictions/*/', (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto(`/main/history/${car.id}`);
  await expectToast(page, 'Failed to load the prediction');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Car insurance prediction');
});

test('“Edit” opens the form with the same answers, also after an edit and a reload', async ({
  memberPage: page,
  store,
}) => {
  const car = await store('car');
  const health = await store('health');
  await openPage(page, `/main/history/${car.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL('/main/car_prediction');
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('42');
  await page.getByLabel('Previous accidents').fill('0');
  await page.reload();
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('42');
  await expect(page.getByLabel('Previous accidents')).toHaveValue('0');
  const asked = page.waitForRequest('**/api/predictions/car_insurance/');
  await findSubmit(page).click();
  expect((await asked).postDataJSON()).toEqual({ ...carRequest, prv_accident: 0 });

  await openPage(page, `/main/history/${health.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Height (feet)')).toHaveValue('5');
  await expect(page.getByLabel('Height (inches)')).toHaveValue('10');
  await expect(page.getByRole('radio', { name: 'Yes', checked: true })).toHaveCount(2);
  await expect(
    page.getByText('Your earlier answers are filled in. Change what is different: the earlier'),
  ).toBeVisible();
});

test('saves an income that was not stored as a new estimate with its label, and deletes the old one', async ({
  memberPage: page,
  store,
}) => {
  const { age } = healthRequest;
  const household = { people: [{ age, role: 'adult' }] };
  const { id } = await store('health', { state: 'TX', county: '48201', household, plan_year: 2026 });
  await openPage(page, `/main/history/${id}`);
  await page.getByRole('button', { name: 'Add a label' }).click();
  await page.getByLabel('Label', { exact: true }).fill('Family');
  await page.getByRole('button', { name: 'Save label' }).click();
  await expect(heading(page)).toHaveText('Family');
  const silver = page.locator('[data-level="silver"]').first();
  const before = await silver.innerText();
  await page.getByRole('button', { name: 'Give your income' }).click();
  await page.keyboard.type('38,000');
  await expect(page.getByText('Not saved: the stored estimate stays as it was.')).toBeVisible();
  const sent = page.waitForRequest('**/api/predictions/health_insurance/');
  await page.getByRole('button', { name: 'Save as a new estimate' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    household: { ...household, income: 38_000 },
    plan_year: 2026,
    label: 'Family',
  });
  await expect(page.getByText('It is saved as a new estimate')).toBeVisible();
  await expect(heading(page)).toHaveText('Family');
  await expect(silver).not.toHaveText(before);
  await page.getByRole('button', { name: 'Delete the old one' }).click();
  await expect(page.getByText('The old estimate is deleted.')).toBeVisible();
  await page.goto(`/main/history/${id}`);
  await expect(page.getByText('Prediction not found')).toBeVisible();
});

test('a family is not lost unanswered, and an estimate without it leads to one with it', async ({
  memberPage: page,
}) => {
  await openForm(page, 'health');
  await fillHealthForm(page);
  await page.getByLabel('Household income').fill('48,000');
  await page.getByLabel('Label (optional)').fill('x'.repeat(61));
  await findSubmit(page).click();
  await expect(page.getByText(/^Label must .* 60 characters/).first()).toBeVisible();
  await page.getByLabel('Label (optional)').fill('Smith, 021xx');
  const question =
    'Save your family and your income with this estimate? Without them it will show full prices for you alone.';
  await findSubmit(page).click();
  // The question of the form is the only one.
  const asked = page.getByRole('group', { name: question });
  await expect(asked).toContainText('Choose yes or no. Your answers are still in the form.');
  await expect(asked.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(findResult(page)).toHaveCount(0);
  await asked.getByText('No', { exact: true }).click();
  await expect(asked).not.toContainText('Choose yes or no');
  const request = page.waitForRequest('**/api/predictions/health_insurance/');
  await findSubmit(page).click();
  const sent = (await request).postDataJSON();
  expect(sent).toMatchObject({ ...healthRequest, label: 'Smith, 021xx' });
  expect(sent).not.toHaveProperty('household');
  await expect(findResult(page)).toBeFocused();
  await expect(page.getByText('Smith, 021xx')).toBeVisible();
  await page.getByRole('button', { name: 'Change label' }).click();
  await page.getByLabel('Label', { exact: true }).fill('Smith');
  await page.getByRole('button', { name: 'Save label' }).click();
  await expect(page.getByText('Smith', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Open its page' }).click();
  await expect(
    page.getByText('Saved without your family and income: these are full prices for you alone.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add your family' }).click();
  await expect(page.getByLabel('Household income')).toHaveValue('48,000');
  await expect(page.getByLabel('Label (optional)')).toHaveValue('Smith');
  await page.getByRole('group', { name: question }).getByText('Yes').click();
  const { payload } = await submitForm(page);
  expect(payload).toMatchObject({ label: 'Smith', household: { income: 48_000 } });
});

test('prices an estimate without a household before any tax credit, whatever the tab has', async ({
  memberPage: page,
  store,
}) => {
  await openPage(page, '/main/health_prediction');
  await page.getByLabel('Household income').fill('38,000');
  const { id } = await store('health', { state: 'TX', county: '48201' });
  await openPage(page, `/main/history/${id}`);
  await expect(page.getByText('Before any tax credit: the income is not stored')).toBeVisible();
  await page.getByRole('button', { name: 'Give your income' }).click();
  await page.keyboard.type('38000');
  await expect(page.getByRole('button', { name: 'Save as a new estimate' })).toBeVisible();
});
