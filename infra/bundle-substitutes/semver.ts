/**
 * Replacement for `semver`. Only jsonwebtoken uses it, to check that Node is at least version 6.12, 15.7 or
 * 16.9; the functions run on Node 24.
 */
export const satisfies = (): boolean => true;
