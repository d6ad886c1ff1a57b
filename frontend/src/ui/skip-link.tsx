import styles from './skip-link.module.css';

/** The id of the element that holds a page's content. */
export const contentId = 'content';

/** The first stop of the keyboard: past the navigation, to the content. */
export function SkipLink() {
  return (
    <a
      className={styles.skip}
      href={`#${contentId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
