/** Start of a fragment that has the answers of a link. */
export const linkStart = '#answers.';

/** Moves the answers of a link from the address to the document, where the form finds them. A reload loses them. */
export function takeLink(): void {
  const { origin, pathname, search, hash } = location;
  if (!hash.startsWith(linkStart)) return;
  document.documentElement.dataset.link = hash;
  history.replaceState(history.state, '', origin + pathname + search);
}

export function closeLink(): void {
  delete document.documentElement.dataset.link;
}
