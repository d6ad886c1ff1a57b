import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLayout } from './support/accessibility.ts';
import { expectSpanish } from './support/english-words.ts';
import { addPeople } from './support/prediction-forms.ts';
import { expect, openPage, test } from './support/test.ts';

test.use({ locale: 'en-US' });

const title = 'These answers came with a link';
const broken = 'This link is incomplete or was changed, so it can’t be opened. Ask for it again.';

/** Fragment of a family of Harris County, Texas. */
const family = '#answers.1.TX-48201-.2027.78000..a38.a36.c9.c6.ofm5ac';

const findLinked = (page: Page) => page.getByRole('region', { name: title });

const readTiles = (page: Page) => page.locator('[data-level]').allInnerTexts();

/** Everything that the browser stores, apart from keys that no answer has. */
const readStores = (page: Page) =>
  page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');

/** Lists all addresses that a page requests, and where it says that it comes from. */
function listRequested(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) =>
    requested.push(request.url(), request.headers().referer ?? '', request.postData() ?? ''),
  );
  return requested;
}

test('a link shows the same prices to its reader, whose own form stays until the answers are used', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/estimate/health');
  await page.getByLabel('ZIP code').fill('77002');
  await page.getByLabel('Age (years)').fill('38');
  await addPeople(page, 'Adult', ['36']);
  await addPeople(page, 'Child', ['9', '6']);
  await page.getByLabel('Household income before taxes').fill('78,000');
  await page.getByRole('button', { name: 'Show my prices' }).click();
  await expect(page.getByRole('heading', { name: 'Your prices' })).toBeFocused();
  const tiles = await readTiles(page);
  expect(tiles).toHaveLength(3);
  await page.getByRole('button', { name: 'Send' }).click();
  const copy = page.getByRole('button', { name: 'Copy a link' });
  await expect(copy).toHaveAccessibleDescription(
    'The link holds ages, county and income; whoever has it can read it.',
  );
  const rest = page.getByText(/no answer about health, no name and not what you pay now/);
  await expect(rest).toBeHidden();
  await page.getByText('What does it contain?').click();
  await expect(rest).toBeVisible();
  await copy.click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(link).toBe(new URL(`/estimate/health${family}`, page.url()).href);

  const reader = await context.newPage();
  await openPage(reader, '/estimate/health');
  await reader.getByLabel('ZIP code').fill('43215');
  await reader.getByLabel('Age (years)').fill('61');
  await reader.getByLabel('Household income before taxes').fill('60,000');
  await reader.getByLabel('Remember my household on this device').check();
  await expect(reader.locator('#zip-status')).toHaveText('Franklin County, Ohio');
  const own = await readStores(reader);
  const requested = listRequested(reader);
  // On the same page, the browser loads nothing by itself.
  await reader.goto(link, { waitUntil: 'commit' });
  const linked = findLinked(reader);
  await expect(linked.locator('[data-level]')).toHaveCount(3);
  expect(await linked.locator('[data-level]').allInnerTexts()).toEqual(tiles);
  await expect(reader).toHaveURL('/estimate/health');
  await expect(linked).toContainText(
    '2 adults and 2 children, 38, 36, 9, and 6. Household income: $78,000 a year.',
  );
  await expect(reader.getByLabel('Age (years)')).toHaveValue('61');
  await expect(reader.getByLabel('Household income before taxes')).toHaveValue('60,000');
  expect(await readStores(reader)).toBe(own);
  expect(requested.filter((text) => text.includes('answers.'))).toEqual([]);
  await expectAccessibleInEveryLayout(reader, 'link');

  await linked.getByRole('button', { name: 'Use these answers' }).click();
  await expect(linked).toHaveCount(0);
  await expect(reader.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(reader.getByLabel('Age (years)')).toHaveValue('38');
  await expect(reader.getByLabel('State', { exact: true })).toHaveValue('TX');
  await expect(reader.getByLabel('Adult 1, age in years')).toHaveValue('36');
  await expect(reader.getByLabel('Child 2, age in years')).toHaveValue('6');
  await expect(reader.getByLabel('Household income before taxes')).toHaveValue('78,000');
  await reader.getByRole('button', { name: 'Show my prices' }).click();
  await expect(reader.getByRole('heading', { name: 'Your prices' })).toBeFocused();
  expect(await readTiles(reader)).toEqual(tiles);
  await reader.goBack();
  await expect(reader.getByLabel('Age (years)')).toHaveValue('38');
  await reader.goBack();
  await expect(reader.getByLabel('Age (years)')).toHaveValue('61');
});

