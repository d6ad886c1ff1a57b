import { priceYear } from './household.ts';
import { formatState, getExchange } from './state-offices.ts';
import enrollment from './tables/enrollment.json' with { type: 'json' };
import table from './tables/reasons.json' with { type: 'json' };

/** Step, with the day until or from which it can be taken, by ISO 8601, if that is known. */
export interface Step {
  title: string;
  text: string;
  date?: string | undefined;
}

const { plan_year: planYear, safe_end: safeEnd } = enrollment;
const coverStart = `${planYear}-01-01`;
/** Last day for cover from 1 February where enrollment is open that long (45 CFR 155.410). */
const endForFebruary = `${planYear}-01-15`;

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Formats an ISO 8601 date without its year: "December 15". */
export const formatDay = (date: string) => monthAndDay.format(new Date(date));

/** Adds days to an ISO 8601 date, or to the first day of the month that is `months` after its own. */
function addDays(date: string, days: number, months?: number): string {
  const time = new Date(date);
  if (months !== undefined) time.setUTCMonth(time.getUTCMonth() + months, 1);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

const doubts: Readonly<Record<string, string>> = {
  'appeal open': ', unless a court changes that day',
  'one source': ' (we have this day from one source alone: check it there)',
};

/** Steps of open enrollment for the next plan year, from a day on. */
export function listEnrollmentSteps(state: string | undefined, today: string): Step[] {
  const { name, opens, closes, for_january: last = safeEnd, certainty } = getExchange(state);
  const lastDay = ` It is the last day in ${formatState(state)}: later you need a reason, such as a move.`;
  const start =
    closes === endForFebruary
      ? 'for cover from February 1'
      : 'for cover from a later day, which it tells you';
  const steps = [
    { isDue: today < opens, title: `Enrollment for ${planYear} opens`, text: `at ${name}.`, date: opens },
    {
      isDue: today <= last,
      title: `Choose a plan by ${formatDay(last)}`,
      text: `for cover from ${formatDay(coverStart)}.${closes === last ? lastDay : ''}`,
      date: last,
    },
    {
      isDue: closes > last && today <= closes,
      title: `${name} is open until ${formatDay(closes)}`,
      text: `${start}${doubts[certainty] ?? ''}. After that you need a reason, such as a move.`,
      date: closes,
    },
    {
      isDue: today > closes,
      title: `Enrollment for ${planYear} ended on ${formatDay(closes)}`,
      text: `at ${name}. Now you need a reason, such as lost job cover or a move; Medicaid and CHIP take applications on any day.`,
    },
  ];
  return steps.filter(({ isDue }) => isDue);
}

/** Last day for cover from the start of the plan year, with the days that are left; undefined after it. */
export function findDeadline(state: string | undefined, today: string) {
  const date = getExchange(state).for_january ?? safeEnd;
  if (today > date) return undefined;
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  return { date, days, text: `by ${formatDay(date)} for cover from ${formatDay(coverStart)}` };
}

/** Open enrollment of a state in plans of a year without prices yet; undefined on other days. */
export function findSale(state: string | undefined, today: string) {
  const { name, opens, closes } = getExchange(state);
  const isOpen = planYear > priceYear && today >= opens && today <= closes;
  return isOpen ? { year: planYear, name, closes } : undefined;
}

/** Lists the events that open a special enrollment, or Medicare, at an age. */
export const listReasons = (age: number) =>
  table.reasons.filter(({ ages: [from = 0, to = 0] }) => age >= from && age <= to);

interface ReasonStep {
  title: string;
  text: string;
  /** Text after the event. */
  after?: string;
  /** Months and days from the event. */
  months?: number;
  days?: number;
}

/**
 * Steps after an event.
 * @param day day of the event by ISO 8601: last day of the old cover, 26th birthday, move, birth, 65th birthday
 * @param today ISO 8601; steps until an earlier day say that it has passed
 */
export function listReasonSteps(reason: string, day?: string, today = ''): Step[] {
  // Medicare treats a person born on the first of a month as born in the month before.
  const start = day && reason === 'turning_65' ? addDays(day, -1) : day;
  const steps: readonly ReasonStep[] = table.reasons.find((row) => row.reason === reason)?.steps ?? [];
  return steps.map(({ title, text, months, days, after }) => {
    if (start === undefined || (months === undefined && days === undefined)) return { title, text };
    // Cover begins with a month, after the event and after the choice of a plan.
    if (after && start < today) return { title, text: after, date: addDays(today, 0, months) };
    const date = addDays(start, days ?? 0, months);
    return { title, text: date < today ? `${text} This day has passed.` : text, date };
  });
}

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

/** Calendar file (RFC 5545) with an event of one day for each step that has a date. */
export function formatCalendar(steps: readonly Step[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const toBasic = (date: string) => date.replaceAll('-', '');
  const events = steps.flatMap(({ title, text, date }, index) =>
    date === undefined
      ? []
      : [
          'BEGIN:VEVENT',
          `UID:${stamp}-${index}@premia`,
          `DTSTAMP:${stamp}`,
          `DTSTART;VALUE=DATE:${toBasic(date)}`,
          `DTEND;VALUE=DATE:${toBasic(addDays(date, 1))}`,
          `SUMMARY:${escapeText(title)}`,
          `DESCRIPTION:${escapeText(text)}`,
          'TRANSP:TRANSPARENT',
          'END:VEVENT',
        ],
  );
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Premia//Steps//EN', ...events, 'END:VCALENDAR'];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
