import { type PublicPath, paths } from '#frontend/paths.ts';

/** Title of a page without one of its own. */
export const defaultTitle: string = 'Premia: health and car insurance premium estimates';

/** Description of each public page for search engines and social networks. */
export const descriptions: Readonly<Record<PublicPath, string>> = {
  [paths.landing]:
    'Estimate what a year of health or car insurance may cost you in US dollars, with the likely range and the reasons. Free, in about a minute.',
  [paths.register]: 'Create a free account to save your health and car insurance estimates.',
  [paths.login]: 'Log in to see your saved health and car insurance estimates.',
  [paths.forgotPassword]: 'Request a link to set a new password for your Premia account.',
  [paths.resetPassword]: 'Set a new password for your Premia account.',
  [paths.about]:
    'How Premia estimates annual health and car insurance premiums, how reliable an estimate is, and what happens to your data.',
  [paths.contact]: 'Email address, phone number and hours of Premia’s support.',
  [paths.terms]: 'The terms of use of Premia’s health and car insurance estimates.',
  [paths.privacy]:
    'What Premia stores about you, where and how long, who can read it, and how to download or delete it.',
  [paths.developers]:
    'Prices of US health plans after tax credit and state help, by HTTP and for assistants: addresses, requests, limits and sources.',
  [paths.healthEstimate]:
    'Estimate your annual health insurance premium in about a minute and without an account.',
  [paths.carEstimate]:
    'Estimate your annual car insurance premium with five questions, in about half a minute and without an account.',
};

/** Texts of the HTML file and of the web app manifest. */
export const documentTexts = {
  noScript: 'Estimates and accounts need JavaScript. Enable it in your browser, then reload this page.',
  appDescription: 'Health and car insurance premium estimates, with their range and reasons.',
};

export const pageErrorTexts = {
  failedRequest: {
    heading: 'This page could not be loaded',
    advice:
      'Check your connection, then try again. If Premia was updated since you opened it, reload the page: unfinished forms are then empty, your saved data are not affected.',
  },
  otherError: {
    heading: 'This page has stopped working',
    advice: 'The fault is ours. Try again, or reload the page. Your saved data are not affected.',
  },
  reload: 'Reload',
};
