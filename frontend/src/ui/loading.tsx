import { Announcement } from './announcement.tsx';
import { commonTexts } from './common.texts.ts';
import styles from './loading.module.css';

interface SpinnerProps {
  /** Place, by default in the text: in a page of its own, or over the page that is left. */
  place?: 'page' | 'overlay';
}

/** Loading indicator. It appears after 200 ms, so that short waits do not flicker, and is said after 800 ms. */
export function Spinner({ place }: SpinnerProps) {
  return (
    <div className={`${styles.spinner} ${place ? styles[place] : ''} stack-16 quiet`}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.dot} />
      </span>
      <span>{commonTexts.loading}</span>
      <Announcement text={commonTexts.loading} saysFirst />
    </div>
  );
}

/** Placeholder for a page that is loading. Its hidden heading keeps the page valid for screen readers. */
export function PageLoading() {
  return (
    <>
      <title>Premia</title>
      <h1 className="visually-hidden">Premia</h1>
      <Spinner place="page" />
    </>
  );
}
