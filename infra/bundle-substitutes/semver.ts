/**
 * Replacement for `semver`. Only jsonwebtoken uses it, to check that Node is at least version 6.12, 15.7 or
 * 16.9; the functions run on Node 24.
 * Gain: 29 KB and 4 of 50 ms load time (best of 25 processes, 2026-11-21).
 */
export const satisfies = (): boolean => true;
