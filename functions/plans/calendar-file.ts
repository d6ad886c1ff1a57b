import { addDays, type EnrollmentStep } from './enrollment.ts';
import enrollment from './tables/enrollment.json' with { type: 'json' };
import { locale } from './texts/en.ts';

const encoder = new TextEncoder();

/** Folds a line of a calendar at 75 octets (RFC 5545, 3.1), never inside a character. */
function foldLine(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      parts.push('');
      // The space that continues a line counts.
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Title and text of a step in whole sentences; most texts go on from their title. */
const formatStep = ({ title, text }: Pick<EnrollmentStep, 'title' | 'text'>): string =>
  /^\p{Lu}/u.test(text) && !title.endsWith(':') ? `${title}. ${text}` : `${title} ${text}`;

/** Reminders at 9:00 of the device's time, a week and a day before an event of a whole day. */
const alarmTriggers = ['-P6DT15H', '-PT15H'];

/** Steps of a calendar file that have a day which has not passed. */
export const listDatedSteps = (steps: readonly EnrollmentStep[], today: string) =>
  steps.flatMap((step) =>
    step.date !== undefined && step.date >= today ? { ...step, date: step.date } : [],
  );

/** List of steps, and what they are of. */
export interface StepList {
  steps: readonly EnrollmentStep[];
  /** Postal code of the state; absent for the whole country. */
  state?: string | undefined;
  /** Event that the steps follow; absent for open enrollment. */
  reason?: string;
  /** Person whom the steps are for, as on screen. */
  who?: string | undefined;
  /** Position of the person in the household. */
  person?: number | undefined;
}

interface CalendarTime {
  /** Day of the steps by ISO 8601. */
  today: string;
  /** Moment at which the file is made. */
  now: Date;
}

/**
 * Calendar file (RFC 5545) of the lists of a page: an event of one day for each step whose day has not passed, by day and
 * each once. An event has the same id in every file of a household and state, and a higher number in a later minute, so
 * that a later file updates it. Those of other households and states stay.
 * @param household id of the household, of ASCII characters
 */
export function formatCalendar(
  lists: readonly StepList[],
  household: string,
  { today, now }: CalendarTime,
): string {
  const events = new Map(
    lists.flatMap((list) =>
      listDatedSteps(list.steps, today).map((step) => [toEventId(list, step), { ...list, step }] as const),
    ),
  );
  const toBasic = (date: string) => date.replaceAll('-', '');
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const byDay = [...events].sort(
    ([, one], [, other]) => Date.parse(one.step.date) - Date.parse(other.step.date),
  );
  const eventLines = byDay.flatMap(([id, { step, who }]) => {
    const summary = escapeText(who === undefined ? step.title : `${who}: ${step.title}`);
    return [
      'BEGIN:VEVENT',
      `UID:${household}-${id}@premia`,
      `DTSTAMP:${stamp}`,
      `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
      `DTSTART;VALUE=DATE:${toBasic(step.date)}`,
      `DTEND;VALUE=DATE:${toBasic(addDays(step.date, 1))}`,
      `SUMMARY:${summary}`,
      `DESCRIPTION:${escapeText(formatStep(step))}`,
      'TRANSP:TRANSPARENT',
      ...alarmTriggers.flatMap((trigger) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${summary}`,
        `TRIGGER:${trigger}`,
        'END:VALARM',
      ]),
      'END:VEVENT',
    ];
  });
  const language = locale.slice(0, 2).toUpperCase();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Premia//Steps//${language}`,
    ...eventLines,
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** Id of an event among those of a household. */
const toEventId = (
  { state = 'US', reason = 'open_enrollment', person = 0 }: StepList,
  { code }: EnrollmentStep,
) => `${state}-${enrollment.plan_year}-${reason}-${code}-${person}`;
