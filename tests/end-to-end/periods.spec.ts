import type { Page } from '@playwright/test';
import { toComparePath } from '#frontend/paths.ts';
import { bundleInPage } from '#tests/support/in-page.ts';
import { healthRequest } from './support/prediction-forms.ts';
import { expect, openAllParts, openPage, test } from './support/test.ts';

const script = `${bundleInPage('list-bare-amounts')} inPage.listBareAmounts();`;

const expectPeriods = (page: Page, name: string) =>
  expect.poll(() => page.evaluate<string[]>(script), name).toEqual([]);

test('every amount of a stored estimate is of a month or of a year, wherever it is shown', async ({
  memberPage: page,
  store,
}) => {
  const place = { state: 'TX', county: '48201' };
  const { age } = healthRequest;
  const household = { people: [{ age, role: 'adult' }], income: 48_000 };
  const stored = [await store('health', { ...place, household }), await store('health', place)];
  const [kept, alone] = stored.map(({ id }) => String(id));
  const car = await store('car', { state: 'TX' });
  for (const path of ['/main', '/main/history', toComparePath([kept, alone].map(String))]) {
    await openPage(page, path);
    await expect(page.getByText(/\$\d/).first()).toBeVisible();
    await expectPeriods(page, path);
  }
  for (const id of [kept, alone, car.id]) {
    await openPage(page, `/main/history/${id}`);
    await page.getByRole('button', { name: 'What if?' }).click();
    await page.getByRole('slider').first().press('ArrowRight');
    await expectPeriods(page, `what-if of ${id}`);
  }
  await openAllParts(page);
  await expectPeriods(page, 'opened car result');
});
