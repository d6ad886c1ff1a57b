import { useEffect, useState } from 'react';

/** Length from which the list of common passwords is loaded: shorter ones can't be sent. */
const minLength = 6;

/** Shorter names are part of too many other words. */
const minNameLength = 3;

/**
 * Note for a password that is easy to guess; the password can still be used.
 * @param personal the user's names and email address
 */
export function usePasswordNote(password: string, personal: readonly string[]): string | undefined {
  const [common, setCommon] = useState<ReadonlySet<string>>();
  const isLongEnough = password.length >= minLength;

  useEffect(() => {
    if (!isLongEnough) return;
    // The 10,000 first entries of `passwords.json` of @zxcvbn-ts/language-common 4.1.3 (MIT), most common first.
    import('./common-passwords.json').then(
      (list) => setCommon(new Set(list.default)),
      // Without the list there is no note, and the form works as before.
      () => undefined,
    );
  }, [isLongEnough]);

  return findPasswordNote(password, personal, common);
}

/** Returns the note for a password. Letter case is ignored, as in common guesses. */
export function findPasswordNote(
  password: string,
  personal: readonly string[],
  common: ReadonlySet<string> | undefined,
): string | undefined {
  const lowerCase = password.toLowerCase();
  if (common?.has(lowerCase)) {
    return 'This is one of the 10,000 most common passwords. You can use it, but it is easy to guess.';
  }
  const names = personal.flatMap((text) => [text, text.split('@')[0] ?? '']).map((text) => text.trim());
  if (names.some((name) => name.length >= minNameLength && lowerCase.includes(name.toLowerCase()))) {
    return 'This password contains your name or email address. You can use it, but it is easy to guess.';
  }
  return undefined;
}
