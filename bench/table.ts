/** A table for people. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** How it was measured, or what to mind when it is read. */
  readonly note?: string;
}

/** Writes a table in Markdown, its columns aligned: the first to the left, the others to the right. */
export function formatTable({ title, columns, rows, note }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, 3, ...rows.map((row) => (row[index] ?? '').length)),
  );
  const writeRow = (cells: readonly string[]) =>
    `| ${widths.map((width, index) => align(cells[index] ?? '', width, index)).join(' | ')} |`;
  const rule = widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [
    `### ${title}`,
    '',
    writeRow(columns),
    writeRow(rule),
    ...rows.map(writeRow),
    ...(note ? ['', note] : []),
    '',
  ].join('\n');
}

function align(cell: string, width: number, index: number): string {
  return index === 0 ? cell.padEnd(width) : cell.padStart(width);
}

/** Writes a number with three significant digits, and whole from 100 on. */
export function formatNumber(value: number): string {
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

/** Writes how many times something is something else. */
export function formatRatio(value: number): string {
  return `×${value.toFixed(2)}`;
}

/** Writes a share of 1 as whole percents. */
export function formatShare(value: number): string {
  return `${Math.round(value * 100)} %`;
}
