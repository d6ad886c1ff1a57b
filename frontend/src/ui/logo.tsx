import styles from './logo.module.css';

/** The signature: a bar, the range, and on it, off its middle, a point, the estimate. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.bar} d="M2.5 16h27" />
      <circle className={styles.point} cx="20.5" cy="16" r="6.5" />
    </svg>
  );
}

/** The mark and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      Premia
    </span>
  );
}
