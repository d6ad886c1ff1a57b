import styles from './car-sections.module.css';

export type Line = [name: string, amount: string];

/** Names with their amounts. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(([name, amount]) => (
        <div key={name} className="pair">
          <dt>{name}</dt>
          <dd className="strong">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
