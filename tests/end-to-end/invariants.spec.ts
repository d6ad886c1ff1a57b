import type { Page } from '@playwright/test';
import { toComparePath } from '#frontend/paths.ts';
import { expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { createCheck } from './support/invariants.ts';
import {
  chooseState,
  fillCarForm,
  fillHealthForm,
  findResult,
  findSubmit,
} from './support/prediction-forms.ts';
import { test as base, expect, logIn, openAllParts, openPage } from './support/test.ts';

/** Pages that a guest opens by their addresses. */
const guestPages = [
  '/',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/developers',
  '/login',
  '/register',
  '/forgot_password',
  '/reset_password',
  '/nowhere',
  '/estimate/health',
  '/estimate/car',
];

/** Pages of a user who has no predictions. */
const emptyPages = [
  '/',
  '/main',
  '/main/health_prediction',
  '/main/car_prediction',
  '/main/history',
  '/main/compare',
  '/main/profile',
];

const test = base.extend<{
  /** Checks a state of the page in both sizes, and at the end that no script has failed: hydration is without an error. */
  check: ReturnType<typeof createCheck>;
}>({
  check: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
    await use(createCheck(page));
    expect(errors).toEqual([]);
  },
});

const phone = { width: 375, height: 812 };

test.use({ viewport: phone });
test.slow();

const toFileName = (path: string) => path.slice(1).replaceAll('/', '-') || 'landing';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const cancel = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

/** Expects the state to be accessible in every layout, and goes on with a phone. */
async function expectAccess(page: Page, name: string): Promise<void> {
  await expectAccessibleInEveryLayout(page, name);
  await page.setViewportSize(phone);
}

/** Fills in where and how old a guest is, and waits for the prices. */
async function askForPrices(page: Page): Promise<void> {
  await page.getByLabel('ZIP code').fill('77002');
  await page.getByLabel('Age (years)').fill('61');
  await page.getByLabel('Household income').fill('48000');
  await page.getByRole('button', { name: 'Show my prices' }).waitFor();
}

test('a guest opens every page', async ({ page, check }) => {
  for (const path of guestPages) {
    await openPage(page, path);
    await check(path);
    await expectAccess(page, toFileName(path));
  }
});

test('a new user opens every page', async ({ memberPage: page, check }) => {
  for (const path of emptyPages) {
    await openPage(page, path);
    await check(path);
    await expectAccess(page, toFileName(path));
  }
});

test('a guest asks for prices, then for a health estimate', async ({ page, check }) => {
  await openPage(page, '/estimate/health');
  await check('form with prices', () => askForPrices(page));
  await check('form with another adult and a child', async () => {
    await press(page, '+ Adult');
    await page.keyboard.type('58');
    await press(page, '+ Child');
    await page.keyboard.type('9');
  });
  await check('prices', async () => {
    await press(page, 'Show my prices');
    await expect(page.getByRole('heading', { level: 1, name: 'Your prices' })).toBeFocused();
  });
  await check('opened prices', () => openAllParts(page));
  await check('back in the form', () => press(page, 'Answer the health questions'));
  await check('refused form', () => findSubmit(page).click());
  await check('changed units', async () => {
    await press(page, 'Use centimeters');
    await press(page, 'Use pounds');
  });
  await check('state and county', () => press(page, 'Choose state and county instead'));
  await press(page, 'Use feet and inches');
  await press(page, 'Use kilograms');
  await fillHealthForm(page);
  await check('result', async () => {
    await findSubmit(page).click();
    await expect(findResult(page)).toBeFocused();
  });
  await check('opened result', () => openAllParts(page));
  await check('other answers', () => press(page, 'What if?'));
  await check('changed answers', async () => {
    await press(page, 'Edit');
    await findSubmit(page).waitFor();
  });
  await check('new form', () => page.goBack().then(() => press(page, 'New Prediction')));
  await page.getByLabel('Age (years)').fill('61');
  await page.reload();
  await check('cleared form', () => press(page, 'Clear the form'));
});

