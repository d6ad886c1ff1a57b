import type { Locator, Request } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { expectFieldError, expectToast, expectToastToLeave } from './support/messages.ts';
import { followRequests, holdRequests, stopClock, takeScreenshot } from './support/pages.ts';
import {
  chooseState,
  fillHealthForm,
  findPriceLine,
  findQuestion,
  findResult,
  findSubmit,
  healthRequest,
  openForm,
  openReasons,
  questionNames,
  submitForm,
} from './support/prediction-forms.ts';
import { formatDollars } from './support/stored-predictions.ts';
import { expect, test } from './support/test.ts';

const api = '**/api/predictions/health_insurance/';

/** JavaScript file of the premium details. */
const resultCode = '**/assets/shown-result-*.js';

/** Script for the browser: records at each DOM change whether a result shows its details, or a sent form can be sent again. */
const watchResult = `
  globalThis.seen = [];
  let isSent = false;
  new MutationObserver(() => {
    const result = document.querySelector('[aria-labelledby="prediction-complete"]');
    if (result) seen.push(result.querySelector('figure') ? 'details' : 'nothing');
    const submit = document.querySelector('form [type="submit"]');
    isSent ||= submit?.disabled;
    if (isSent && submit?.disabled === false) seen.push('form');
  }).observe(document.body, { attributes: true, childList: true, subtree: true });
  undefined`;

/** Returns true for an element whose lower edge nothing covers. */
const isUncovered = (found: Locator) =>
  found.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(element.ownerDocument.elementFromPoint(x + width / 2, y + height - 1));
  });

const keyOf = (request: Request) => request.headers()['idempotency-key'];

