import { expect, it } from 'vitest';
import { findRequestedPage } from './reminders.tsx';

it.each([
  ['/main/history', 'Prediction History'],
  ['/main/history?type=car', 'Prediction History'],
  ['/main/history/01K0000000000000000000000', 'your saved prediction'],
  ['/main/car_prediction', 'Car Insurance Prediction'],
])('finds %s', (to, name) => {
  expect(findRequestedPage({ requested: to })).toEqual({ to, name });
});

it.each([
  null,
  'text',
  {},
  { requested: 7 },
  { requested: '/main' },
  { requested: '/about' },
  { requested: '/main/unknown' },
  { requested: '//example.com/main/history' },
  { requested: 'https://example.com/main/history' },
  { requested: 'javascript:alert(1)' },
])('finds no page in %j', (state) => {
  expect(findRequestedPage(state)).toBeUndefined();
});
