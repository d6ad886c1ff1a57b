import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { termsDate } from '#frontend/pages/terms-content.ts';

describe('terms of use PDF', () => {
  it('has the same date as the page', async () => {
    const pdf = await readFile(
      new URL('../../frontend/public/premia-terms-of-use.pdf', import.meta.url),
      'latin1',
    );
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(pdf).toContain(`/Title (Premia: terms of use, ${termsDate})`);
  });
});
