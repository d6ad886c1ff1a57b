import type { ReactNode } from 'react';

type Render = (text: string) => ReactNode;

export const dashboardTexts = {
  title: 'Dashboard',
  failed: 'Failed to load dashboard data',
  welcome: (name: string) => `Welcome back, ${name}!`,
  user: 'User',
  totalsFailed: 'Your totals could not be loaded',
  recent: 'Recent Predictions',
  recentFailed: 'Your predictions could not be loaded',
  noneTitle: 'No predictions yet',
  none: 'Answer a few questions to see your premium, its range and the reasons.',
  first: 'Make Your First Prediction',
  viewAll: 'View All Predictions',
  estimateFirst: 'See what a health plan costs you a month',
  choose: 'Choose prediction type',
  forms: { health: 'Health Insurance', car: 'Car Insurance' },
  total: 'Total Predictions',
  last: 'Last Prediction',
  notLoaded: 'Not loaded',
  noDate: 'NA',
};

export const enrollmentCardTexts = {
  /** Under prices that differ from those of the stored prediction. */
  today: 'These are today’s prices. They differ from those of your saved estimate.',
  lastDay: 'Last day',
  /** After the days that are left, for screen readers. */
  toEnroll: 'to enroll',
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  opens: (day: string, where: string) => `on ${day} ${where}`,
  instead: (title: string, link: Render) => (
    <>
      <span>{`${title}, according to `}</span>
      {link('your newest health prediction')}
    </>
  ),
  /** @param help what the prices are after */
  prices: (year: number, help: string, link: Render) => (
    <>
      <span>{`a month in ${year}, according to `}</span>
      {link('your newest health prediction')}
      <span>{`. ${help}.`}</span>
    </>
  ),
};

/** Texts of the card of the newest car. */
export const carCardTexts = {
  title: 'Your car',
  prices: (link: Render) => (
    <>
      <span>{'a month, according to '}</span>
      {link('your newest car prediction')}
    </>
  ),
};

/** Texts of the reminders above the dashboard. */
export const reminderTexts = {
  unfinished: 'You have an unfinished estimate',
  unfinishedMany: 'You have unfinished estimates',
  continue: { health: 'Continue your health estimate', car: 'Continue your car estimate' },
  discard: 'Discard it',
  discardMany: 'Discard them',
  stored: 'Your answers are stored in this browser tab until you close it or your session ends.',
  pages: {
    health: 'Health Insurance Prediction',
    car: 'Car Insurance Prediction',
    history: 'Prediction History',
    prediction: 'your saved prediction',
    compare: 'your comparison',
    profile: 'User Details',
  },
  goOn: (page: string) => `Continue to ${page}`,
  requested: 'You can now open the page that required the login.',
};
