import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import type { Prediction } from '#contract/predictions.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectToast } from './support/messages.ts';
import { holdRequests } from './support/pages.ts';
import { carRequest } from './support/prediction-forms.ts';
import { buildHistory, formatDollars } from './support/stored-predictions.ts';
import { expect, test } from './support/test.ts';

const api = '**/api/predictions/history/**';
const question = 'Are you sure you want to delete this prediction?';
const table = (page: Page) => page.getByRole('table', { name: 'Prediction History' });
/** Rows of predictions, without the header. */
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^Details of/ }) });

/**
 * Serves a history in parts, as the API does.
 * @returns the limit of each request, in order
 */
async function stubHistory(page: Page, predictions: readonly Prediction[]): Promise<number[]> {
  const limits: number[] = [];
  await page.route(api, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const start = predictions.findIndex(({ id }) => id === query.get('before')) + 1;
    const end = start + Number(query.get('limit'));
    limits.push(end - start);
    return route.fulfill({
      json: predictions.slice(start, end),
      headers: end < predictions.length ? { link: '<?before=>; rel="next"' } : {},
    });
  });
  await page.route('**/api/predictions/dashboard/', (route) =>
    route.fulfill({ json: { total_predictions: predictions.length, last_prediction_date: null } }),
  );
  return limits;
}

