import { type Language, languages } from '#contract/languages.ts';

/** Language of this build of the website. */
export const language: Language = 'en';

/** Locale of numbers, lists and dates. */
export const locale: string = languages.en.locale;

/** Prefix of the paths of this build's pages. */
export const prefix: string = languages.en.prefix;
