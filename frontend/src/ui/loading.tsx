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

interface SkeletonProps {
  /** Status for screen readers; one of a page's skeletons has it. */
  label?: string;
  /** Height in lines of text. */
  lines?: 1 | 2 | 3 | 5 | 8;
  /** Share of the container's width, by default all of it. */
  width?: 'third' | 'half';
}

export function Skeleton({ label, lines = 1, width }: SkeletonProps) {
  return (
    <>
      {label && (
        <span role="status" className="visually-hidden">
          {label}
        </span>
      )}
      <span className={`${styles.skeleton} ${width ? styles[width] : ''}`} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never reordered.
          <span key={line} className={styles.line} />
        ))}
      </span>
    </>
  );
}
