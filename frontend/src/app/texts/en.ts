import { type PublicPath, paths } from '#frontend/paths.ts';

/** Title of a page without one of its own. */
export const defaultTitle: string = 'Premia: health and car insurance premium estimates';

/** Description of each public page for search engines and social networks. */
export const descriptions: Readonly<Record<PublicPath, string>> = {
  [paths.landing]:
    'Estimate what a year of health or car insurance may cost you in US dollars, with the likely range and the reasons. It is free and takes about a minute.',
  [paths.register]: 'Create a free account to save your health and car insurance estimates.',
  [paths.login]: 'Log in to see your saved health and car insurance estimates.',
  [paths.forgotPassword]: 'Request a link to set a new password for your Premia account.',
  [paths.resetPassword]: 'Set a new password for your Premia account.',
  [paths.about]:
    'Read how Premia estimates annual health and car insurance premiums, how reliable an estimate is, and what happens to your data.',
  [paths.contact]: 'Find the email address, phone number and hours of Premia’s support.',
  [paths.terms]: 'Read the terms of use of Premia’s health and car insurance estimates.',
  [paths.privacy]:
    'Read what Premia stores about you, where and for how long, who can read it, and how you download or delete it.',
  [paths.developers]:
    'Get prices of US health plans after tax credit and state help, over HTTP or for assistants. The page has addresses, requests, limits and sources.',
  [paths.healthEstimate]:
    'Estimate your annual health insurance premium in about a minute. You need no account.',
  [paths.carEstimate]:
    'Estimate your annual car insurance premium with five questions in about half a minute. You need no account.',
};

/** Texts of the HTML file and of the web app manifest. */
export const documentTexts = {
  noScript: 'Estimates and accounts need JavaScript. Enable it in your browser, then reload this page.',
  appDescription: 'Premia estimates health and car insurance premiums, with their range and reasons.',
};

export const pageErrorTexts = {
  failedRequest: {
    heading: 'This page could not be loaded',
    advice:
      'Check your connection, then try again. If we have updated Premia since you opened it, reload the page. Unfinished forms are then empty, but you lose no saved data.',
  },
  otherError: {
    heading: 'This page has stopped working',
    advice: 'The fault is ours. Try again, or reload the page. You lose no saved data.',
  },
  reload: 'Reload',
};