test('a guest estimates a car premium and keeps it', async ({ page, check }) => {
  await page.route('**/assets/evaluator-*.js', (route) => route.abort('connectionreset'));
  await openPage(page, '/estimate/car');
  await check('car form', async () => {
    await fillCarForm(page, { hasPrices: false });
    await chooseState(page, 'OH');
  });
  await check('question about an answer', async () => {
    await page.getByLabel('Annual mileage (thousand km)').fill('900');
    await findSubmit(page).click();
    await page.getByRole('dialog').waitFor();
  });
  await check('failed estimate', async () => {
    await press(page, 'Estimate anyway');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });
  await page.unroute('**/assets/evaluator-*.js');
  await check('car result', async () => {
    await press(page, 'Try again');
    await expect(findResult(page)).toBeFocused();
  });
  await check('opened car result', () => openAllParts(page));
  await expectAccess(page, 'car-result');
  await check('registration for an estimate', async () => {
    await page.getByRole('link', { name: 'Register to keep it' }).click();
    await page.getByText('Your estimate will be saved to your account').waitFor();
  });
  await check('refused registration', () =>
    page.getByRole('main').getByRole('button', { name: 'Register' }).click(),
  );
  await expectAccess(page, 'register-errors');
  await check('discarded estimate', () => press(page, 'Discard it'));
});

test('a guest logs in after wrong passwords', async ({ page, account, check }) => {
  await openPage(page, '/login');
  const send = () => page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await check('refused login', send);
  await check('short password', async () => {
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await send();
    await page.getByRole('button', { name: /My password is shorter/ }).waitFor();
  });
  await expectAccess(page, 'login-errors');
  await check('failed login', async () => {
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-7');
    await send();
    await page.getByRole('main').getByText('The email or the password is wrong.').waitFor();
  });
  await check('dashboard', () => logIn(page, account));
});

test('a user sees predictions', async ({ memberPage: page, store, check }) => {
  const stored = [
    await store('health', { state: 'TX', county: '48201' }),
    await store('car', { state: 'OH', cover: 'full' }),
    await store('car', { prv_accident: 0 }),
  ];
  const [health, ...cars] = stored.map(({ id }) => String(id));
  await openPage(page, '/main');
  await check('dashboard');
  await expectAccess(page, 'dashboard');
  await openPage(page, '/main/history');
  await check('history');
  await check('selected row', () => page.getByRole('checkbox').first().check());
  await check('selected cars', () => page.getByRole('checkbox').nth(1).check());
  await expectAccess(page, 'history');
  await openPage(page, toComparePath(cars));
  await check('comparison');
  await openPage(page, `/main/history/${health}`);
  await check('prediction');
  await check('opened prediction', () => openAllParts(page));
  await expectAccess(page, 'prediction');
  await check('form with earlier answers', async () => {
    await press(page, 'Edit');
    await page.getByText('Your earlier answers are filled in').waitFor();
  });
  await check('result', async () => {
    await findSubmit(page).click();
    await expect(findResult(page)).toBeFocused();
  });
  await check('new form', () => press(page, 'New Prediction'));
});

test('a user meets failures', async ({ memberPage: page, check }) => {
  await page.route('**/api/predictions/**', (route) => route.fulfill({ status: 503, body: '{}' }));
  for (const path of ['/main', '/main/history', '/main/history/01JABCDEFGHJKMNPQRSTVWXYZ0']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    await check(`${path}, failed`);
  }
  await page.route('**/api/predictions/**', (route) => route.abort());
  await openPage(page, '/main/car_prediction');
  await fillCarForm(page);
  await check('failed prediction', async () => {
    await findSubmit(page).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });
});

test('a user opens dialogs and the menu', async ({ memberPage: page, check }) => {
  await page.route('**/api/users/logout/', (route) => route.abort());
  await openPage(page, '/main');
  await check('menu', () => press(page, 'Menu'));
  await check('closed menu', () => press(page, 'Menu'));
  await check('menu again', () => press(page, 'Menu'));
  await page.setViewportSize({ width: 1280, height: 900 });
  await check('collapsed sidebar', () => press(page, 'Collapse sidebar'));
  await check('expanded sidebar', () => press(page, 'Expand sidebar'));
  await check('dialog', () => press(page, 'Log Out'));
  await expectAccess(page, 'logout');
  await check('failed logout', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('dialog').getByText("We don't know if you were logged out.").first().waitFor();
  });
  await expectAccess(page, 'logout-failed');
  await check('closed dialog', () => cancel(page));
  await openPage(page, '/main/profile');
  await check('edited profile', () => press(page, /^Edit/));
  await expectAccess(page, 'profile-edit');
  await check('deletion of the account', async () => {
    await page
      .locator('form')
      .filter({ hasText: 'we delete your profile' })
      .getByLabel(/assword/)
      .first()
      .fill('Correct-Horse-7');
    await press(page, 'Delete Account');
    await page.getByRole('dialog').waitFor();
  });
  await check('closed deletion', () => cancel(page));
});
