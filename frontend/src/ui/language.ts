import { type Language, languages } from '#contract/languages.ts';

declare global {
  /** Language of a build of the website, a constant that Vite puts in its place. Without a build texts are English. */
  var premiaLanguage: Language | undefined;
}

export const language: Language = globalThis.premiaLanguage ?? 'en';

/** Locale of numbers, lists and dates, and prefix of the paths of this build's pages. */
export const { locale, prefix } = languages[language];
