import styles from './disclaimer.module.css';

/** What every estimate says of itself. */
export function Disclaimer() {
  return (
    <p className={styles.disclaimer}>
      This figure is ML-based and informational only. It is not a final quote.
    </p>
  );
}
