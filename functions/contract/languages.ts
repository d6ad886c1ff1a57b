/** Languages of the website: the prefix of its paths, the locale of numbers and dates, and the name in itself. */
export const languages = {
  en: { prefix: '', locale: 'en-US', name: 'English' },
  es: { prefix: '/es', locale: 'es-US', name: 'Español' },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as [Language, ...Language[]];
