import type { Page } from '@playwright/test';
import { carRequest, setFields } from './support/prediction-forms.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'en-US' });

/** Visible texts of the page that lie on a line, a bar, a dot or the picture of a chart, or on another text of a chart. */
const listCovered = `(() => {
  const isOver = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const main = document.querySelector('main');
  const texts = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('.visually-hidden, option, table') || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 0) texts.push({ text: node.data, box, inChart: Boolean(parent.closest('[aria-hidden]')) });
    }
  }
  const marks = [...main.querySelectorAll('svg.drawing :is(line, path, circle, rect), .drawing ~ span')]
    .filter((mark) => mark.checkVisibility())
    .map((mark) => ({ name: mark.tagName, box: mark.getBoundingClientRect() }));
  const onMarks = texts.flatMap(({ text, box }) =>
    marks.filter((mark) => isOver(mark.box, box) || (isOver({ ...mark.box.toJSON(), right: mark.box.right + 2,
      bottom: mark.box.bottom + 2 }, box))).map(({ name }) => name + ' | ' + text));
  const labels = texts.filter(({ inChart }) => inChart);
  const onLabels = labels.flatMap((one, index) =>
    labels.slice(index + 1).filter(({ box }) => isOver(one.box, box)).map(({ text }) => one.text + ' | ' + text));
  return { marks: marks.length, covered: [...new Set([...onMarks, ...onLabels])] };
})()`;

const widths = [320, 375, 1280];

interface Covered {
  marks: number;
  covered: string[];
}

async function expectClearLabels(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { marks, covered } = await page.evaluate<Covered>(listCovered);
    expect(marks).toBeGreaterThan(5);
    expect(covered, `${width} px`).toEqual([]);
  }
}

/** Shows the prices of a person of 40 in Columbus without the questions about health. */
async function showPrices(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime('2026-11-27T17:00:00Z');
  await page.goto(`${path}/estimate/health`);
  await page.locator('[name="zip"]').fill('43215');
  await expect(page.locator('#zip-status')).toContainText(/County|ondado/);
  await page.locator('[name="age"]').fill('40');
  await page.locator('[name="household-income"]').fill('52,000');
  await page.locator('aside').getByRole('button').first().click();
  await expect(page.locator('#prices')).toBeVisible();
}

for (const { language, path, title } of [
  { language: 'English', path: '', title: 'What you pay by income' },
  { language: 'Spanish', path: '/es', title: 'Su precio según los ingresos' },
]) {
  test(`no label lies on a line of the prices by income, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await showPrices(page, path);
    const slider = page.locator('#help-by-income input[type="range"]');
    // Both sides of the lines of Medicaid, of less cost sharing and of the tax credit, and both ends of the picture.
    for (const income of ['0', '22000', '22250', '31750', '52000', '63750', '64000', '79750']) {
      await slider.fill(income);
      await expect(slider).toHaveValue(income);
      await expectClearLabels(page);
    }
  });

  test(`no label lies on a line of the curve of what-if, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${path}/estimate/car`);
    await page.locator('[name="annual_mileage"]').waitFor();
    await setFields(page, { ...carRequest, annual_mileage: 9000 });
    await page.getByRole('button', { name: /^(Predict Premium|Estimar la prima)$/ }).click();
    await expect(page.locator('#prediction-complete')).toBeFocused();
    await page.locator('section[aria-labelledby="what-if"] button').first().click();
    await page.locator('input[type="range"]').first().press('ArrowLeft');
    await expect(page.locator('section[aria-labelledby="what-if"] figure svg').first()).toBeVisible();
    await expectClearLabels(page);
  });

  test(`the prices by income fill the right half, and are the first fold of a phone, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await showPrices(page, path);
    const fold = page.locator('#help-by-income');
    await expect(fold.locator('input[type="range"]')).toBeVisible();
    await expect(fold.locator('summary').first()).toHaveText(title);
    const change = await page.locator('#change').boundingBox();
    const box = await fold.boundingBox();
    expect(box?.x).toBeGreaterThan((change?.x ?? Number.NaN) + (change?.width ?? 0));
    expect(Math.abs((box?.y ?? Number.NaN) - (change?.y ?? 0))).toBeLessThan(24);

    await page.setViewportSize({ width: 375, height: 812 });
    await page.evaluate('sessionStorage.clear()');
    await showPrices(page, path);
    await expect(page.locator('main details').first()).toHaveAttribute('id', 'help-by-income');
    await expect(fold).not.toHaveAttribute('open');
    await expect(fold.locator('input[type="range"]')).toHaveCount(0);
  });
}
