import { expect, it } from 'vitest';
import { describeEnrollment } from './enrollment-card.tsx';

it.each([
  ['TX', '2026-10-31', 'Enrollment for 2027 opens', 'on November 1 at HealthCare.gov.', false],
  ['TX', '2026-11-22', '23 days left', 'by December 15 for cover from January 1', true],
  ['TX', '2026-12-14', '1 day left', 'by December 15 for cover from January 1', true],
  ['TX', '2026-12-15', 'Last day', 'by December 15 for cover from January 1', true],
  [
    'NY',
    '2027-02-15',
    'Enrollment for 2027 ended on January 31',
    expect.stringContaining('you need a reason'),
    false,
  ],
])('describes the enrollment in %s on %s', (state, today, title, text, isOpen) => {
  const enrollment = describeEnrollment(state, today);
  expect(enrollment).toMatchObject({ title, text });
  expect(enrollment.days !== undefined).toBe(isOpen);
});

it('names the later end once the last day for January is over', () => {
  const { title, days } = describeEnrollment('TX', '2026-12-16');
  expect(title).toMatch(/^HealthCare\.gov is open until /);
  expect(days).toEqual({ opens: '2026-11-01', closes: expect.any(String) });
});
