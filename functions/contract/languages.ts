/**
 * Languages of the website: the prefix of its paths, the locale of numbers and dates, and in the language itself its name
 * and the line that offers it.
 */
export const languages = {
  en: { prefix: '', locale: 'en-US', name: 'English', offer: 'Do you prefer English?' },
  es: { prefix: '/es', locale: 'es-US', name: 'Español', offer: '¿Prefiere español?' },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as [Language, ...Language[]];
