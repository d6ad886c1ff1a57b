import type { InsuranceType } from '#contract/insurance-answers.ts';
import type { HistoryRow } from '#contract/routes/list-predictions.ts';
import { toSearchable } from '#frontend/ui/format.ts';
import { formatCoveredPeople, formatTellingAnswers } from './prediction-table.tsx';
import { toolbarTexts as texts } from './toolbar.texts.ts';

/** Options of the filter. The English texts are the API's values; CSS capitalizes them. */
export const typeOptions = [
  { value: 'all', label: texts.types.all },
  { value: 'health', label: texts.types.health },
  { value: 'car', label: texts.types.car },
] as const satisfies { value: InsuranceType | 'all'; label: string }[];

export const sortOptions = [
  { value: 'newest', label: texts.orders.newest },
  { value: 'oldest', label: texts.orders.oldest },
  { value: 'highest', label: texts.orders.highest },
  { value: 'lowest', label: texts.orders.lowest },
] as const;

/** Selection and order of the history's rows. The page's address contains it. */
export interface HistoryView {
  readonly type: (typeof typeOptions)[number]['value'];
  /** Part of a label or an answer; empty for all rows. */
  readonly search: string;
  readonly sort: (typeof sortOptions)[number]['value'];
}

/** Returns the value of the option that a text names, otherwise the first option's. */
function parseOption<Value extends string>(
  options: readonly [{ value: Value }, ...{ value: Value }[]],
  text: string | null,
): Value {
  return (options.find(({ value }) => value === text) ?? options[0]).value;
}

/** Parts of a page's address, as the router and the browser name them. */
interface PageAddress {
  search: string;
  hash: string;
}

/** Parses the address of the history. Unknown values select the defaults. */
export function parseHistoryView({ search, hash }: PageAddress): HistoryView {
  const parameters = new URLSearchParams(search);
  return {
    type: parseOption(typeOptions, parameters.get('type')),
    search: new URLSearchParams(hash.slice(1)).get('search')?.trim() ?? '',
    sort: parseOption(sortOptions, parameters.get('sort')),
  };
}

/** Formats a view as a part of an address, without the defaults. The searched text never reaches a server. */
export function formatHistoryView({ search, ...options }: HistoryView): PageAddress {
  const defaults: Record<string, string> = { ...parseHistoryView({ search: '', hash: '' }) };
  const changed = Object.entries(options).filter(([name, value]) => value !== defaults[name]);
  return {
    search: new URLSearchParams(changed).toString(),
    hash: search && new URLSearchParams({ search }).toString(),
  };
}

/** Returns the rows of a view in its order. Rows with the same premium stay newest first, those without one last. */
export function selectRows(rows: readonly HistoryRow[], view: HistoryView): readonly HistoryRow[] {
  const search = toSearchable(view.search);
  const selected = rows.filter(
    (row) =>
      (view.type === 'all' || row.insurance_type === view.type) &&
      (search === '' ||
        [row.label ?? '', ...listSearched(row)].some((text) => toSearchable(text).includes(search))),
  );
  if (view.sort === 'newest') return selected;
  if (view.sort === 'oldest') return selected.reverse();
  const sign = view.sort === 'highest' ? -1 : 1;
  const toRank = ({ predicted_premium: premium }: HistoryRow) =>
    premium === null ? Number.MAX_VALUE : sign * premium;
  return selected.sort((a, b) => toRank(a) - toRank(b));
}

const listSearched = (row: HistoryRow) =>
  'other_version' in row ? [] : [...formatCoveredPeople(row), ...formatTellingAnswers(row)];
