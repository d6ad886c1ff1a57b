import { changeTexts as texts } from './change.texts.ts';
import styles from './change-table.module.css';

/** Names of both ends of a change, such as dates or plan years. */
export interface Ends {
  before: string;
  after: string;
}

/** Amounts before and after, with their difference, in words. */
interface ChangedAmount {
  name: string;
  before: string;
  after: string;
  difference: string;
  level?: string;
}

interface ChangeTableProps {
  caption: string;
  /** What the rows are, for the ear. */
  rowsOf?: string;
  /** "a month" */
  period: string;
  ends: Ends;
  rows: readonly ChangedAmount[];
  /** True for names that are above their figures on a phone. */
  hasLongNames?: boolean;
}

/** Amounts before and after a change. */
export const ChangeTable = ({ caption, rowsOf, period, ends, rows, hasLongNames }: ChangeTableProps) => (
  <table className={`${styles.table} ${hasLongNames ? styles.longNames : ''}`}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr className="remark">
        <th scope="col">
          {rowsOf && <span className="visually-hidden">{`${rowsOf}, `}</span>}
          <span>{period}</span>
        </th>
        <th scope="col">{ends.before}</th>
        <th scope="col">{ends.after}</th>
        <th scope="col">{texts.change}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ level, name, before, after, difference }) => (
        <tr key={name} data-change={level}>
          <th scope="row">{name}</th>
          <td className="quiet">{before}</td>
          <td className="strong">{after}</td>
          <td>{difference}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
