import { type Language, languages } from '#contract/languages.ts';

export const language: Language = 'en';

/** Locale of numbers, lists and dates. */
export const locale: string = languages.en.locale;

/** Prefix of the paths of this build's pages. */
export const prefix: string = languages.en.prefix;

/** Words of several pages. */
export const commonTexts = {
  downloaded: 'The file was downloaded.',
  loading: 'Loading...',
  notShown: 'We can’t show this part of the page right now.',
  saving: 'Saving...',
  deleting: 'Deleting...',
  reload: 'Reload this page',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again...',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  messages: 'Messages',
  notProvided: 'Not provided',
  skip: 'Skip to content',
  yesOrNo: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
};

export const fieldTexts = {
  allRequired: 'All fields are required.',
  check: (count: number) => (count === 1 ? 'Check 1 answer' : `Check ${count} answers`),
  found: (count: number) => `${count} found`,
  email: 'Email',
  show: 'Show',
  hide: 'Hide',
  showLabel: (label: string) => `Show ${label.toLowerCase()}`,
  hideLabel: (label: string) => `Hide ${label.toLowerCase()}`,
};