/** Deletes the first prediction of a type, with the confirmation. */
async function deletePrediction(page: Page, type: 'health' | 'car'): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^Delete ${type}`) })
    .first()
    .click();
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Delete' }).click();
}

async function openHistory(page: Page): Promise<void> {
  await page.goto('/main/history');
  await page.getByRole('heading', { level: 1, name: 'Prediction History' }).waitFor();
}

test('lists all predictions, newest first', async ({ memberPage: page, store }) => {
  const health = await store('health');
  const car = await store('car');
  await openHistory(page);
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'SN, select',
    'Date',
    'Type',
    'Age',
    'Predicted Premium',
    'Action',
  ]);
  await expect(rows(page)).toHaveCount(2);
  const [first, second] = [rows(page).nth(0), rows(page).nth(1)];
  await expect(first.getByRole('cell').nth(0)).toHaveText('1');
  await expect(first.getByRole('cell').nth(1)).toHaveText('Car');
  await expect(first.getByRole('cell').nth(2)).toHaveText(String(carRequest.driver_age));
  await expect(first).toContainText(formatDollars(car.predicted_car_premium));
  await expect(second.getByRole('cell').nth(0)).toHaveText('2');
  await expect(second.getByRole('cell').nth(1)).toHaveText('Health');
  await expect(second).toContainText(formatDollars(health.predicted_health_premium));
});

test('the label is the link with the date below it, and what is paid is the large figure', async ({
  memberPage: page,
  store,
}) => {
  const household = { people: [{ age: 58, role: 'adult' }], income: 48_000 };
  await store('health', { label: 'Smith', state: 'TX', county: '48201', household });
  await store('car');
  await openHistory(page);
  const [car, health] = [rows(page).nth(0), rows(page).nth(1)];
  const date = /^[A-Z][a-z]+ \d+, \d{4}$/;
  await expect(health.getByRole('rowheader').getByRole('link')).toHaveText('Smith');
  await expect(health.getByRole('rowheader').locator('p time')).toHaveText(date);
  await expect(car.getByRole('rowheader').getByRole('link')).toHaveText(date);
  await expect(car.getByRole('rowheader').locator('p time')).toHaveCount(0);
  const silver = health.getByText(/^Silver about \$[\d,]+ a month$/).last();
  await expect(silver).toHaveCSS('font-size', '18px');
  await expect(health.locator('strong', { hasText: '$' }).last()).toHaveCSS('font-size', '14px');
  await expect(car.locator('strong', { hasText: '$' }).last()).toHaveCSS('font-size', '18px');
});

test('filters by type and numbers the rows of the filtered list', async ({ memberPage: page }) => {
  await stubHistory(page, buildHistory(9));
  await openHistory(page);
  const filter = page.getByLabel('Filter by Type');
  await expect(filter.getByRole('option')).toHaveText(['All Types', 'health', 'car']);
  await filter.selectOption('car');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('Market price $8,000');
  await expect(page.getByText('3 predictions').first()).toBeVisible();
  await expect(rows(page).last().getByRole('cell').first()).toHaveText('3');
  await filter.selectOption('health');
  await expect(rows(page)).toHaveCount(6);
  await filter.selectOption('All Types');
  await expect(rows(page)).toHaveCount(9);
});

test('links to the forms when there are no predictions, or none of the filtered type', async ({
  memberPage: page,
  store,
}) => {
  await openHistory(page);
  await expect(page.getByText('No prediction history found.')).toBeVisible();

  await store('health');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Filter by Type').selectOption('car');
  await expect(page.getByText('No prediction history found.')).toBeVisible();
  await page.getByRole('link', { name: 'Start a car prediction' }).click();
  await expect(page).toHaveURL('/main/car_prediction');
});

test('asks before a deletion, shows a pending one on its row and removes the row afterwards', async ({
  memberPage: page,
  store,
}) => {
  await store('car');
  await store('health');
  const release = await holdRequests(page, '**/api/predictions/delete/**');
  await openHistory(page);
  const dialog = page.getByRole('dialog', { name: question });
  const open = page.getByRole('button', { name: /^Delete car/ });
  await open.click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(rows(page)).toHaveCount(2);

  await deletePrediction(page, 'car');
  await expect(page.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  await expect(rows(page)).toHaveCount(2);
  release();
  await expectToast(page, 'Prediction deleted successfully');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 prediction', { exact: true })).toBeFocused();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test('deletes several, one after the other, and keeps selected what failed', async ({
  memberPage: page,
  store,
}) => {
  const household = { people: [{ age: 58, role: 'adult' }], income: 48_000 };
  await store('health', { label: 'Smith', state: 'TX', county: '48201', household });
  await store('car', { label: 'Blue' });
  await store('health', { label: 'Garcia' });
  let requests = 0;
  await page.route('**/api/predictions/delete/**', (route) =>
    ++requests === 2 ? route.abort('connectionreset') : route.continue(),
  );
  await openHistory(page);
  for (const tick of await page.getByRole('checkbox').all()) await tick.check();
  await expect(page.getByText('3 predictions are selected.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete these 3 predictions?' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Garcia, health prediction of .*, Silver about \$[\d,]+ a month$/,
    /^Blue, car prediction of .*, \$[\d,]+ a year$/,
    /^Smith, health prediction of .*, Silver about \$[\d,]+ a month$/,
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, '1 of 3 predictions could not be deleted. They are still selected.');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Blue');
  await expect(rows(page).getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No prediction history found.')).toBeVisible();
});

test('keeps the row and shows an error when a deletion fails, and deletes it on retry', async ({
  memberPage: page,
  store,
}) => {
  await store('car');
  await page.route('**/api/predictions/delete/**', (route) => route.abort('connectionreset'), { times: 1 });
  await openHistory(page);
  await deletePrediction(page, 'car');
  await expectToast(page, 'Failed to delete prediction');
  await expect(rows(page).first()).toContainText('Failed to delete prediction');
  await expect(page.getByRole('button', { name: /^Delete car/ })).toBeFocused();
  await deletePrediction(page, 'car');
  await expect(page.getByText('No prediction history found.')).toBeVisible();
});

test('focuses the number of predictions after two deletions at once leave no row', async ({
  memberPage: page,
  store,
}) => {
  await store('car');
  await store('health');
  const release = await holdRequests(page, '**/api/predictions/delete/**');
  await openHistory(page);
  await deletePrediction(page, 'car');
  await deletePrediction(page, 'health');
  release();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText('0 predictions')).toBeFocused();
});

test('treats a prediction that another tab deleted as deleted', async ({
  memberPage: page,
  account,
  request,
  store,
}) => {
  const car = await store('car');
  await openHistory(page);
  await expect(rows(page)).toHaveCount(1);
  await request.delete(`/api/predictions/delete/${car.id}/`, {
    headers: { authorization: `Token ${account.token}` },
  });
  await deletePrediction(page, 'car');
  await expectToast(page, 'Prediction deleted successfully');
  await expect(rows(page)).toHaveCount(0);
});

test('shows a failure to load; a failed retry keeps the focus, a successful one moves it to the heading', async ({
  memberPage: page,
}) => {
  const held: Route[] = [];
  await page.route(api, (route) => void held.push(route));
  const nextRequest = async (): Promise<Route> => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    return held.shift() as Route;
  };
  // The heading is shown after the first response.
  await page.goto('/main/history');
  await (await nextRequest()).abort('connectionreset');
  await expectToast(page, 'Failed to load prediction history');
  await expect(page.getByRole('main')).toContainText('Failed to load prediction history');
  const again = page.getByRole('button', { name: /^Try(ing)? again/ });
  await again.press('Enter');
  await expect(again).toHaveText('Trying again...');
  await expect(again).toBeDisabled();
  await (await nextRequest()).abort('connectionreset');
  await expect(again).toHaveText('Try again');
  await expect(again).toBeFocused();

  await again.press('Enter');
  await (await nextRequest()).fulfill({ json: buildHistory(1) });
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('shows 50 predictions at a time, and returns to the same place', async ({ memberPage: page }) => {
  const limits = await stubHistory(page, buildHistory(130));
  await openHistory(page);
  await expect(page.getByText('50 of 130 predictions').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(rows(page)).toHaveCount(100);
  await expect(
    rows(page)
      .nth(50)
      .getByRole('link', { name: /^Details of/ }),
  ).toBeFocused();
  expect(limits).toEqual([50, 50]);

  const opened = rows(page)
    .nth(79)
    .getByRole('link', { name: /^Details of/ });
  // Rows that come into view move the link, until the page is left.
  const place = page.evaluate<number>(`new Promise((resolve) => {
    const push = history.pushState;
    history.pushState = function (...state) {
      resolve(document.activeElement.getBoundingClientRect().top);
      push.apply(this, state);
    };
  })`);
  await opened.click();
  await expect(page).toHaveURL(/\/main\/history\/\w+$/);
  // The list is remembered when the next page has replaced it.
  await expect(page.getByRole('heading', { level: 1, name: 'Prediction History' })).toHaveCount(0);
  await page.goBack();
  await expect(rows(page)).toHaveCount(100);
  await expect(opened).toBeFocused();
  await expect.poll(async () => (await opened.boundingBox())?.y).toBeCloseTo(await place, -1);
  expect(limits).toEqual([50, 50]);
});

for (const width of [375, 1280]) {
  test(`keeps its height while it is scrolled, ${width} px wide`, async ({ memberPage: page }) => {
    await page.setViewportSize({ width, height: 812 });
    await stubHistory(page, buildHistory(130));
    await openHistory(page);
    const more = page.getByRole('button', { name: 'Show more' });
    for (const count of [50, 100]) {
      await expect(rows(page)).toHaveCount(count);
      await more.click();
      // The focus moves to the first new row, which scrolls the page: a press before that may miss the button.
      await expect(rows(page).nth(count).getByRole('link').first()).toBeFocused();
    }
    await expect(rows(page)).toHaveCount(130);
    const readHeight = () => page.evaluate<number>('document.documentElement.scrollHeight');
    /** Resolves once the rows at the place are laid out. */
    const scroll = (top: number) =>
      page.evaluate(
        `new Promise((resolve) => { scrollTo(0, ${top}); requestAnimationFrame(() => requestAnimationFrame(resolve)); })`,
      );
    await scroll(0);
    const before = await readHeight();
    let after = before;
    for (let top = 0; top < after; top += 800) {
      await scroll(top);
      after = await readHeight();
    }
    expect(after).toBeGreaterThan(10_000);
    expect(Math.abs(after - before) / before).toBeLessThan(0.025);
  });
}

test('loads the whole history for an order, a search or a rare type', async ({ memberPage: page }) => {
  const predictions = buildHistory(2500).map((prediction, index) =>
    index === 2401 ? { ...prediction, label: 'Blue hatchback' } : prediction,
  );
  const limits = await stubHistory(page, predictions);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')));
  await page.goto('/main/history?sort=highest');
  await expect(page.getByText('50 of 2,500 predictions').first()).toBeVisible();
  await expect(rows(page).first()).toContainText('$11,500');
  await expect.poll(() => limits).toEqual([50, 1000, 1000, 1000]);

  await page.getByLabel('Search labels').fill('blue');
  await page.getByLabel('Search labels').press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL('/main/history?sort=highest#search=blue');
  await page.getByLabel('Filter by Type').selectOption('car');
  await page.reload();
  await expect(page.getByLabel('Search labels')).toHaveValue('blue');
  await expect(page.getByLabel('Filter by Type')).toHaveValue('car');
  await expect(page.getByLabel('Sort by')).toHaveValue('highest');
  // It is announced too.
  await expect(page.getByText('1 prediction', { exact: true }).first()).toBeVisible();
  // Labels and answers may be about health: the server never sees what was searched, not even on the reload.
  expect(requested.filter((request) => request.split('#')[0]?.includes('blue'))).toEqual([]);
});

test('stops loading the whole history, and continues', async ({ memberPage: page }) => {
  await stubHistory(page, buildHistory(120));
  await openHistory(page);
  await expect(rows(page)).toHaveCount(50);
  const held: Route[] = [];
  const hold = (route: Route) => void held.push(route);
  await page.route(api, hold);
  await page.getByLabel('Sort by').selectOption('lowest');
  await expect(page.getByText('50 of 120 are loaded.')).toBeVisible();
  await expectAccessible(page);
  const button = page.getByRole('button', { name: /^(Cancel|Load the rest|Try again)$/ });
  await button.press('Enter');
  await expect(page.getByText('The list contains only the newest 50 of 120 predictions.')).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.abort('connectionreset');
  await expect(page.getByRole('main')).toContainText('Failed to load prediction history');
  await page.unroute(api, hold);
  await button.press('Enter');
  await expect(page.getByText('50 of 120 predictions').first()).toBeVisible();
});

test('downloads all predictions as CSV', async ({ memberPage: page }) => {
  await stubHistory(page, buildHistory(120));
  await openHistory(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).press('Enter');
  // It is removed after some seconds.
  await expect(page.locator('[aria-live]', { hasText: 'The file was downloaded.' })).toHaveCount(1);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^premia-predictions-\d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.startsWith('\uFEFFCreated (UTC),Type,')).toBe(true);
  expect(file.trimEnd().split('\r\n')).toHaveLength(121);
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeFocused();
});

test('downloads after a search only what is shown, and the search can be cleared', async ({
  memberPage: page,
}) => {
  await stubHistory(
    page,
    buildHistory(60).map((prediction, index) =>
      index === 55 ? { ...prediction, label: '1-2' } : prediction,
    ),
  );
  await openHistory(page);
  // The newest one is alone on its day.
  await expect(rows(page).nth(1)).toContainText(/\d:\d\d.[AP]M, \d\d/);
  await page.getByLabel('Search labels').fill('1-2');
  await page.getByLabel('Search labels').press('Enter');
  await expect(rows(page)).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download these as CSV' }).click();
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(",'1-2,");
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByLabel('Search labels')).toBeFocused();
  await expect(page.getByLabel('Search labels')).toHaveValue('');
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0);
});

test('selects two or three predictions of one type to compare', async ({ memberPage: page }) => {
  await stubHistory(page, buildHistory(9));
  await openHistory(page);
  const ticks = page.getByRole('checkbox', { name: /^Select health prediction of/ });
  await ticks.nth(0).check();
  const car = page.getByRole('checkbox', { name: /^Select car prediction of/ }).first();
  await car.check();
  await expect(page.getByText('You can compare predictions of one type only.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Compare', exact: true })).toHaveCount(0);
  await car.uncheck();
  await ticks.nth(1).check();
  await ticks.nth(2).check();
  await expect(page.getByText('3 health predictions are selected.').first()).toBeVisible();
  await expect(page.getByText('You can compare at most three.')).toBeVisible();
  await ticks.nth(1).uncheck();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/main\/compare\?ids=\w{26},\w{26}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Prediction History' })).toHaveCount(0);
  await page.goBack();
  await expect(ticks.nth(2)).toBeChecked();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('has both ends of each range in figures beside its bar, on every width', async ({
  memberPage: page,
}) => {
  await stubHistory(page, buildHistory(2));
  await openHistory(page);
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    const ends = rows(page).getByText(/^likely \$[\d,]+ to \$[\d,]+$/);
    await expect(ends).toHaveCount(2);
    await ends.first().scrollIntoViewIfNeeded();
    const text = await ends.first().boundingBox();
    const bar = await rows(page).first().locator('svg.drawing').boundingBox();
    // Not for screen readers alone, whose texts have a pixel, and within a line of the bar.
    expect(text?.width).toBeGreaterThan(100);
    expect(Math.abs((text?.y ?? 0) - (bar?.y ?? 1000))).toBeLessThan(30);
  }
});

test('has low rows on a phone, in which no text is cut, with a long label', async ({ memberPage: page }) => {
  const label = 'Wolfeschlegelsteinhausenbergerdorff'.slice(0, 30).repeat(2);
  const [first, ...others] = buildHistory(4);
  await stubHistory(page, [...(first ? [first] : []), ...others.map((one) => ({ ...one, label }))]);
  await openHistory(page);
  await expect(rows(page)).toHaveCount(4);
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    const readHeights = () =>
      rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    await expect(rows(page).first()).toContainText(/likely \$7,203 to \$11,705/);
    // A second line of the facts, and one of the price; the label has three, and the date moves below it.
    await expect.poll(async () => (await readHeights())[0]).toBeLessThanOrEqual(160);
    await expect.poll(async () => Math.max(...(await readHeights()))).toBeLessThanOrEqual(228);
    const cut = await rows(page)
      .locator('p')
      .evaluateAll((all) =>
        all.filter((text) => text.scrollWidth > text.clientWidth + 1).map((text) => text.textContent),
      );
    expect(cut).toEqual([]);
  }
});
