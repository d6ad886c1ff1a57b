import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Expects the printed document to have one page, on A4 and on US Letter. */
export async function expectOnePrintedPage(page: Page): Promise<void> {
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1);
  }
}
