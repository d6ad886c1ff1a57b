import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Height in lines of text. */
  lines?: 1 | 2 | 3 | 5 | 8;
  /** Share of the container's width. */
  width?: 'third' | 'half' | 'full';
}

/** Placeholder of loading content, hidden from screen readers: add one status text for the whole page. */
export function Skeleton({ lines = 1, width = 'full' }: SkeletonProps) {
  return (
    <span className={`${styles.skeleton} ${styles[width]}`} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never reordered.
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}
