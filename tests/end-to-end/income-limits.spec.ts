import { expectNoHorizontalScrolling } from './support/accessibility.ts';
import { expectOnePrintedPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ hasTouch: true, locale: 'en-US' });

const pages = {
  English: {
    path: '/estimate/health',
    child: '+ Child',
    show: 'Show my prices',
    spans: ['below $15,960', '$15,960 to $63,840', 'above $63,840'],
    range: '$29 to $544',
    back: 'If your year ends above $63,840, you pay all of the tax credit back.',
    from: 'from $21,640',
    below: 'below $21,640',
    wide: '$39 to $47',
    sentence: 'If your year ends below $21,640, you usually pay nothing back.',
  },
  Spanish: {
    path: '/es/estimate/health',
    child: '+ Hijo o hija',
    show: 'Ver mis precios',
    spans: ['menos de $15,960', 'de $15,960 a $63,840', 'más de $63,840'],
    range: '$29 a $544',
    back: 'Si su año termina con más de $63,840, devuelve todo el crédito tributario.',
    from: 'desde $21,640',
    below: 'menos de $21,640',
    wide: '$39 a $47',
    sentence: 'Si su año termina con menos de $21,640, normalmente no devuelve nada.',
  },
} as const;

for (const [language, texts] of Object.entries(pages)) {
  for (const width of [375, 1280]) {
    test(`an income that swings across the poverty line has two prices a level, in ${language}, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 812 });
      await page.clock.setFixedTime('2026-11-27T17:00:00Z');
      await page.goto(texts.path);
      await page.locator('[name="zip"]').fill('33125');
      await expect(page.locator('#zip-status')).toContainText('Miami-Dade');
      await page.locator('[name="age"]').fill('34');
      await page.getByRole('button', { name: texts.child }).click();
      await page.keyboard.type('9');
      await page.locator('[name="household-income"]').fill('14,000 to 26,000');
      await page.getByRole('button', { name: texts.show }).click();
      const tiles = page.locator('[data-level]');
      await expect(tiles.locator('dt')).toHaveText([
        ...[texts.from, texts.below, texts.from, texts.below, texts.from, texts.below],
      ]);
      await expect(tiles.locator('dd')).toHaveText(['$0', '$565', texts.wide, '$768', '$0', '$703']);
      for (const figure of await tiles.locator('dd').all()) {
        await expect(figure).toHaveCSS('font-size', '28px');
        await expect(figure).toBeInViewport({ ratio: 1 });
      }
      await expect(page.getByText(texts.sentence)).toBeInViewport();
      await expectNoHorizontalScrolling(page);
    });
  }

  test(`an income that crosses both ends of the tax credit has three prices a level, on a phone and on paper, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.clock.setFixedTime('2026-11-27T17:00:00Z');
    await page.goto(texts.path);
    await page.locator('[name="zip"]').fill('33125');
    await expect(page.locator('#zip-status')).toContainText('Miami-Dade');
    await page.locator('[name="age"]').fill('34');
    await page.locator('[name="household-income"]').fill('14,000 to 70,000');
    await page.getByRole('button', { name: texts.show }).click();
    const tiles = page.locator('[data-level]');
    const silver = page.locator('[data-level="silver"]');
    await expect(tiles.locator('dt')).toHaveText([...texts.spans, ...texts.spans, ...texts.spans]);
    await expect(silver.locator('dd')).toHaveText(['$768', texts.range, '$768']);
    await expect(page.getByText(texts.back)).toBeInViewport();
    const readBoxes = (selector: string) =>
      tiles.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 812 });
      await expectNoHorizontalScrolling(page);
      // One row of incomes, and the prices below them in columns.
      const figures = await readBoxes('dd');
      for (const [index, { x, bottom }] of figures.entries()) {
        expect(x).toBeCloseTo(figures[index % 3]?.x, 0);
        expect(bottom).toBeLessThanOrEqual(812);
      }
      const incomes = await readBoxes('dt');
      expect(incomes.findIndex(({ height }) => height === 1)).toBe(3);
    }
    // On paper each price has its income above it.
    await expectOnePrintedPage(page);
    await page.setViewportSize({ width: 720, height: 812 });
    await page.emulateMedia({ media: 'print' });
    const [incomes, figures] = [await readBoxes('dt'), await readBoxes('dd')];
    for (const [index, { x, y, height }] of incomes.entries()) {
      expect(x).toBeCloseTo(figures[index]?.x, 0);
      expect(y + height).toBeLessThanOrEqual(figures[index]?.y + 1);
      expect(height).toBeGreaterThan(10);
    }
  });
}
