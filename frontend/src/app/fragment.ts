/** Encoded `#` in a path: some mail gateways turn it into `%23`, and encode that again. */
const encodedHash = /%((?:25){0,9})23/;

/**
 * Moves the fragment of a link out of its path, where a mail gateway has encoded its `#`.
 * @returns the address without its origin; undefined for a path without a fragment
 */
export function restoreFragment({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const found = encodedHash.exec(pathname);
  if (!found) return undefined;
  const { 0: sign, 1: nesting = '', index } = found;
  let fragment = pathname.slice(index + sign.length);
  // The rest was encoded as often as the sign.
  for (let count = 0; count <= nesting.length / 2; count += 1) fragment = decode(fragment);
  return `${pathname.slice(0, index) || '/'}${search}#${fragment}${hash.slice(1)}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
