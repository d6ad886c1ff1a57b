import type { InsuranceType } from '#contract/predictions.ts';
import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

/** Texts of the header and the footer. */
export const siteTexts = {
  home: 'Premia, home',
  main: 'Main',
  about: 'About Us',
  login: 'Login',
  register: 'Register',
  profile: 'Profile',
  /** Name of the link with the first name, for screen readers. */
  userDashboard: (name: string) => `${name}, dashboard`,
  logout: 'Logout',
  logoutFailed: 'Logout failed. Please try again.',
  disclaimer: 'Estimates are for information only. They are not offers of insurance or final quotes.',
  footer: 'Footer',
  footerAbout: 'About',
  contact: 'Contact',
  developers: 'Developers',
  terms: 'Terms of use',
  privacy: 'Privacy',
  termsDocument: 'Terms (PDF)',
  termsFile: '/premia-terms-of-use.pdf',
  newTab: '(opens in a new tab)',
};

/** Texts of the sidebar and the header of the protected pages. */
export const mainTexts = {
  navigation: 'Main',
  home: 'Home',
  dashboard: 'Dashboard',
  health: 'Health Insurance Prediction',
  car: 'Car Insurance Prediction',
  history: 'Prediction History',
  profile: 'User Details',
  /** Name of the link with the first name, for screen readers. */
  userProfile: (name: string) => `${name}, profile`,
  expand: 'Expand sidebar',
  collapse: 'Collapse sidebar',
  logOut: 'Log Out',
  menu: 'Menu',
  system: 'Insurance Prediction System Services',
};

/** Answers and figures of the landing page's car sample, USD a year. */
interface CarSample {
  questions: number;
  premium: number;
  low: number;
  high: number;
}

export const landingTexts = {
  remark: 'AI-powered insurance prediction system',
  documentTitle: 'Health and car insurance premium estimates',
  loggedOut: 'You are logged out.',
  title: 'Your premium, explained',
  lead: 'See what a health plan costs you a month, after help, and why. Free. No account, and nobody calls you.',
  zip: 'Your ZIP code',
  wrongZip: 'Enter five digits, such as 77002.',
  seePrices: 'See prices',
  carInstead: 'Car insurance instead',
  register: 'Register',
  contact: 'Contact Us',
  busy: "We are busy. Don't try to contact us.",
  products: 'Two kinds of insurance',
  names: { health: 'Health insurance', car: 'Car insurance' } satisfies Record<InsuranceType, string>,
  links: { health: 'Health estimate', car: 'Car estimate' } satisfies Record<InsuranceType, string>,
  healthQuestions: (count: number) =>
    `ZIP code, age, the people to cover and your income give the prices of plans a month. ${count} questions about your health give what a year of care may cost.`,
  healthDuration: 'Prices after two answers, all in about two minutes',
  carQuestions:
    'Your age, driving experience, miles a year, the year your car was made, and past accidents. Your state, coverage and car class are optional.',
  carDuration: ({ questions, premium, low, high }: CarSample) =>
    `${questions} questions, about half a minute. A sample: 24 years old, 6 years of driving, 10,000 miles a year, one accident, a car of 2016: ${money(premium)} a year, likely ${money(low)} to ${money(high)}.`,
  stepsTitle: 'How it works',
  steps: [
    {
      name: 'Answer',
      text: 'Start with your ZIP code and age. Everything else makes the answer closer to yours.',
    },
    {
      name: 'See the price',
      text: 'See what you would pay a month, after a tax credit, and what a year may cost.',
    },
    {
      name: 'See the reasons',
      text: 'See how many dollars each answer added or took off, and what to do next.',
    },
  ],
  limits: 'What an estimate is not',
  limit:
    'An estimate is not an offer or a final quote. It is based on public data, without your insurer or your address. If one of your answers is beyond those of the data, the result warns you. Health insurers may use age, place and tobacco, not your health: the prices that they may charge come first.',
  profit: 'Who profits: nobody. We sell nothing.',
  sources: 'Sources, and how exact they are',
  testimonials: 'What people say',
  quote: 'Other sites only gave me a number. Premia showed me the reasons, and which of them I can change.',
  author: 'A user of health estimates',
  users: 'More than 5000 users trust these estimates',
  madeUp: 'Sample content: we made up the quote and the number for this page.',
};

/** Texts of the landing page's sample. */
export const sampleTexts = {
  caption: (age: number, income: number) =>
    `Sample: age ${age}, Harris County, Texas, income ${money(income)} a year`,
  levels: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' },
  full: (usd: number) => `full price ${money(usd)}`,
  month: 'a month',
  unknown: 'not known',
  explanation: (credit: number, planYear: number, isProjected: boolean) =>
    `The dot is what this person pays; the thin line runs to the full price. A tax credit of ${money(credit)} a month pays the rest. Prices of ${planYear}${isProjected ? `, as projected in ${planYear - 1}` : ''}.`,
};

export const supportTexts = {
  title: 'Support',
  email: 'Email',
  phone: 'Phone',
  hours: 'Hours',
  open: 'Monday to Friday, 9:00 to 17:00, New York time',
  sample: 'Sample content: nobody reads or answers here.',
};
