import { expect, it } from 'vitest';
import { formatNumber, formatRatio, formatShare, formatTable } from './table.ts';

it('a table is Markdown with aligned columns', () => {
  const table = formatTable({
    title: 'Speed',
    columns: ['Endpoint', 'ms'],
    rows: [
      ['login', '93.1'],
      ['get-dashboard', '4'],
    ],
    note: 'Medians.',
  });
  expect(table).toBe(
    [
      '### Speed',
      '',
      '| Endpoint      |   ms |',
      '| ------------- | ---: |',
      '| login         | 93.1 |',
      '| get-dashboard |    4 |',
      '',
      'Medians.',
      '',
    ].join('\n'),
  );
});

it('numbers keep three significant digits, and all those before the point', () => {
  expect([0.012345, 1.2345, 99.94, 12_345.6, 0].map(formatNumber)).toEqual([
    '0.0123',
    '1.23',
    '99.9',
    '12346',
    '0',
  ]);
});

it('ratios and shares tell what they are', () => {
  expect(formatRatio(1.234)).toBe('×1.23');
  expect(formatShare(0.956)).toBe('96 %');
});
