/** Something that keeps Premia from starting and that its user can mend: the message says how. */
export class StartError extends Error {
  override name = 'StartError';
}
