import type { Page, Request } from '@playwright/test';
import { followRequests, holdRequests } from './support/pages.ts';
import {
  chooseState,
  fillCarForm,
  fillHealthForm,
  findQuestion,
  findResult,
  findSubmit,
} from './support/prediction-forms.ts';
import { expect, logIn, openPage, pageTime, test } from './support/test.ts';

async function estimateCar(page: Page): Promise<void> {
  await openPage(page, '/estimate/car');
  await fillCarForm(page);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
}

test('prices car answers without an account, and the tab stores only the steps of the form', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Car estimate' }).first().click();
  await expect(page).toHaveURL('/estimate/car');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await fillCarForm(page);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
  const stored = 'Object.keys(sessionStorage).map((key) => key.replace(/.*[/]/, ""))';
  await expect.poll(() => page.evaluate(stored)).toEqual(['car-steps']);
  await page.getByRole('button', { name: 'Estimate another car' }).click();
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('42');
  await expect(page.getByLabel('Car manufacturing year (AD)')).toHaveValue('');
  await page.goBack();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('42');
  await page.reload();
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('42');
});

test('prices are copied, printed and kept on the device before the questions about health', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/estimate/health');
  await page.getByLabel('ZIP code').fill('77002');
  await page.getByLabel('Age (years)').fill('61');
  await page.getByRole('button', { name: 'Show my prices' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Copy summary' }).click();
  await expect(page.getByText('Summary copied')).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(
    /^Premia, prices of health plans\. Harris County, Texas\. .+\n.+\nBefore any tax credit, a month: Bronze about \$\d+/,
  );
  await page.evaluate(
    "window.print = () => { window.printed = document.querySelectorAll('dialog').length; }",
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  // The dialog is closed before: it would be on the paper.
  await expect.poll(() => page.evaluate('window.printed')).toBe(0);
  await page.getByLabel('Remember my household on this device').check();
  const later = await context.newPage();
  await openPage(later, '/estimate/health');
  await expect(later.getByLabel('ZIP code')).toHaveValue('77002');
  await expect(later.getByLabel('Age (years)')).toHaveValue('61');
});

test('shows no result of a guest on the page of a user who logs in', async ({ page, account }) => {
  await estimateCar(page);
  await page.evaluate((token) => localStorage.setItem('token', token), account.token);
  await openPage(page, '/main/car_prediction');
  await expect(page.getByLabel('Driver age (years)')).toBeVisible();
});

test('shows the result again after a reload and on every way back, without answers in the address', async ({
  page,
}) => {
  await openPage(page, '/about');
  await estimateCar(page);
  const card = page.getByRole('region', { name: 'Prediction Complete!' });
  const [premium = ''] = /\$[\d,.]+/.exec(await card.innerText()) ?? [];
  const expectResult = async () => {
    await expect(card).toContainText(premium);
    await expect(page).toHaveURL('/estimate/car');
  };
  await expectResult();
  await page.reload();
  await expectResult();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await page.goBack();
  await expectResult();
  await page.getByRole('link', { name: 'Register to keep it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await page.goBack();
  await expectResult();
  await page.goBack();
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('42');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await page.goForward();
  await expectResult();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.reload();
  await expect(findSubmit(page)).toBeVisible();
  await expect(findResult(page)).toHaveCount(0);
});

test('opens an empty form where a stored result cannot be rendered', async ({ page }) => {
  await estimateCar(page);
  await page.evaluate(() => {
    const [key = ''] = Object.keys(sessionStorage).filter((name) => name.endsWith('car-steps'));
    const stored = sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, stored.replace('"covers":', '"other":'));
  });
  await page.reload();
  const message = page.getByText('We can’t show your stored answers again');
  await expect(message).toBeVisible();
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('');
  await fillCarForm(page);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeVisible();
  await page.reload();
  await expect(findResult(page)).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('Back and Forward lead from form to prices to result and back, with the answers and titles', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const form = 'Estimate your health insurance premium';
  const documentTitles = new Set<string>();
  await page.exposeFunction('recordTitle', (text: string) => documentTitles.add(text));
  await page.addInitScript(
    `addEventListener('load', () => {
      const observer = new MutationObserver(() => recordTitle(document.title));
      observer.observe(document, { childList: true, subtree: true });
    })`,
  );
  await openPage(page, '/');
  await openPage(page, '/estimate/health');
  await page.getByLabel('Age (years)').fill('61');
  await page.getByLabel('ZIP code').fill('77002');
  await page.getByRole('button', { name: 'Show my prices' }).click();
  await expect(page.getByRole('heading', { name: 'Your prices' })).toBeFocused();
  await page.getByRole('button', { name: 'Answer the health questions' }).click();
  await expect(page.getByRole('heading', { name: 'About you' })).toBeFocused();
  await expect(page.locator('#zip-status').filter({ hasText: 'Harris County, Texas' })).toBeVisible();
  await fillHealthForm(page);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
  const card = page.getByRole('region', { name: 'Prediction Complete!' });
  // A part whose code is loaded after the prices.
  await expect(card.getByRole('heading', { name: 'Insurers in Harris County' })).toBeVisible();
  const result = await card.innerText();

  await page.goBack();
  await expect(title).toHaveText(form);
  await expect(page.getByLabel('Age (years)')).toHaveValue('58');
  await expect(page.getByLabel('Weight (kg)')).toHaveValue('95');
  await expect(page.getByText('unfinished')).toHaveCount(0);
  await page.goBack();
  await expect(title).toHaveText('Your prices');
  await expect(page.getByRole('main')).toContainText('for you alone, 61.');
  // The steps survive a reload.
  await page.reload();
  await expect(title).toHaveText('Your prices');
  await page.goBack();
  await expect(title).toHaveText(form);
  await expect(page.getByLabel('ZIP code')).toHaveValue('77002');
  await page.goBack();
  await expect(page).toHaveURL('/');
  for (const next of [form, 'Your prices', form, 'Prediction Complete!']) {
    await page.goForward();
    await expect(title).toHaveText(next);
  }
  await expect.poll(() => card.innerText()).toBe(result);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Weight (kg)')).toHaveValue('95');
  await page.goBack();
  await page.getByRole('button', { name: 'New Prediction' }).click();
  await expect(page.getByLabel('Weight (kg)')).toHaveValue('');
  await page.goBack();
  await expect(findResult(page)).toBeFocused();
  expect(documentTitles).toContain('Your prices · Premia');
  expect([...documentTitles].filter((text) => !text.endsWith('Premia'))).toEqual([]);
});

test('saves an estimate after a login, once even if the first response is lost', async ({
  page,
  account,
}) => {
  await estimateCar(page);
  await page.getByRole('link', { name: 'Register to keep it' }).click();
  await page.getByRole('link', { name: 'Log in instead' }).click();
  await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('guest-estimate') ?? '');
    stored.value.premium = 1;
    sessionStorage.setItem('guest-estimate', JSON.stringify(stored));
  });
  await page.route('**/api/predictions/car_insurance/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await logIn(page, account);
  // It is announced too.
  const title = page.getByRole('strong');
  await expect(title.filter({ hasText: 'Your estimate could not be saved.' })).toBeVisible();
  await page.unroute('**/api/predictions/car_insurance/');
  await page.reload();
  await expect(title.filter({ hasText: 'Your estimate is saved to your account' })).toBeVisible();
  await expect(page.getByText(/^Prices were updated while this page was open: .*, not \$1\.$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent Predictions' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'View your estimate' }).click();
  await expect(page).toHaveURL(/\/main\/history\/\w+$/);
});

test('asks in one tap whether the family is saved, before the estimate of a guest is', async ({
  page,
  account,
}) => {
  await openPage(page, '/estimate/health');
  await fillHealthForm(page);
  await page.getByLabel('Household income').fill('48,000');
  await findSubmit(page).click();
  await page.getByRole('link', { name: 'Register to keep it' }).click();
  await page.getByRole('link', { name: 'Log in instead' }).click();
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/predictions/health_insurance/')) sent.push(request);
  });
  await logIn(page, account);
  // It is announced too.
  const title = page.getByRole('strong');
  await expect(title.filter({ hasText: /^Save your family and your income/ })).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(title.filter({ hasText: 'Your estimate is saved to your account' })).toBeVisible();
  expect(sent.map((request) => 'household' in request.postDataJSON())).toEqual([false]);
});

/**
 * Estimates a health premium from the landing page on, adds an income and changes an answer.
 * @returns a function that lists everything that was sent, once
 */
async function recordVisit(
  page: Page,
  { age, diabetes, zip, county, income }: Record<'age' | 'diabetes' | 'zip' | 'county' | 'income', string>,
) {
  const requests: Request[] = [];
  await page.clock.install({ time: pageTime });
  page.on('request', (request) => requests.push(request));
  const waitForResponses = followRequests(page);
  await openPage(page, '/');
  // Before the page is hydrated, a link loads a document.
  await expect(page.getByRole('button', { name: 'See prices' })).toBeEnabled();
  await page.getByRole('main').getByRole('link', { name: 'Health estimate' }).first().click();
  await fillHealthForm(page);
  await page.getByLabel('Age (years)').fill(age);
  // Not by a click: the pointer would be over another link afterwards, whose page is then preloaded.
  await findQuestion(page, 'diabetes').getByLabel(diabetes).press('Space');
  await page.getByLabel('ZIP code').fill(zip);
  await expect(page.locator('#zip-status').filter({ hasText: county })).toBeVisible();
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
  await page.getByLabel('Household income').fill(income);
  await expect(page.getByRole('region', { name: 'Prediction Complete!' })).toContainText('a month');
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.getByRole('slider', { name: 'Weight' }).press('ArrowRight');
  await expect(page.getByText(/than your estimate\.$/).first()).toBeVisible();
  return async () => {
    await waitForResponses();
    const sent = requests.map(async (request) => {
      const { referer = '', ...headers } = await request.allHeaders();
      // Which script or page loads a file first depends on the network.
      expect(referer.replace(/^http:\/\/[^/]+/, '')).toMatch(/^(\/|\/estimate\/health|\/assets\/[\w.-]+)?$/);
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      return [`${request.method()} ${request.url()}`, ...lines, request.postData() ?? ''];
    });
    return [...new Set((await Promise.all(sent)).flat())].sort();
  };
}

test('after an hour an estimate is saved only if the guest asks for it again', async ({ page, account }) => {
  await page.clock.install();
  await openPage(page, '/estimate/car');
  await fillCarForm(page);
  await findSubmit(page).click();
  await findResult(page).waitFor();
  const release = await holdRequests(page, '**/assets/kept-estimate-message-*.js');
  await page.getByRole('link', { name: 'Register to keep it' }).click();
  const main = page.getByRole('main');
  await expect(main.locator('[inert]').first()).toContainText('Your estimate will be saved to your account');
  release();
  await expect(main.getByRole('button', { name: 'Discard it' })).toBeVisible();
  await page.clock.fastForward('01:00:01');
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  await expect(main).toContainText('An hour has passed, so your estimate was not saved');
  await main.getByRole('link', { name: 'Log in instead' }).click();
  await expect(main).toContainText('An hour has passed, so your estimate was not saved');
  await page.getByRole('button', { name: 'Save it now' }).click();
  await expect(main).toContainText('Your estimate will be saved to your account');
  await logIn(page, account);
  await expect(main).toContainText('Your estimate is saved to your account.');
});

test('sends nothing that depends on answers but the names of two files', async ({ browser }) => {
  const visits = [
    {
      age: '34',
      diabetes: 'No',
      zip: '43215',
      county: 'Franklin County, Ohio',
      income: '38000',
      state: 'OH',
    },
    {
      age: '61',
      diabetes: 'Yes',
      zip: '77002',
      county: 'Harris County, Texas',
      income: '52000',
      state: 'TX',
    },
  ];
  const lists = await Promise.all(
    visits.map(async ({ state, ...answers }) => {
      const list = await recordVisit(await browser.newPage(), answers);
      const files = new RegExp(`/assets/(${state}|${answers.zip.slice(0, 2)})-[\\w-]+\\.js`);
      return async () => {
        const sent = await list();
        expect(sent.filter((text) => files.test(text))).toHaveLength(2);
        return sent.filter((text) => !files.test(text));
      };
    }),
  );
  let first: string[] = [];
  // One visit may still load what the other has.
  await expect(async () => {
    const [one = [], other] = await Promise.all(lists.map((list) => list()));
    expect(one).toEqual(other);
    first = one;
  }).toPass({ timeout: 15_000 });
  // The routes for other programs calculate the same, from answers that they receive.
  expect(first.filter((text) => /\/api\/(estimates|mcp|places)\//.test(text))).toEqual([]);
  expect(first.filter((text) => /^(POST|PUT|PATCH)|\?/.test(text) && !text.startsWith('sec-'))).toEqual([]);
});

test('works without a network once the form is open, and says which prices are missing', async ({
  page,
  context,
}) => {
  const waitForResponses = followRequests(page);
  // The last part of the result that the form loads.
  const lastPart = page.waitForRequest('**/assets/what-if-*.js');
  await openPage(page, '/estimate/health');
  await lastPart;
  await waitForResponses();
  await context.setOffline(true);
  await fillHealthForm(page);
  await chooseState(page, 'OH');
  await findSubmit(page).click();
  const card = page.getByRole('region', { name: 'Prediction Complete!' });
  await expect(card).toContainText('US average');
  await expect(card).toContainText('You need a connection to see the prices of this place.');
  await page.getByLabel('Household income').fill('40000');
  await expect(card).toContainText('a month');
  await page.getByRole('button', { name: 'What if?' }).click();
  const whatIf = page.getByRole('region', { name: 'What if?' });
  await page.getByRole('slider', { name: 'Weight' }).press('ArrowRight');
  await expect(whatIf).toContainText('more than your estimate');
  await expect(whatIf).toContainText('You need a connection to see the prices of this place.');
  await context.setOffline(false);
  await expect(whatIf).not.toContainText('You need a connection to see the prices of this place.');
});

test('loads evaluator and contract on retry, and keeps the answers until then', async ({ page }) => {
  const scripts = /\/assets\/(evaluator|contract)-.*\.js/;
  await page.route(scripts, (route) => route.abort('connectionreset'));
  await openPage(page, '/estimate/car');
  await fillCarForm(page, { hasPrices: false });
  await findSubmit(page).click();
  await expect(page.getByRole('main')).toContainText('The premium could not be estimated.');
  await expect(page.getByLabel('Driver age (years)')).toHaveValue('42');
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findResult(page)).toBeVisible();
});