test('shows premium, range, disclaimer and sources for a complete form', async ({ memberPage: page }) => {
  const code = page.waitForResponse(resultCode);
  await openForm(page, 'health');
  await fillHealthForm(page);
  // React waits for a timer before it shows a result whose code was not there.
  await (await code).finished();
  await stopClock(page);
  const { payload, body } = await submitForm(page);

  expect(payload).toEqual(healthRequest);
  // The heading takes the focus after 100 ms.
  await expect(findResult(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(findResult(page)).toBeFocused();
  await expectToast(page, 'Prediction successful!');
  await page.clock.runFor(3500);
  await expectToastToLeave(page, 'Prediction successful!');

  const result = page.getByRole('region', { name: 'Prediction Complete!' });
  await expect(result.getByText('Estimated Annual Premium')).toBeVisible();
  const { bronze, silver, gold } = body.market;
  await expect(result.locator('[data-level] strong')).toHaveText(
    [bronze, silver, gold].map((usd) => formatDollars(usd / 12)),
  );
  await expect(result.getByRole('region', { name: 'Estimated Annual Premium' })).toContainText(
    formatDollars(body.predicted_health_premium),
  );
  await expect(result).toContainText('ML-based, informational only and not a final quote.');
  const rows = (await openReasons(page)).getByRole('listitem');
  await expect(rows.first()).toContainText('Typical applicant');
  await expect(rows.last()).toContainText(formatDollars(body.predicted_health_premium));
  for (const text of (await rows.allInnerTexts()).slice(1, -1))
    expect(text).toMatch(/\+\$[\s\S]*raises it|−\$[\s\S]*lowers it/);
  // React shows loaded parts after a short time.
  await page.clock.resume();
  await result.getByText('About this estimate').click();
  await expect(result).toContainText('About 7 in 10 counties have a marketplace price inside its range.');
  await expect(result).toContainText('Second-lowest-cost silver plans of 2026');
});

test('loads the premium details once the form works, so that the result renders at once', async ({
  memberPage: page,
}) => {
  const waitForResponses = followRequests(page);
  const fetched = page.waitForRequest(resultCode);
  await openForm(page, 'health');
  await fetched;
  await waitForResponses();
  await fillHealthForm(page);
  await page.route(resultCode, (route) => route.abort());
  await page.evaluate(watchResult);
  await submitForm(page);
  await expect(findResult(page)).toBeFocused();
  expect(await page.evaluate('[...new Set(seen)]')).toEqual(['details']);
});

test('shows the premium when its details fail to load, and loads them on retry', async ({
  memberPage: page,
}) => {
  await page.route(resultCode, (route) => route.abort());
  await openForm(page, 'health');
  await fillHealthForm(page);
  const { body } = await submitForm(page);

  const result = page.getByRole('region', { name: 'Prediction Complete!' });
  await expect(findResult(page)).toBeFocused();
  await expect(result.getByRole('strong')).toHaveText([
    `about ${formatDollars(body.predicted_health_premium)}`,
    'Failed to load the details of the premium',
  ]);
  await expect(result).toContainText('Failed to load the details of the premium');
  await expect(result).toContainText('Check your connection, then try again.');
  await expect(result).toContainText('ML-based, informational only and not a final quote.');
  await expect(result.getByRole('link', { name: 'View History' })).toBeVisible();
  await expectAccessible(page);
  await takeScreenshot(page, 'health-result-without-details');

  const failedAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('shown-result'));
  await result.getByRole('button', { name: 'Try again' }).click();
  await failedAgain;
  await page.unroute(resultCode);
  await result.getByRole('button', { name: 'Try again' }).click();
  await expect(result.getByText('Failed to load the details of the premium')).toHaveCount(0);
  await expect(findResult(page)).toBeFocused();
  await expect(await openReasons(page)).toBeVisible();
});

test('requires every answer, preselects none, and links to each from the error summary', async ({
  memberPage: page,
}) => {
  await openForm(page, 'health');
  for (const name of questionNames)
    await expect(findQuestion(page, name).getByRole('radio', { checked: true })).toHaveCount(0);
  await findSubmit(page).click();

  const summary = page.getByRole('region', { name: 'Check 11 answers' });
  await expect(summary).toBeFocused();
  const labels = [
    'Age (years)',
    'Height (feet)',
    'Height (inches)',
    'Weight (kg)',
    'Number of major surgeries',
  ];
  for (const label of labels) {
    await expectFieldError(page.getByLabel(label), 'Required');
    await expect(page.getByLabel(label)).toHaveAttribute('aria-required', 'true');
  }
  // In the order of the fields.
  await expect(summary.getByRole('link')).toContainText(labels);
  for (const name of questionNames) {
    await expect(findQuestion(page, name).getByLabel('Yes')).toHaveAccessibleDescription('Required');
    await expect(findQuestion(page, name).getByLabel('Yes')).toHaveAttribute('required');
  }
  await summary.getByRole('link', { name: 'Allergies: Required' }).click();
  await expect(findQuestion(page, 'allergies').getByLabel('Yes')).toBeFocused();
  await expectAccessible(page);
});

test('sends optional answers that are given, and fills them in again for another estimate', async ({
  memberPage: page,
}) => {
  await openForm(page, 'health');
  await fillHealthForm(page);
  await chooseState(page, 'Ohio');
  await page.getByLabel('Asthma').check();
  await page.getByLabel('Arthritis').check();
  const { payload } = await submitForm(page);
  const optional = { state: 'OH', chronic_conditions: ['asthma', 'arthritis'] };
  expect(payload).toEqual({ ...healthRequest, ...optional });
  await expect((await openReasons(page)).getByText('yes: Asthma, Arthritis')).toBeVisible();

  await page.getByRole('button', { name: 'Estimate another with these answers' }).click();
  await expect(page.getByLabel('State')).toHaveValue('OH');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('searches the counties of the chosen state, and sends none that is typed but not chosen', async ({
  memberPage: page,
}) => {
  const list = '**/assets/counties-*.js';
  await page.route(list, (route) => route.abort());
  await openForm(page, 'health');
  await fillHealthForm(page);
  const county = page.getByRole('combobox', { name: 'County' });
  const counties = page.getByRole('listbox', { name: 'County' }).getByRole('option');
  await expect(county).toHaveCount(0);
  await chooseState(page, 'Texas');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(list);
  await again.click();
  await expect(county).toBeFocused();
  await county.fill('paris');
  await expect(county).toHaveAccessibleDescription(/“paris” is no county of Texas/);
  await expectAccessible(page);
  await county.fill('harr');
  await county.blur();
  await expect(county).toHaveValue('harr');
  await expect(county).toHaveAccessibleDescription(/2 counties match: Harris, Harrison/);
  await findSubmit(page).click();
  await expectFieldError(county, 'Choose “harr” from the list of counties, or empty the field');
  await page.reload();
  await expect(county).toHaveValue('harr');
  await county.fill('houston');
  await county.blur();
  await expect(county).toHaveAccessibleDescription(/1 county matches: Houston/);
  await county.fill('harris county');
  await county.blur();
  await expect(county).toHaveValue('Harris County');
  await page.getByLabel('State').selectOption('California');
  await expect(county).toHaveValue('');

  await county.pressSequentially('los');
  await expect(counties).toHaveText(['Los Angeles County']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(counties).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  // Enter that ends a composition of characters chooses nothing.
  await county.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(county).toHaveValue('los');
  await page.keyboard.press('Enter');
  await expect(county).toHaveValue('Los Angeles County');
  const { payload } = await submitForm(page);
  expect(payload).toEqual({ ...healthRequest, state: 'CA', county: '06037' });
  await expect(await openReasons(page)).toContainText('Los Angeles County, California');
  await page.getByRole('link', { name: 'Open its page' }).click();
  await expect(page).toHaveURL(/\/history\/\w+$/);
  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: 'Los Angeles County' })).toBeVisible();
});

test.describe('in a browser of the United States', () => {
  test.use({ locale: 'en-US' });

  test('reads a height and a weight with their units, and shows the chosen unit in the result', async ({
    memberPage: page,
  }) => {
    await openForm(page, 'health');
    await fillHealthForm(page);
    await page.getByLabel('Height (feet)').fill(`5'11"`);
    await page.getByRole('button', { name: 'Use kilograms' }).click();
    await page.getByLabel('Weight (kg)').fill('180');
    await expect(page.getByLabel('Height (inches)')).toHaveValue('11');
    await page.getByRole('button', { name: 'Use 180 lb' }).click();
    await expect(page.getByLabel('Weight (lb)')).toHaveAccessibleDescription('180 lb = 81.65 kg.');
    const { payload } = await submitForm(page);
    expect(payload).toEqual({ ...healthRequest, height: 180.34, weight: 81.65 });
    const reasons = await openReasons(page);
    await expect(reasons).toContainText('176 lb');
    await expect(reasons).not.toContainText('kg');
  });
});

test('keeps the answers after a lost response; only a new prediction is a second one', async ({
  memberPage: page,
}) => {
  const keys: (string | undefined)[] = [];
  await page.route(api, async (route) => {
    keys.push(keyOf(route.request()));
    // The server processes the first request, but its response is lost.
    if (keys.length === 1) await route.fetch();
    await (keys.length === 1 ? route.abort('connectionreset') : route.continue());
  });
  const release = await holdRequests(page, '**/assets/price-line-*.js');
  await openForm(page, 'health');
  await stopClock(page);
  await fillHealthForm(page, { hasPrices: false });
  await findSubmit(page).click();
  await expectToast(page, 'Prediction failed.');
  await expect(page.getByRole('main').getByText('could not be reached')).toBeVisible();
  await expect(page.getByLabel('Age (years)')).toHaveValue('58');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeFocused();
  // React shows loaded parts after a short time; the notes appear 800 ms after the answers.
  await page.clock.runFor(400);
  release();
  // Prices that appear late leave what has the focus uncovered, and so do the notes that move it after them.
  await expect(findPriceLine(page)).toBeVisible();
  await expect.poll(() => isUncovered(again)).toBe(true);
  const note = page.getByText('5 ft 10 in = 177.8 cm.');
  await expect(note).toHaveCount(0);
  await page.clock.runFor(800);
  await expect(note).toBeVisible();
  await expect.poll(() => isUncovered(again)).toBe(true);
  await page.clock.resume();
  await expectAccessible(page);
  await again.click();
  await expect(findResult(page)).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);

  await page.getByRole('button', { name: 'New Prediction' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Age (years)')).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Yes', checked: true })).toHaveCount(0);
  await fillHealthForm(page);
  await submitForm(page);
  expect(keys[2]).not.toBe(keys[0]);
  await page.getByRole('link', { name: 'View History' }).click();
  await expect(page.getByText('2 predictions')).toBeVisible();
});

