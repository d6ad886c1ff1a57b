import styles from './logo.module.css';

/** Logo mark: a bar for the range with an off-centre dot for the estimate. */
export function LogoMark() {
  return (
    <svg width="2.5rem" height="1.25rem" viewBox="0 0 40 20" fill="none" aria-hidden="true">
      <path className={styles.bar} d="M2 10h36" />
      <circle className={styles.point} cx="25" cy="10" r="7" />
    </svg>
  );
}

/** Logo mark with the product's name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      Premia
    </span>
  );
}
