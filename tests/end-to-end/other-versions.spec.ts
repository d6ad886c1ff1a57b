import type { Page } from '@playwright/test';
import { toComparePath, toPredictionPath } from '#frontend/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectSpanish } from './support/english-words.ts';
import { expectToast } from './support/messages.ts';
import { storeLaterForm } from './support/stored-accounts.ts';
import { formatDollars } from './support/stored-predictions.ts';
import { expect, openPage, test } from './support/test.ts';

const database = process.env.PREMIA_DATABASE_URL ?? '';

/** Row of the history or the dashboard that contains a text. */
const findRow = (page: Page, text: string) =>
  page.getByRole('main').getByRole('row').filter({ hasText: text });

test('a prediction of another version has a row, a label and a deletion, and the others are whole', async ({
  memberPage: page,
  account,
  store,
}) => {
  const stored = await store('car', { label: 'Blue' });
  const other = { id: String(stored.id), premium: formatDollars(stored.predicted_car_premium) };
  const [health, car] = [await store('health', { label: 'Garcia' }), await store('car', { label: 'Sedan' })];
  await storeLaterForm(database, account.token, other.id);

  await openPage(page, '/main/history');
  const row = findRow(page, 'Made with another version of Premia');
  await expect(row).toHaveCount(1);
  const day = new Date(String(stored.created_at)).toLocaleDateString('en-US', {
    ...{ month: 'short', day: 'numeric', year: 'numeric' },
  });
  for (const text of ['Blue', day, 'Car', other.premium]) await expect(row).toContainText(text);
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  for (const [label, premium] of [
    ['Garcia', health.predicted_health_premium],
    ['Sedan', car.predicted_car_premium],
  ]) {
    await expect(findRow(page, String(label))).toContainText(formatDollars(premium));
    await expect(findRow(page, String(label)).getByRole('checkbox')).toBeVisible();
  }
  await expectAccessible(page);

  await openPage(page, '/main');
  await expect(findRow(page, 'Made with another version of Premia')).toContainText(other.premium);
  await expect(findRow(page, 'Garcia')).toContainText(formatDollars(health.predicted_health_premium));

  await openPage(page, toComparePath([other.id, String(car.id)]));
  await expect(page.getByRole('main')).toContainText('A prediction was made with another version of Premia');

  await openPage(page, toPredictionPath(other.id));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Blue');
  await expect(page.getByRole('main')).toContainText(
    'This prediction was made with another version of Premia',
  );
  await expect(page.getByRole('main')).toContainText(`The predicted premium was ${other.premium} a year.`);
  await page.getByRole('button', { name: 'Change label' }).click();
  await page.getByLabel('Label').fill('Green');
  await page.getByRole('button', { name: 'Save label' }).click();
  await expectToast(page, 'Label saved');
  await expect(title).toHaveText('Green');
  await expectAccessible(page);

  await openPage(page, '/main/history');
  await expect(row).toContainText('Green');
  await row.getByRole('button', { name: /^Delete Green, car/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(other.premium);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Prediction deleted successfully');
  await page.reload();
  await expect(findRow(page, 'Garcia')).toHaveCount(1);
  await expect(findRow(page, 'Sedan')).toHaveCount(1);
  await expect(row).toHaveCount(0);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('a prediction of another version says so in the history and on its page', async ({
    memberPage: page,
    account,
    store,
  }) => {
    const { id, predicted_car_premium: premium } = await store('car');
    await storeLaterForm(database, account.token, String(id));
    await openPage(page, '/es/main/history');
    const row = findRow(page, 'Hecho con otra versión de Premia');
    await expect(row).toContainText('Auto');
    await expect(row).toContainText(formatDollars(premium));
    await expectSpanish(page);
    await openPage(page, `/es${toPredictionPath(String(id))}`);
    await expect(page.getByRole('main')).toContainText('Este estimado se hizo con otra versión de Premia');
    await expectSpanish(page);
  });
});
