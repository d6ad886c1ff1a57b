import { commonTexts } from './common.texts.ts';

/** Id of the element with the page's content. */
export const contentId = 'content';

/** First focusable element of a page; moves the focus past the navigation. */
export function SkipLink() {
  return (
    <a
      className="skip-link"
      href={`#${contentId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {commonTexts.skip}
    </a>
  );
}
