import { readFileSync } from 'node:fs';

/** Rows of a CSV file by the names of its columns. Cells with commas are quoted; empty ones are undefined. */
export function readTable(file: URL): Record<string, string | undefined>[] {
  const [header = [], ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain),
    );
  return rows.map((row) =>
    Object.fromEntries(header.map((column, index) => [column, row[index] || undefined])),
  );
}
