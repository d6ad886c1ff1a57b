import { describe, expect, it } from 'vitest';
import { formatCalendar, type StepList } from './calendar-file.ts';
import { listEnrollmentSteps, listReasonSteps } from './enrollment.ts';

const today = '2026-11-22';
const now = new Date('2026-11-22T09:30:15.500Z');
const household = 'x7Fq';
const step = { code: 'ask', title: 'Ask', text: '' };

const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const format = (lists: readonly StepList[], time = { today, now }, id = household) =>
  unfold(formatCalendar(lists, id, time));
const read = (lines: readonly string[], name: string) => lines.filter((line) => line.startsWith(`${name}:`));

describe('a calendar file', () => {
  it('has an event of one day for each step with a day that has not passed, with two reminders', () => {
    const lines = format([{ steps: listEnrollmentSteps('ID', today), state: 'ID' }]);
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Premia//Steps//EN',
      'BEGIN:VEVENT',
      'UID:x7Fq-ID-2027-open_enrollment-choose_plan-0@premia',
      'DTSTAMP:20261122T093015Z',
      'SEQUENCE:29922330',
      'DTSTART;VALUE=DATE:20261215',
      'DTEND;VALUE=DATE:20261216',
      'SUMMARY:Choose a plan by December 15',
      expect.stringMatching(
        /^DESCRIPTION:Choose a plan by December 15 for cover(age)? from January 1\. It is the last/,
      ),
      'TRANSP:TRANSPARENT',
      ...['-P6DT15H', '-PT15H'].flatMap((trigger) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Choose a plan by December 15',
        `TRIGGER:${trigger}`,
        'END:VALARM',
      ]),
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(format([{ steps: [step, { ...step, date: '2026-11-21' }] }])).not.toContain('BEGIN:VEVENT');
    expect(format([{ steps: [{ ...step, date: today }] }])).toContain('BEGIN:VEVENT');
  });

  it('has the events of all lists by day, each once', () => {
    const enrollment = { steps: listEnrollmentSteps('TX', today), state: 'TX' };
    const ofAdult = (person: number, birthday: string): StepList => ({
      ...{ steps: listReasonSteps('turning_65', birthday, today), state: 'TX', reason: 'turning_65' },
      ...{ who: `Adult ${person}`, person },
    });
    const lines = format([ofAdult(0, '2027-05-02'), ofAdult(1, '2027-03-14'), enrollment, enrollment]);
    expect(
      read(lines, 'UID').map((line) => line.slice('UID:x7Fq-TX-2027-'.length, -'@premia'.length)),
    ).toEqual([
      'turning_65-sign_up-1',
      'open_enrollment-choose_plan-0',
      'open_enrollment-enrollment_open-0',
      'turning_65-sign_up-0',
      ...['turning_65-end_plan-1', 'turning_65-end_plan-0'],
      ...['turning_65-last_day-1', 'turning_65-last_day-0'],
    ]);
    const days = read(lines, 'DTSTART;VALUE=DATE');
    expect(days).toEqual([...days].sort());
    expect(read(lines, 'SUMMARY')[0]).toBe('SUMMARY:Adult 1: The first day to sign up for Medicare');
    // The ids are those of a file of one list.
    expect(read(lines, 'UID')).toEqual(expect.arrayContaining(read(format([enrollment]), 'UID')));
  });

  it('updates the events of an earlier file, even where their day has changed', () => {
    const list = (birthday: string, at: Date) =>
      format(
        [
          {
            ...{ steps: listReasonSteps('turning_65', birthday, today), state: 'TX', reason: 'turning_65' },
            who: 'Adult, 64',
          },
        ],
        { today, now: at },
      );
    const [first, later] = [
      list('2027-05-02', now),
      // A day that was corrected a minute later.
      list('2027-06-02', new Date(now.getTime() + 60_000)),
    ];
    expect(list('2027-05-02', now)).toEqual(first);
    expect(read(later, 'UID')).toEqual(read(first, 'UID'));
    expect(new Set(read(first, 'UID')).size).toBe(3);
    // Medicare: the first and the last day of the seven months around that of 65, and the last day of the old plan.
    const toStarts = (days: readonly number[]) => days.map((day) => `DTSTART;VALUE=DATE:${day}`);
    expect(read(first, 'DTSTART;VALUE=DATE')).toEqual(toStarts([20_270_201, 20_270_430, 20_270_831]));
    expect(read(later, 'DTSTART;VALUE=DATE')).toEqual(toStarts([20_270_301, 20_270_531, 20_270_930]));
    expect(read(later, 'SEQUENCE')[0]).toBe('SEQUENCE:29922331');
    expect(read(later, 'DTSTAMP')[0]).toBe('DTSTAMP:20261122T093115Z');
    expect(read(first, 'SUMMARY')[0]).toBe('SUMMARY:Adult\\, 64: The first day to sign up for Medicare');
  });

  it('has other events for another household, state, event or person', () => {
    const list = (changes: Partial<StepList>, id?: string) =>
      read(
        format(
          [
            {
              ...{
                steps: listReasonSteps('turning_65', '2027-05-02', today),
                state: 'TX',
                reason: 'turning_65',
              },
              ...changes,
            },
          ],
          { today, now },
          id,
        ),
        'UID',
      );
    const files = [
      list({}),
      list({}, 'y'),
      ...[{ state: 'OK' }, { reason: 'moved' }, { person: 1 }].map((changes) => list(changes)),
    ];
    expect(new Set(files.flat()).size).toBe(5 * list({}).length);
  });

  it('has whole sentences', () => {
    const sentences = read(
      format([{ steps: listReasonSteps('lost_cover', '2026-12-31', today) }]),
      'DESCRIPTION',
    );
    expect(sentences.join()).toMatch(/Decide about COBRA\. COBRA keeps/);
    expect(sentences.join()).toMatch(/Choose a plan within 60 days before or after/);
  });

  it('escapes text and folds lines at 75 octets, not inside a character', () => {
    const text = `a;b,c\\d\n${'’'.repeat(60)}`;
    const file = formatCalendar([{ steps: [{ ...step, text, date: '2026-12-31' }] }], household, {
      today,
      now,
    });
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:Ask a\\;b\\,c\\\\d\\n${'’'.repeat(60)}\r\n`);
    expect(lines.filter((line) => line.startsWith(' '))).toHaveLength(2);
  });
});
