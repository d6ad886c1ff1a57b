/** Start of a fragment that has the answers of a link. */
export const linkStart = '#answers.';

/** Returns true for the path of a page, with the prefix of a language or without. */
const isPage = (pathname: string, page: string) => pathname.replace(/\/$/, '').endsWith(page);

/**
 * Moves the answers of a link from the address to the document, where the form finds them. A reload loses them.
 * @param reader path of the page that reads them; any other page drops them
 */
export function takeLink(reader: string): void {
  const { origin, pathname, search, hash } = location;
  if (!hash.startsWith(linkStart)) return;
  if (isPage(pathname, reader)) document.documentElement.dataset.link = hash;
  history.replaceState(history.state, '', origin + pathname + search);
}

export function closeLink(): void {
  delete document.documentElement.dataset.link;
}
