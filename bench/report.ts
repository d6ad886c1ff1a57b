/** Options of a measurement. */
export interface Measurement {
  readonly quick: boolean;
  /** Git revision to compare with. */
  readonly base?: string | undefined;
  /** Takes what has to end after the measurement. */
  readonly parts: AsyncDisposableStack;
}

export interface ReportTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Method, or limits of the figures. */
  readonly note?: string;
}

/** Formats a table in Markdown; all columns but the first are right-aligned. */
export function formatTable({ title, columns, rows, note }: ReportTable): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, 3, ...rows.map((row) => (row[index] ?? '').length)),
  );
  const pad = (cell: string, index: number) =>
    index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0);
  const formatRow = (cells: readonly string[]) => `| ${cells.map(pad).join(' | ')} |`;
  const rule = widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const lines = [`**${title}**`, '', formatRow(columns), formatRow(rule), ...rows.map(formatRow), ''];
  return [...lines, ...(note ? [note, ''] : [])].join('\n');
}

/** Formats a number with three significant digits, and without decimals from 100. */
export function formatFigure(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

/** Formats a ratio: ×1.23. */
export function formatRatio(value: number): string {
  return `×${value.toFixed(2)}`;
}

/** Median; of an even number of values the lower middle one. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;
}
