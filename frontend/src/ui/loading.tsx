import styles from './loading.module.css';

interface SpinnerProps {
  label?: string;
  /** Place, by default in the text: in a page of its own, or over the page that is left. */
  place?: 'page' | 'overlay';
}

/** Loading indicator with a label. It appears after 200 ms, so that short waits do not flicker. */
export function Spinner({ label = 'Loading...', place }: SpinnerProps) {
  return (
    <div role="status" className={`${styles.spinner} ${place ? styles[place] : ''} stack-16 quiet`}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.dot} />
      </span>
      <span>{label}</span>
    </div>
  );
}

/** Placeholder for a page that is loading. Its hidden heading keeps the page valid for screen readers. */
export function PageLoading() {
  return (
    <>
      <h1 className="visually-hidden">Premia</h1>
      <Spinner place="page" />
    </>
  );
}
