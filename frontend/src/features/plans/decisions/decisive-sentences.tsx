import type { MouseEvent } from 'react';
import styles from '#frontend/features/plans/tiles/plan-tiles.module.css';
import type { Outlook } from '#functions/plans/outlook.ts';
import { listDecisiveSentences } from './sentences.ts';

/** Sentences under the tiles, loaded apart from the result, since most households have none. */
export function DecisiveSentences({ outlook }: { outlook: Outlook }) {
  return listDecisiveSentences(outlook).map(({ text, detail, link }) => (
    <p key={text} className={styles.decisive}>
      <strong>{text}</strong> {detail}{' '}
      <a href={link.url} onClick={link.url.startsWith('#') ? showSection : undefined}>
        {link.name}
      </a>
    </p>
  ));
}

/** Shows a section of the result. The router would take a new address for a new step of the form. */
function showSection(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>(event.currentTarget.hash);
  heading?.scrollIntoView();
  heading?.focus();
}
