import { type Language, languageCodes, languages } from '#contract/languages.ts';
import { readStored, readText, removeStored, writeStored, writeText } from './browser-storage.ts';

const chosenKey = 'language';
/** Set until the account has the choice. */
const unsavedKey = 'unsaved-language';
const offeredKey = 'language-offered';
const entryKey = 'history-entry';

const readLanguage = (key: string): Language | undefined => {
  const stored = readText('localStorage', key);
  return languageCodes.find((code) => code === stored);
};

/** Language that was last chosen on this device by a link. */
export const readChosenLanguage = () => readLanguage(chosenKey);

/** Choice on this device that the account may not have yet. */
export const readUnsavedLanguage = () => readLanguage(unsavedKey);

export const removeUnsavedLanguage = () => removeStored('localStorage', unsavedKey);

/** Stores the language of a link, and the state of the history entry, such as the result on screen, for its page. */
export function chooseLanguage(code: Language, path: string): void {
  writeText('localStorage', chosenKey, code);
  writeText('localStorage', unsavedKey, code);
  writeStored('sessionStorage', entryKey, { path, state: history.state });
}

/** Loads a page in another language. */
export function openInLanguage(code: Language, path: string, state: unknown): void {
  const address = languages[code].prefix + path;
  writeStored('sessionStorage', entryKey, { path: address, state: { usr: state, idx: 0 } });
  location.assign(address);
}

/** Restores the state of the history entry from which a link led to the same page in this language. */
export function restoreHistoryEntry(): void {
  const { path, state } = Object(readStored('sessionStorage', entryKey));
  removeStored('sessionStorage', entryKey);
  if (path === location.pathname) history.replaceState(state, '');
}

/**
 * Finds the language to offer on an English page: the one chosen on this device, otherwise the browser's, once.
 */
export function findOfferedLanguage(): Language | undefined {
  const chosen = readChosenLanguage();
  if (chosen || readText('localStorage', offeredKey)) return chosen;
  const preferred = languageCodes.find((code) => navigator.language.toLowerCase().split('-')[0] === code);
  if (preferred && preferred !== 'en') writeText('localStorage', offeredKey, preferred);
  return preferred;
}
