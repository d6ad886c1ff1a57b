import type { Page } from '@playwright/test';
import { fillCarForm, findResult, findSubmit } from './support/prediction-forms.ts';
import { expect, logIn, openPage, pageTime, readStoredToken, test } from './support/test.ts';

const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

const offer = (page: Page) => page.getByRole('paragraph').filter({ hasText: '¿Prefiere español?' });

/** Figures of the page in their order. */
const readFigures = async (page: Page) =>
  (await page.getByRole('main').innerText()).match(/\$[\d,.]*\d/g) ?? [];

test('the link to another language keeps the page and its answers', async ({ page }) => {
  await openPage(page, '/estimate/health?from=a#content');
  await page.getByLabel('ZIP code').fill('77002');
  await page.getByLabel('Age (years)').fill('61');
  await expect(page.locator('#zip-status')).toHaveText('Harris County, Texas');
  await follow(page, 'Español');
  await expect(page).toHaveURL('/es/estimate/health?from=a#content');
  await expect(page.locator('[name="zip"]')).toHaveValue('77002');
  await expect(page.locator('[name="age"]')).toHaveValue('61');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/estimate/health?from=a#content');
  await expect(page.getByLabel('Age (years)')).toHaveValue('61');
});

test('the link to another language keeps a result, with the same figures', async ({ page }) => {
  await openPage(page, '/estimate/car');
  await fillCarForm(page);
  await findSubmit(page).click();
  await expect(findResult(page)).toBeFocused();
  // Facts of the state are loaded after the result.
  await expect(page.getByRole('heading', { name: 'Is collision coverage worth it?' })).toBeVisible();
  const figures = await readFigures(page);
  expect(figures.length).toBeGreaterThan(5);
  await follow(page, 'Español');
  await expect(page).toHaveURL('/es/estimate/car');
  await expect.poll(() => readFigures(page)).toEqual(figures);
});

test.describe('a Spanish browser', () => {
  test.use({ locale: 'es-MX' });

  test('is offered Spanish pages on its first visit only, and again once it has chosen them', async ({
    page,
  }) => {
    await openPage(page, '/about');
    await expect(offer(page)).toBeVisible();
    await page.reload();
    await expect(offer(page)).toBeHidden();
    await follow(page, 'Español');
    await expect(page).toHaveURL('/es/about');
    await expect(offer(page)).toBeHidden();
    await openPage(page, '/');
    await offer(page).getByRole('link').click();
    await expect(page).toHaveURL('/es/');
    // A link chooses the language once the page is hydrated.
    await page.goto('/es/');
    await follow(page, 'English');
    await expect(page).toHaveURL('/');
    await expect(offer(page)).toBeHidden();
  });
});

test('other browsers are not offered Spanish pages', async ({ page }) => {
  await openPage(page, '/');
  await expect(offer(page)).toBeHidden();
});

test('the account keeps the choice, which a login on an English page opens', async ({
  memberPage: page,
  account,
  browser,
  request,
  baseURL,
}) => {
  await openPage(page, '/main/history');
  await follow(page, 'Español');
  await expect(page).toHaveURL('/es/main/history');
  await expect
    .poll(async () => {
      const headers = { authorization: `Token ${await readStoredToken(page)}` };
      return (await (await request.get('/api/users/profile/', { headers })).json()).language;
    })
    .toBe('es');

  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.clock.install({ time: pageTime });
  await other.goto('/login');
  await logIn(other, account, '/es/main');
  await other.close();
});
