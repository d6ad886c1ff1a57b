import type { ReactNode } from 'react';

/** Amounts that a table adds up: those shown in its parts are, column by column, that of the total below them. */
export type TableSum = 'part' | 'total' | undefined;

interface TableProps {
  caption?: string;
  className?: string | undefined;
  /** Headings of the columns, empty for none. */
  columns: readonly string[];
  /** Cells of each row; the first one is the row's heading. */
  rows: readonly {
    readonly key: string | number;
    readonly cells: readonly [ReactNode, ...ReactNode[]];
    readonly sum?: TableSum;
  }[];
}

/** Table whose rows and columns have headings. */
export function DataTable({ caption, className = '', columns, rows }: TableProps) {
  return (
    <div className="scrolls">
      <table className={`${className} measure`}>
        {caption ? <caption className="remark">{caption}</caption> : null}
        <thead>
          <tr>
            {columns.map((column) =>
              column === '' ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, sum, cells: [heading, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-sum={sum}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
