import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Its height, in steps of a line of text. */
  lines?: 1 | 2 | 3 | 5 | 8;
  /** Its share of the width. */
  width?: 'third' | 'half' | 'full';
}

/** Holds the place of something that is on its way. Say once beside it, with a status, what is loading. */
export function Skeleton({ lines = 1, width = 'full' }: SkeletonProps) {
  return (
    <span className={`${styles.skeleton} ${styles[width]}`} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never change places.
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}
