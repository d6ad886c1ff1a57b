import { expectNoHorizontalScrolling } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test.use({ hasTouch: true, locale: 'en-US' });

const pages = {
  English: {
    path: '/estimate/health',
    child: '+ Child',
    show: 'Show my prices',
    from: 'from $21,640',
    below: 'below $21,640',
    wide: '$39 to $47',
    sentence: 'If your year ends below $21,640, you usually pay nothing back.',
  },
  Spanish: {
    path: '/es/estimate/health',
    child: '+ Hijo o hija',
    show: 'Ver mis precios',
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
}
