import { describe, expect, it } from 'vitest';
import {
  findDeadline,
  findEffect,
  findSale,
  listEnrollmentSteps,
  listReasonSteps,
  listReasons,
  readDay,
} from './enrollment.ts';
import { getExchange } from './state-offices.ts';
import enrollment from './tables/enrollment.json' with { type: 'json' };

const tell = (state: string | undefined, today: string) =>
  listEnrollmentSteps(state, today).map(({ title, text }) => `${title} ${text}`);

describe('the day of an event', () => {
  it.each(['2025-01-01', '2027-03-14', '2028-02-29', '2029-12-31'])('may be %s', (day) =>
    expect(readDay(day, 2027)).toBe(day),
  );

  it.each([
    '',
    '2',
    '2027-03',
    '0002-03-14',
    '0020-03-14',
    '0027-03-14',
    '0202-03-14',
    '1027-03-14',
    '1962-03-14',
    '2024-12-31',
    '2030-01-01',
    '2027-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '12027-03-14',
    '03/14/2027',
  ])('is not read from %j', (text) => expect(readDay(text, 2027)).toBeUndefined());

  it.each([
    ['2027-03-14', '2027-03-01'],
    ['2027-03-01', '2027-02-01'],
    ['2027-01-01', '2026-12-01'],
    ['0020-03-14', '0020-03-01'],
  ])('on which a person turns 65, %s, has Medicare from %s', (day, from) =>
    expect(findEffect({ kind: 'turns_65', day })).toBe(from),
  );

  it('has a day before in any year that a date field may have', () => {
    expect(() => findEffect({ kind: 'turns_65', day: '0000-01-01' })).not.toThrow();
  });
});

