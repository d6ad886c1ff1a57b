import { describe, expect, it } from 'vitest';
import type { PredictionRow } from '#contract/routes/list-predictions.ts';
import { formatHistoryView, parseHistoryView, selectRows } from './history-view.ts';

const row = (id: string, insurance_type: 'health' | 'car', predicted_premium: number, label?: string) =>
  ({
    id,
    insurance_type,
    predicted_premium,
    input_data:
      insurance_type === 'car' ? { driver_age: 42, state: 'OH', cover: 'full' } : { has_diabetes: 'no' },
    ...(label && { label }),
  }) as PredictionRow;

const rows = [
  row('a', 'car', 900, 'Blue hatchback'),
  row('b', 'health', 9000, 'Nguyễn, 42'),
  row('c', 'car', 1200),
  row('d', 'car', 900, 'blue van'),
];

/** @param address query and fragment */
const parse = (address: string) => parseHistoryView(new URL(address, 'https://premia.example.com'));

const select = (address: string) => selectRows(rows, parse(address)).map(({ id }) => id);

describe('the view of the history', () => {
  it.each(['', '?type=car', '?sort=lowest#search=a%26b', '?type=health&sort=highest#search=x'])(
    'is the same after formatting and parsing "%s"',
    (address) => {
      const { search, hash } = formatHistoryView(parse(address));
      expect((search && `?${search}`) + (hash && `#${hash}`)).toBe(address);
    },
  );

  it('has the defaults for unknown values, and for a searched text in the query', () => {
    expect(parse('?type=boat&sort=random&search=x#search=%20')).toEqual({
      type: 'all',
      search: '',
      sort: 'newest',
    });
  });
});

describe('the rows of a view', () => {
  it('are newest first by default', () => {
    expect(select('')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are oldest first on request', () => {
    expect(select('?sort=oldest')).toEqual(['d', 'c', 'b', 'a']);
    expect(select('?sort=oldest&type=car')).toEqual(['d', 'c', 'a']);
  });

  it('are of the type of the filter', () => {
    expect(select('?type=car')).toEqual(['a', 'c', 'd']);
    expect(select('?type=health')).toEqual(['b']);
  });

  it('have the searched text in their labels, in any case and without diacritics', () => {
    expect(select('#search=BLUE')).toEqual(['a', 'd']);
    expect(select('#search=nguyen')).toEqual(['b']);
    expect(select('#search=red')).toEqual([]);
  });

  it('have the searched text in their state or another answer, and not in the question of a no', () => {
    expect(select('#search=ohio')).toEqual(['a', 'c', 'd']);
    expect(select('#search=full')).toEqual(['a', 'c', 'd']);
    expect(select('#search=diabetes')).toEqual([]);
    const household = { people: [], income: 48_000 };
    const withIncome = { ...row('e', 'health', 9000), household } as PredictionRow;
    expect(selectRows([withIncome], parse('#search=48,000'))).toHaveLength(1);
  });

  it('are in the order of premiums, the same premium newest first', () => {
    expect(select('?sort=highest')).toEqual(['b', 'c', 'a', 'd']);
    expect(select('?sort=lowest&type=car')).toEqual(['a', 'd', 'c']);
  });
});
