/** One numbered section of the terms. */
export interface TermsSection {
  title: string;
  paragraphs: readonly string[];
}

/** When these terms began to hold; part of the document's title, by which a stale PDF is found. */
export const termsDate = '20 November 2026';

/** The terms of use: the page and the PDF are both made from this. */
export const termsSections: readonly TermsSection[] = [
  {
    title: 'What Premia is',
    paragraphs: [
      'Premia is a student project that estimates annual health and car insurance premiums in US dollars. It is free of charge.',
      'Premia is not an insurer, a broker or an adviser. It sells no insurance and passes no application on to anyone.',
    ],
  },
  {
    title: 'What an estimate is',
    paragraphs: [
      'An estimate is made by a machine learning model from the answers you give. It is for information only and is not a final quote: an insurer may ask for more, or for less.',
      'Every estimate comes with the range in which most comparable premiums lie, and with the reasons that the model found. Neither is a promise.',
      'Where your answers lie outside what the model was trained on, the estimate says so and is less reliable.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'To keep your estimates you register with your name, your email address and a phone number. The email address identifies the account and cannot be changed.',
      'Keep your password to yourself. Changing it ends every other session of the account. Whoever is logged in acts in your name.',
    ],
  },
  {
    title: 'Your data',
    paragraphs: [
      'Your answers are used to make your estimates, and are kept with them so that you can look at them again. Nobody else is shown them.',
      'You can delete each estimate at any time; the answers behind it are deleted with it.',
      'Your password is stored only as a hash, from which it cannot be read back. Your browser keeps the token of your session until you log out.',
    ],
  },
  {
    title: 'Fair use',
    paragraphs: [
      'Do not use Premia to look for the data of others, to break its protection, or to burden it with automated requests. Accounts that do may be limited.',
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'Premia is provided as it is. As far as the law allows, nobody is liable for a decision that rests on an estimate. Ask an insurer before you choose or cancel a policy.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'These terms may change. The date at their head says since when they hold; whoever goes on using Premia accepts them.',
    ],
  },
];
