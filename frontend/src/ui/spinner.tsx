import styles from './spinner.module.css';

interface SpinnerProps {
  /** What is waited for; read out too. */
  label?: string;
  /** Takes the height of a page, so that nothing below jumps. */
  page?: boolean;
}

/**
 * The dot travels its bar while something is waited for. It shows after 200 ms: whatever is quicker
 * than that needs no spinner.
 */
export function Spinner({ label = 'Loading...', page = false }: SpinnerProps) {
  return (
    <div role="status" className={page ? `${styles.spinner} ${styles.page}` : styles.spinner}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.dot} />
      </span>
      <span className={styles.label}>{label}</span>
    </div>
  );
}
