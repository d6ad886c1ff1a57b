import { type Language, languages } from '#contract/languages.ts';

/** Language of this build of the website. */
export const language: Language = 'en';

/** Locale of numbers, lists and dates. */
export const locale: string = languages.en.locale;