describe('open enrollment', () => {
  it('leads with December 15 at HealthCare.gov, and names the court', () => {
    expect(tell('TX', '2026-11-22')).toEqual([
      'Choose a plan by December 15 for coverage from January 1.',
      'HealthCare.gov is open until January 15 for coverage from February 1. A court may change that day: an appeal was to be argued on October 30, and we know of no ruling. Later you need a reason, such as a move.',
    ]);
    expect(tell(undefined, '2026-12-16')).toHaveLength(1);
  });

  it.each([
    ['TX', '2026-10-31', undefined],
    ['TX', '2026-11-01', 'HealthCare.gov'],
    ['TX', '2027-01-15', 'HealthCare.gov'],
    ['TX', '2027-01-16', undefined],
    ['ID', '2026-12-16', undefined],
  ])('sells plans in %s on %s: %s', (state, today, name) => {
    expect(findSale(state, today)?.name).toBe(name);
  });

  it('ends on December 15 in Idaho', () => {
    expect(tell('ID', '2026-12-10')).toEqual([
      'Choose a plan by December 15 for coverage from January 1. It is the last day in Idaho: later you need a reason, such as a move.',
    ]);
    expect(tell('ID', '2026-12-20')).toEqual([
      'Enrollment for 2027 ended on December 15 at Your Health Idaho. Now you need a reason, such as lost job coverage or a move; Medicaid and CHIP take applications on any day.',
    ]);
  });

  it.each([
    [
      'RI',
      /open until December 31 for coverage from a later day, which it tells you\. We have this day from one source/,
    ],
    ['MA', /open until January 23 .*\. We have this day from one source alone: check it there\. Later/],
    ['CA', /open until January 31 for coverage from a later day, which it tells you\. Later/],
    [
      'OR',
      /^Oregon Health Insurance Marketplace is open until January 15 for coverage from February 1\. We have this day from one source/,
    ],
  ])('has the closing day of %s', (state, text) => expect(tell(state, '2026-12-01')[1]).toMatch(text));

  it.each([
    ['TX', '2027-01-16', true],
    ['TX', '2027-02-15', true],
    ['TX', '2027-02-16', false],
    ['OR', '2027-01-16', true],
    ['CO', '2027-01-16', false],
  ])('may have been extended in %s on %s: %s', (state, today, expected) => {
    expect(tell(state, today)[0]?.includes('Some marketplaces extend it: ask ')).toBe(expected);
  });

  it.each([
    ['CA', '2026-12-15', false],
    ['CA', '2026-12-16', true],
    ['RI', '2026-12-31', true],
    ['CA', '2027-01-01', false],
    ['TX', '2026-12-16', false],
  ])('may still have cover from January 1 in %s on %s: %s', (state, today, expected) => {
    const text = tell(state, today).at(-1);
    expect(/: ask (Covered California|HealthSource RI) whether it is still possible\./.test(text ?? '')).toBe(
      expected,
    );
  });

  it('has an end: from the opening day a year later that of the next year is about to begin or has ended', () => {
    expect(tell('TX', '2027-10-31')[0]).toMatch(/^Enrollment for 2027 ended on January 15/);
    const begun = 'Open enrollment for 2028 has begun, or begins about now: HealthCare.gov has the days.';
    expect(tell('TX', '2027-11-01')).toEqual([begun]);
    expect(tell('TX', '2028-01-15')).toEqual([begun]);
    expect(tell('TX', '2028-02-29')[0]).toMatch(
      /^Enrollment for 2028 has probably ended: ask HealthCare\.gov/,
    );
    expect(tell('TX', '2031-11-02')[0]).toMatch(/^Open enrollment for 2032 /);
    expect(tell('ID', '2027-10-14')[0]).toMatch(/^Enrollment for 2027 ended/);
    expect(tell('ID', '2027-10-15')[0]).toMatch(
      /^Open enrollment for 2028 .* Your Health Idaho has the days\.$/,
    );
  });

  it.each([
    ['2026-11-30', 15],
    ['2026-12-14', 1],
    ['2026-12-15', 0],
    ['2026-12-16', undefined],
  ])('has on %s as many days left for cover from January: %s', (today, days) => {
    expect(findDeadline('TX', today)?.days).toBe(days);
  });

  it('opens on November 1', () => {
    expect(tell('TX', '2026-10-31')[0]).toBe('Enrollment for 2027 opens at HealthCare.gov.');
    expect(tell('ID', '2026-10-31')).toHaveLength(1);
  });

  it('never closes before December 15, and has an address and ordered days for every exchange', () => {
    for (const state of [undefined, ...Object.keys(enrollment.states)]) {
      const { url, opens, closes, for_january: forJanuary = closes } = getExchange(state);
      expect(url).toMatch(/^https:\/\//);
      expect([opens, enrollment.safe_end, closes].sort()).toEqual([opens, enrollment.safe_end, closes]);
      expect(forJanuary <= closes).toBe(true);
    }
  });
});

describe('reasons for an enrollment of one’s own', () => {
  const events = ['lost_public', 'chip_age', 'marriage', 'divorce_or_death', 'immigration_status', 'release'];
  const isForAll = (event: string) =>
    ['lost_public', 'divorce_or_death', 'immigration_status'].includes(event);

  it.each([
    [17, ['insurer_leaves', 'lost_cover', 'job_begins', 'moving', 'baby', ...events.filter(isForAll)]],
    [25, ['insurer_leaves', 'lost_cover', 'job_begins', 'turning_26', 'moving', 'baby', ...events]],
    [45, ['insurer_leaves', 'lost_cover', 'job_begins', 'moving', 'baby', ...events]],
    [61, ['insurer_leaves', 'lost_cover', 'job_begins', 'moving', 'baby', ...events, 'turning_65']],
    [65, ['turning_65']],
    [67, []],
  ])('fit the age of %i', (age, expected) => {
    expect(listReasons(age, '2026-11-22').map(({ reason }) => reason)).toEqual(expected);
  });

  const dates = (...event: Parameters<typeof listReasonSteps>) =>
    listReasonSteps(...event).map(({ date }) => date);

  it('have dates from the day of the event, none without it', () => {
    expect(dates('lost_cover', '2026-12-31')).toEqual(['2027-03-01', '2027-01-01', '2027-03-01', undefined]);
    expect(dates('turning_26', '2027-02-10')).toEqual(['2027-02-10', '2027-04-11', '2027-03-01', undefined]);
    expect(dates('moving', '2026-11-22')).toEqual(['2027-01-21', '2026-12-01', undefined]);
    expect(dates('job_begins', '2027-06-15')).toEqual(['2027-07-15', '2027-06-30', undefined]);
    expect(dates('job_begins', '2027-06-01')).toEqual(['2027-07-01', '2027-05-31', undefined]);
    expect(dates('lost_public', '2027-01-31')).toEqual(['2027-05-01', '2027-02-01', undefined]);
    expect(dates('chip_age', '2027-06-30')).toEqual(['2027-06-30', '2027-09-28', '2027-07-01']);
    expect(dates('marriage', '2027-06-12')).toEqual(['2027-08-11', '2027-07-01', undefined, undefined]);
    expect(dates('divorce_or_death', '2027-01-31')).toEqual(['2027-04-01', '2027-02-01', undefined]);
    expect(dates('immigration_status', '2027-01-10')).toEqual(['2027-03-11', undefined]);
    expect(dates('release', '2027-01-10')).toEqual(['2027-03-11', undefined, undefined]);
    expect(dates('baby', '2028-01-01')).toEqual(['2028-03-01', undefined, undefined]);
    for (const { reason } of listReasons(25, '2026-11-22'))
      expect(dates(reason).every((date) => !date)).toBe(true);
  });

  it('have no steps before one is chosen', () => {
    expect(listReasonSteps('', '2027-01-10')).toEqual([]);
  });

  it('have the end of the year and 60 days before and after it, where an insurer leaves', () => {
    const { reason, date } = listReasons(45, '2026-11-22')[0] ?? expect.unreachable();
    expect({ reason, date }).toEqual({ reason: 'insurer_leaves', date: '2026-12-31' });
    expect(dates(reason, date)).toEqual(['2026-11-01', '2026-12-31', '2027-03-01', undefined]);
    const passed = listReasonSteps(reason, date, '2027-01-01').map(({ text }) => text.includes('passed'));
    expect(passed).toEqual([false, true, false, false]);
    expect(listReasons(45, '2027-06-01')[0]?.date).toBe('2027-12-31');
  });

  it('begin the new cover after today, where the old one has ended, and tell which days have passed', () => {
    const tellSteps = (today: string) =>
      listReasonSteps('lost_cover', '2026-10-15', today).map(({ text, date }) => `${date} ${text}`);
    const [choose, start, cobra] = tellSteps('2026-11-22');
    expect(choose).toMatch(/^2026-12-14 .*has ended\.$/);
    expect(start).toBe('2026-12-01 if you choose this month, because the old plan has ended.');
    expect(cobra).toMatch(/leaves you the tax credit\. .* is no reason for a new enrollment\.$/);
    expect(tellSteps('2026-12-15')[0]).toMatch(/ This day has passed\.$/);
    expect(tellSteps('2026-10-15')[1]).toBe(
      '2026-11-01 if you choose before the old plan ends. Then you have no gap.',
    );
  });

  it('begin Medicare three months before the month of 65, a month earlier for a birthday on the first', () => {
    expect(dates('turning_65', '2027-05-02')).toEqual(['2027-02-01', '2027-04-30', '2027-08-31']);
    expect(dates('turning_65', '2027-05-01')).toEqual(['2027-01-01', '2027-03-31', '2027-07-31']);
  });

  it('say until when a sign-up that has opened is open, and when it has passed', () => {
    const tellFirst = (...event: Parameters<typeof listReasonSteps>) => listReasonSteps(...event)[0]?.text;
    const signUp = (today: string) => tellFirst('turning_65', '2027-05-02', today);
    expect(signUp('2027-02-01')).toMatch(/with that month\.$/);
    expect(signUp('2027-02-02')).toMatch(/ It has opened, and you have until August 31, 2027\.$/);
    expect(signUp('2027-08-31')).toMatch(/ you have until August 31, 2027\.$/);
    expect(signUp('2027-09-01')).toMatch(/ This day has passed\.$/);
    expect(tellFirst('insurer_leaves', '2026-12-31', '2026-12-16')).toMatch(
      / you have until March 1, 2027\.$/,
    );
  });
});
