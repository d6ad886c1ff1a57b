import styles from './range-line.module.css';

/** The signature while an estimate is on its way: the dot travels the bar. */
export function TravellingDot() {
  return (
    <svg className={styles.travelling} viewBox="0 0 120 20" aria-hidden="true">
      <line className={styles.bar} x1="6" x2="114" y1="10" y2="10" />
      <circle className={styles.dot} cx="10" cy="10" r="7" />
    </svg>
  );
}