test('the prices of a link go with a reload and by a button, and a second link takes the place of the first', async ({
  page,
}) => {
  await openPage(page, `/estimate/health${family}`);
  const silver = findLinked(page).locator('[data-level="silver"]');
  await expect(silver).toBeVisible();
  const first = await silver.innerText();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Predict Premium' })).toBeEnabled();
  await expect(findLinked(page)).toHaveCount(0);
  const other = '#answers.1.TX-48201-.2026...a61.ukgblr';
  for (const link of [family, other]) {
    await page.goto(`/estimate/health${link}`, { waitUntil: 'commit' });
    await expect(silver).toBeVisible();
  }
  await expect(findLinked(page)).toContainText('2026 prices, Harris County, Texas');
  expect(await silver.innerText()).not.toBe(first);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(findLinked(page)).toHaveCount(0);
});

for (const path of ['/about', '/es/login', '/estimate/car']) {
  test(`takes the answers of a link out of the address of a page that doesn't read them: ${path}`, async ({
    page,
  }) => {
    await openPage(page, path + family);
    await expect(page).toHaveURL(path);
    expect(await page.locator('html').getAttribute('data-link')).toBeNull();
  });
}

for (const [link, problem] of [
  [family.slice(0, -1), broken],
  // No county has this code.
  ['#answers.1.TX-48999-.2027...a40.srpt55', broken],
  ['#answers.2.anything', 'This link is of a newer version of Premia than this page.'],
] as const) {
  test(`says why a link can't be opened: ${link}`, async ({ page }) => {
    await openPage(page, `/estimate/health${link}`);
    await expect(page.getByRole('main').getByText(problem).first()).toBeVisible();
    await expect(page).toHaveURL('/estimate/health');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(problem)).toHaveCount(0);
  });
}

for (const path of [
  `/es/estimate/health${family}`,
  `/es/estimate/health${family.replace('#', '%23')}`,
  `/es/estimate/health/${family.replace('#', '%2523')}`,
]) {
  test(`opens a link in Spanish, also one that a mail program has rewritten: ${path}`, async ({ page }) => {
    const requested = listRequested(page);
    await openPage(page, path);
    const linked = page.getByRole('region', { name: 'Estas respuestas llegaron con un enlace' });
    await expect(linked.locator('[data-level="silver"]')).toBeVisible();
    await expect(page).toHaveURL(/\/es\/estimate\/health\/?$/);
    await expectSpanish(page);
    const asked = requested.filter((text) => text.includes('answers.'));
    expect(asked).toEqual(path.includes('#') ? [] : [expect.stringMatching(/%(25)?23answers/)]);
  });
}

test('a reader of another language takes the link along', async ({ page }) => {
  await openPage(page, `/estimate/health${family}`);
  await expect(findLinked(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('region', { name: 'Estas respuestas llegaron con un enlace' })).toBeVisible();
  await expect(page).toHaveURL('/es/estimate/health');
});

test('a stored result has the link without answers about health, selected where it cannot be copied', async ({
  memberPage: page,
  store,
}) => {
  const household = { people: [{ role: 'adult', age: 40 }], income: 48_000 };
  const place = { state: 'TX', county: '48201' };
  const { id } = await store('health', { age: 40, ...place, household, label: 'My own label' });
  await openPage(page, `/main/history/${id}`);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))");
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const field = page.getByLabel('Your browser did not allow us to copy. Please copy this link:');
  await expect(field).toBeFocused();
  const link = await field.inputValue();
  await expect.poll(() => page.evaluate('getSelection().toString()')).toBe(link);
  expect(new URL(link).hash).toMatch(/^#answers\.1\.TX-48201-\.2027\.48000\.\.a40\.\w+$/);
});
