import { expect, it } from 'vitest';
import { describeEnrollment } from './enrollment-card.tsx';

const reason = expect.stringContaining('you need a reason');
const byDecember = 'by December 15 for coverage from January 1';
const last = { last: '2026-12-15' };

it.each([
  ['TX', '2026-10-31', 'Enrollment for 2027 opens', 'on November 1 at HealthCare.gov.', undefined],
  ['TX', '2026-11-22', '23 days left', byDecember, last],
  ['TX', '2026-12-14', '1 day left', byDecember, last],
  ['RI', '2026-12-15', 'Last day', byDecember, last],
  ['NY', '2027-02-15', 'Enrollment for 2027 ended on January 31', reason, undefined],
  [
    'TX',
    '2027-11-02',
    'Open enrollment for 2028 has begun, or begins about now',
    'HealthCare.gov has the days.',
    undefined,
  ],
])('describes the enrollment in %s on %s', (state, today, title, text, days) => {
  expect(describeEnrollment(state, today)).toMatchObject({ title, text, days });
});

it('names the later end once the last day for January is over', () => {
  const { title, days } = describeEnrollment('TX', '2026-12-16');
  expect(title).toMatch(/^HealthCare\.gov is open until /);
  expect(days).toEqual({ opens: '2026-11-01', closes: expect.any(String) });
});
