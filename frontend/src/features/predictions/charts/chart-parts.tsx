import type { ReactNode } from 'react';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import styles from './chart.module.css';

/** Grid lines of a chart at 0, half and all of its vertical scale, with their amounts. For use inside an SVG. */
export function PremiumGrid({ top }: { top: number }) {
  return (
    <>
      {['0', '50%', '100%'].map((y) => (
        <line key={y} className={styles.grid} x1="0" x2="100%" y1={y} y2={y} />
      ))}
      <text className={styles.tick} x="0" y="0" dy="1.2em">
        {formatRoundedMoney(top)}
      </text>
      <text className={styles.tick} x="0" y="50%" dy="1.2em">
        {formatRoundedMoney(top / 2)}
      </text>
    </>
  );
}

interface ChartTableProps {
  summary: string;
  columns: readonly string[];
  /** Cells of each row; the first one is the row's heading. */
  rows: readonly { readonly key: string | number; readonly cells: readonly [ReactNode, ...ReactNode[]] }[];
}

/** Numbers of a chart as a table, collapsed at first. */
export function ChartTable({ summary, columns, rows }: ChartTableProps) {
  return (
    <details>
      <summary>{summary}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [heading, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
