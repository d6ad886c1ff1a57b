import type { InsuranceType } from '#contract/insurance-answers.ts';
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
  lead: 'See what a health plan costs you a month after help, and why. It is free. You need no account, and nobody calls you.',
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
    `Tell us your ZIP code, your age, your income and the people to cover, and see what plans cost a month. Answer ${count} questions about your health, and see what a year of care may cost.`,
  healthDuration: 'You see prices after two answers. All questions take about two minutes.',
  carQuestions:
    'Tell us your age, driving experience, miles a year, the year your car was made, and past accidents. Your state, coverage and car class are optional.',
  carDuration: ({ questions, premium, low, high }: CarSample) =>
    `The ${questions} questions take about half a minute. A driver aged 24 with 6 years of driving, 10,000 miles a year, one accident and a car of 2016, for example, would pay about ${money(premium)} a year, likely ${money(low)} to ${money(high)}.`,
  stepsTitle: 'How it works',
  steps: [
    {
      name: 'Answer',
      text: 'Start with your ZIP code and age. Every further answer brings the prices closer to yours.',
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
    'An estimate is not an offer or a final quote. It is based on public data, which has neither your insurer nor your address. If nobody in the data has an answer like yours, the result tells you. The law lets health insurers use your age, place and tobacco use, but not your health. So the result begins with the prices that they can charge.',
  profit: 'Nobody profits from this: we sell nothing.',
  sources: 'Sources, and how exact they are',
  testimonials: 'What people say',
  quote: 'Other sites only gave me a number. Premia showed me the reasons, and which of them I can change.',
  author: 'A user of health estimates',
  users: 'More than 5000 users trust these estimates',
  madeUp: 'This is sample content: we made up the quote and the number.',
};

/** Texts of the landing page's sample. */
export const sampleTexts = {
  caption: (age: number, income: number) =>
    `Sample: a person aged ${age} in Harris County, Texas, with an income of ${money(income)} a year`,
  levels: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' },
  full: (usd: number) => `full price ${money(usd)}`,
  month: 'a month',
  unknown: 'not known',
  explanation: (credit: number, planYear: number, isProjected: boolean) =>
    `The dot shows what this person pays, and the thin line ends at the full price. A tax credit of ${money(credit)} a month pays the rest. These are prices of ${planYear}${isProjected ? `, as we projected them in ${planYear - 1}` : ''}.`,
};

export const supportTexts = {
  title: 'Support',
  email: 'Email',
  phone: 'Phone',
  hours: 'Hours',
  open: 'Monday to Friday, 9 am to 5 pm, New York time',
  sample: 'This is sample content: nobody reads or answers messages here.',
};