test('shows field errors of the response beside the fields, those of the height beside the visible field', async ({
  memberPage: page,
}) => {
  const errors = { weight: 'Weight is odd', height: 'Height is odd' };
  const json = { code: 'validation_failed', message: 'Some answers are odd', errors };
  await page.route(api, (route) => route.fulfill({ status: 400, json }));
  await openForm(page, 'health');
  await fillHealthForm(page);
  await findSubmit(page).click();
  await expectToast(page, 'Some answers are odd');
  await expectFieldError(page.getByLabel('Weight (kg)'), 'Weight is odd');
  await expectFieldError(page.getByLabel('Height (feet)'), 'Height is odd');
});

test('can be filled in and submitted, once, with the keyboard only', async ({ memberPage: page }) => {
  const release = await holdRequests(page, api);
  await openForm(page, 'health');
  await page.getByLabel('Age (years)').focus();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type('58');
  // Tobacco, two buttons, more about the people, income, its period, help with it, size, an employer's offer, and to remember them.
  for (let field = 0; field < 10; field += 1) await page.keyboard.press('Tab');
  await type('5');
  await type('10');
  // The unit of the height.
  await page.keyboard.press('Tab');
  await type('95');
  await page.keyboard.press('Tab');
  for (const _question of questionNames) {
    // Space selects Yes, the arrow key moves to No.
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('1');
  const requestPromise = page.waitForRequest(api);
  await page.keyboard.press('Enter');
  const no = { any_chronic_disease: 'no', history_of_cancer_in_family: 'no' };
  expect((await requestPromise).postDataJSON()).toEqual({ ...healthRequest, ...no });
  await expect(page.getByRole('button', { name: 'Calculating...' })).toBeDisabled();
  release();
  await expect(findResult(page)).toBeFocused();
});

test('has feet and inches in a row or a column, and a result that is accessible in every layout', async ({
  memberPage: page,
}) => {
  await openForm(page, 'health');
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const areAligned = () =>
      page.evaluate(`(() => {
        const [feet, inches] = [heightFt, heightIn].map((field) => field.getBoundingClientRect());
        return feet.y === inches.y || feet.x === inches.x;
      })()`);
    await expect.poll(areAligned, `${width} px wide`).toBe(true);
  }
  await fillHealthForm(page);
  await submitForm(page);
  await expect(findResult(page)).toBeVisible();
  await page.getByText('About this estimate').click();
  await expectAccessibleInEveryLayout(page, 'health-result');
});
