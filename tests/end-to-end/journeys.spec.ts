import type { Page } from '@playwright/test';
import {
  chooseState,
  fillCarForm,
  fillHealthForm,
  findQuestion,
  findResult,
  findSubmit,
} from './support/prediction-forms.ts';
import { expect, test } from './support/test.ts';

const findRegion = (page: Page) => page.getByRole('region', { name: 'Prediction Complete!' });

/** Expects texts of a result in the order in which they are read. */
async function expectInOrder(page: Page, ...texts: string[]): Promise<void> {
  const readOrder = async () => {
    const result = await findRegion(page).innerText();
    const found = texts.filter((text) => result.includes(text));
    return found.toSorted((a, b) => result.indexOf(a) - result.indexOf(b));
  };
  await expect.poll(readOrder).toEqual(texts);
}

test('a retiree of 62 with diabetes in Texas reads the payable price, then why it is not the lower one', async ({
  page,
}) => {
  await page.goto('/estimate/health');
  await fillHealthForm(page);
  await page.getByLabel('Age (years)').fill('62');
  await findQuestion(page, 'chronic').getByLabel('No', { exact: true }).check();
  await findQuestion(page, 'diabetes').getByLabel('Yes', { exact: true }).check();
  await page.getByLabel('Number of major surgeries').fill('0');
  await chooseState(page, 'TX');
  await page.getByLabel('Household income').fill('$48,000');
  await findSubmit(page).click();
  await expectInOrder(
    page,
    'Prediction Complete!',
    'Texas',
    'tax credit',
    'Estimated Annual Premium',
    'For you alone, a year: marketplace prices also pay for people needing more care.',
    'Your year',
    'Why $',
    'What next',
  );
  await expect(page.getByRole('link', { name: 'HealthCare.gov', exact: true })).toBeVisible();
});

test('a driver of 19 in Michigan reads the premium, the average, the reason and where to ask', async ({
  page,
}) => {
  await page.goto('/estimate/car');
  await fillCarForm(page);
  await page.getByLabel('Driver age (years)').fill('19');
  await page.getByLabel('Driving experience (years)').fill('1');
  await page.getByLabel('Previous accidents').fill('0');
  await chooseState(page, 'MI');
  await findSubmit(page).click();
  const result = findRegion(page);
  await expectInOrder(
    page,
    'New customers are often asked for',
    'Estimated Annual Premium',
    'What drivers like this pay.',
    'a year on average in Michigan',
    'Why $',
    'What next',
  );
  // The first row is the average, where the reasons start.
  await expect(result.getByRole('figure').getByRole('listitem').nth(1)).toContainText(
    /^Age and experience.*19 years old, 1 year of driving.*raises it/,
  );
  await expect(result.getByRole('link', { name: 'Insurance department of Michigan' })).toBeVisible();
});

test('the keyboard and a screen reader lead from the form to the price, the income and other answers', async ({
  page,
}) => {
  await page.goto('/estimate/health');
  await fillHealthForm(page);
  await page.getByLabel('Number of major surgeries').press('Enter');
  // Until its code is loaded, the result has the figure only.
  await expect(page.getByText('Change answers')).toBeVisible();
  await expect(findResult(page)).toBeFocused();
  for (const name of ['Change answers', 'Edit people', 'Register to keep it', 'New Prediction']) {
    await page.keyboard.press('Tab');
    await expect(page.getByText(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Household income')).toBeFocused();
  await page.keyboard.type('48000');
  await expect(page.getByLabel('Household income')).toHaveValue('48,000');
  await expect(page.getByRole('status').filter({ hasText: /Silver.*: about \$\d+/ })).toBeAttached();
  await page.getByRole('button', { name: 'What if?' }).press('Enter');
  await expect(page.getByRole('region', { name: 'What if?' }).getByRole('slider').first()).toBeFocused();
});

test('a visitor who does not know the word premium reads what it is before the first question', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Car estimate' }).first().click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Estimate your car insurance premium" [level=1]
    - paragraph: /^A premium is the price of insurance/
  `);
});
