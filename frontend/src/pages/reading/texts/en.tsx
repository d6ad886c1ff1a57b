import type { ReactNode } from 'react';
import { formatNumber, formatRoundedMoney } from '#frontend/ui/format.ts';

type Render = (text: string) => ReactNode;

/** Figures of the models' evaluation. */
interface Accuracy {
  areas: number;
  errorWithState: number;
  healthCoverage: number;
  /** Of single insurers, in cells of a driver, cover and place. */
  surveyPrices: number;
  cells: number;
  /** Of the log median, the level of each survey removed. */
  surveyError: number;
  /** Share of the prices that are in the range, with the level removed and left in. */
  surveyCoverage: number;
  surveyCoverageRaw: number;
}

const formatPercent = (fraction: number) => `${Math.round(fraction * 100)}%`;

export const aboutTexts = {
  title: 'About Us',
  home: 'Home',
  lead: 'Premia is a student project. It estimates annual health and car insurance premiums in US dollars, shows the likely range, and explains what raises or lowers each estimate.',
  picture: 'How to read an estimate',
  dot: 'Dot: the estimate',
  bar: 'Bar: the likely range',
  premium: (usd: number) => `${formatRoundedMoney(usd)} a year`,
  range: (low: number, high: number) => `${formatRoundedMoney(low)} to ${formatRoundedMoney(high)}`,
  sample: 'This sample is car insurance for a person of 24 with 6 years of driving and one accident.',
  basis: 'What an estimate is based on',
  health: (cms: Render, meps: Render) => (
    <>
      The prices of health plans are those of the marketplace in 2026 ({cms('CMS, public use files of 2026')},
      and prices that insurers filed with the states). The premium by health is the price of the
      second-cheapest silver plan, times your expected medical cost against the average of your age: costs of
      privately insured adults ({meps('Medical Expenditure Panel Survey, 2012 to 2015')}). In New York and
      Vermont, whose prices do not depend on age, it follows the federal age curve instead. Insurers may use
      only age, place and tobacco, so the price that they may charge comes first.
    </>
  ),
  car: (naic: Render, bls: Render, policies: Render) => (
    <>
      A car estimate is the average premium of 2023 in the country or your state (
      {naic('NAIC, Auto Insurance Database Report 2022/2023')}), raised to prices of August 2026 (
      {bls('BLS, consumer price index, August 2026')}), times the effects of the driver, the mileage, past
      accidents and the car. The effects of the car’s age and class come from policies of a French insurer (
      {policies('CASdatasets, policies of 2003 and 2004')}).
    </>
  ),
  reliability: 'How reliable an estimate is',
  range80:
    'Each estimate has a range: the wider it is, the less certain the estimate. Estimates are based on machine learning. They are for information only and are not final quotes.',
  accuracy: ({ areas, errorWithState, healthCoverage, ...car }: Accuracy) =>
    `In ${formatNumber(areas)} rating areas, by the number of people insured, the price by state alone is wrong by ${formatRoundedMoney(errorWithState)} a year on average, and ${formatPercent(healthCoverage)} of the prices are in the range; a ZIP code gives the filed price where it is known. For cars we compared ${formatNumber(car.surveyPrices)} prices of single insurers for ${car.cells} drivers and places in five state surveys. Apart from the level of each survey, the estimate is wrong by about ${formatPercent(car.surveyError)}, and ${formatPercent(car.surveyCoverage)} of the prices are in the range; with that level, ${formatPercent(car.surveyCoverageRaw)} are, because list prices before discounts were 0.7 to 3.8 times the estimate. The estimate is weakest in the level of a state and in expensive areas, and the drivers are few. No public data shows what US drivers pay one by one.`,
  data: 'Your data',
  privacy: (privacy: Render) => (
    <>
      No other user can see your estimates, and you can delete each of them at any time. We use your answers
      to estimate your premium, and for nothing else. The {privacy('privacy page')} has the details.
    </>
  ),
  build: 'How it is built',
  parts: [
    'a single-page front end in React',
    'a REST backend',
    'a machine learning model: rating tables fitted to data, one for health and one for car insurance',
    'a relational database in the original design (this website stores its data in DynamoDB)',
  ],
};

export const contactTexts = {
  title: 'Contact',
  lead: "Contact us if something doesn't work or an estimate looks wrong. Tell us what you did and what you saw. Never send us your password.",
  before: 'Before you write',
  about: 'Sources, and how exact they are',
  privacy: 'What we store, and how to delete it',
  forgotPassword: 'Forgot your password?',
};

export const notFoundTexts = {
  title: 'Page not found',
  lead: 'There is no page at this address. Check the address for typing errors.',
  landing: 'Go to the home page',
  dashboard: 'Go to the dashboard',
  others: 'Other pages',
  health: 'Health estimate',
  car: 'Car estimate',
  about: 'About Us',
  history: 'Prediction History',
  profile: 'Profile',
};

export const developersTexts = {
  title: 'For developers',
  lead: 'Your own program can get the prices of this website, after tax credit and state help. It needs no account or key. The figures are information, not an offer.',
  requests: 'Three requests',
  address: (premia: ReactNode, openapi: ReactNode) => (
    <>
      Set {premia} to the address of this website. {openapi} describes every path, field and error.
    </>
  ),
  county: 'Find the county of a ZIP code',
  plans: 'Price plans for a household',
  car: 'Estimate a car premium',
  assistants: 'Assistants',
  server: (path: ReactNode) => (
    <>
      The Model Context Protocol server is at {path}. It has five tools that only read, and uses streamable
      HTTP without sessions.
    </>
  ),
  vsCode: 'VS Code, in .vscode/mcp.json',
  limits: 'Limits',
  limit: (perMinute: number) =>
    `You can send ${perMinute} requests a minute from each IPv4 address or IPv6 /64 network, for estimates, plans, places and assistants together. Above that, the status is 429, and Retry-After has the seconds to wait. A request can have at most 64 KiB.`,
  versions: 'Versions',
  stability:
    'Fields may be added to responses: ignore those that you do not know. Branch on codes, not on messages. Every price of a health plan has its plan year.',
  stored: 'Data that is stored',
  storage: (privacy: Render) => (
    <>
      We store a counter of requests under a hash of the address, and for 30 days a line of the log with
      route, time and status. We do not store the data of a request. The {privacy('privacy page')} has the
      details.
    </>
  ),
  use: 'Use of the figures',
  licence:
    'Marketplace prices by CMS and the states, counties by HUD and the Census, poverty lines by HHS and percentages by the IRS are public: you may use and publish them with their source, and with the plan year and basis that the response has. Prices that are not filed for the county also rest on calculators of KFF. Average car premiums of 2023 are by NAIC, which holds the copyright of its report: quote single figures with credit, and copy no table.',
};

export const termsTexts = {
  privacy: 'Privacy',
  partOf: (terms: Render) => <>This page is part of the {terms('terms of use')}.</>,
  download: 'Download as PDF',
};
