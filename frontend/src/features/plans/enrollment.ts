import enrollment from '#model/artifacts/plans/enrollment-2027.json' with { type: 'json' };
import { formatState, getExchange } from './state-offices.ts';

/** Something to do, with the day until which or from which it can be done, by ISO 8601, if that is known. */
export interface Step {
  title: string;
  text: string;
  date?: string | undefined;
}

/** Event that opens an enrollment of its own, or Medicare. */
export type Reason = 'lost_cover' | 'turning_26' | 'moving' | 'baby' | 'turning_65';

const { plan_year: planYear, safe_end: safeEnd } = enrollment;
const coverStart = `${planYear}-01-01`;
/** Last day for cover from 1 February where enrollment is open that long (45 CFR 155.410). */
const endForFebruary = `${planYear}-01-15`;

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Formats an ISO 8601 date without its year: "December 15". */
export const formatDay = (date: string) => monthAndDay.format(new Date(date));

/** Adds days to an ISO 8601 date. */
function addDays(date: string, days: number): string {
  const time = new Date(date);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

/** First day of the month that is `months` after that of an ISO 8601 date. */
function toMonthStart(date: string, months: number): string {
  const time = new Date(date);
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}

const doubts: Readonly<Record<string, string>> = {
  'appeal open': ', unless a court changes that day',
  'one source': ', by our one source: check there',
};

/** Steps of open enrollment for the next plan year, from a day on. */
export function listEnrollmentSteps(state: string | undefined, today: string): Step[] {
  const { name, opens, closes, for_january: forJanuary, certainty } = getExchange(state);
  const lastForJanuary = forJanuary ?? safeEnd;
  const steps: Step[] = [];
  if (today < opens) {
    steps.push({ title: `Enrollment for ${planYear} opens`, text: `at ${name}.`, date: opens });
  }
  if (today <= lastForJanuary) {
    steps.push({
      title: `Choose a plan by ${formatDay(lastForJanuary)}`,
      text: `for cover from ${formatDay(coverStart)}.${closes === lastForJanuary ? ` It is the last day in ${formatState(state)}: later you need a reason, such as a move.` : ''}`,
      date: lastForJanuary,
    });
  }
  if (closes > lastForJanuary && today <= closes) {
    const start =
      closes === endForFebruary ? 'for cover from February 1' : 'for a later start of cover: ask it which';
    steps.push({
      title: `${name} is open until ${formatDay(closes)}`,
      text: `${start}${doubts[certainty] ?? ''}. After that you need a reason, such as a move.`,
      date: closes,
    });
  }
  if (today > closes) {
    steps.push({
      title: `Enrollment for ${planYear} ended on ${formatDay(closes)}`,
      text: `at ${name}. Now you need a reason, such as lost job cover or a move; Medicaid and CHIP take applications on any day.`,
    });
  }
  return steps;
}

/** Last day for cover from the start of the plan year, with the days that are left; undefined after it. */
export function findDeadline(state: string | undefined, today: string) {
  const date = getExchange(state).for_january ?? safeEnd;
  if (today > date) return undefined;
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  return { date, days, text: `by ${formatDay(date)} for cover from ${formatDay(coverStart)}` };
}

const reasons: readonly { reason: Reason; name: string; minAge: number; maxAge: number }[] = [
  { reason: 'lost_cover', name: 'Lost job cover', minAge: 0, maxAge: 64 },
  { reason: 'turning_26', name: 'Turning 26', minAge: 25, maxAge: 26 },
  { reason: 'moving', name: 'Moving', minAge: 0, maxAge: 64 },
  { reason: 'baby', name: 'A baby', minAge: 0, maxAge: 64 },
  { reason: 'turning_65', name: 'Turning 65', minAge: 60, maxAge: 65 },
];

/** Lists the reasons for an enrollment of one's own that fit an age. */
export const listReasons = (age: number) =>
  reasons.filter(({ minAge, maxAge }) => age >= minAge && age <= maxAge);

const documents = (what: string) => ({
  title: `Send ${what}`,
  text: 'within 30 days of choosing, if the exchange asks for it.',
});

const choose = (day: string | undefined, text: string): Step => ({
  title: 'Choose a plan within 60 days',
  text,
  date: day && addDays(day, 60),
});

/**
 * Steps after an event (45 CFR 155.420; COBRA: 29 USC 1165; Medicare: 42 CFR 407.14), read 22 November 2026.
 * @param day day of the event by ISO 8601: last day of the old cover, 26th birthday, move, birth, 65th birthday
 */
export function listReasonSteps(reason: Reason, day?: string): Step[] {
  switch (reason) {
    case 'lost_cover':
      return [
        choose(
          day,
          'before or after the last day of your old plan. Cover starts on the first day of the month after you choose and the old plan has ended.',
        ),
        {
          title: 'Earliest start of the new cover',
          text: 'if you choose before the old plan ends: no gap.',
          date: day && toMonthStart(day, 1),
        },
        {
          title: 'Decide about COBRA',
          text: 'It keeps your old plan at its full price, and no tax credit pays for it. You have at least 60 days; compare first, since giving it up later opens no enrollment.',
          date: day && addDays(day, 60),
        },
        documents('the letter that names your last day of cover'),
      ];
    case 'turning_26':
      return [
        {
          title: 'Ask when your parent’s plan ends for you',
          text: 'Many employers’ plans end with the month of your 26th birthday, marketplace plans on December 31.',
          date: day,
        },
        choose(day, 'before or after that end. It starts on the first day of the next month.'),
        documents('a letter that names your last day of cover'),
      ];
    case 'moving':
      return [
        choose(
          day,
          'of a move to another ZIP code or county, if you had cover before (not needed from abroad). It starts on the first day of the next month.',
        ),
        documents('proof of your new address and your old cover'),
      ];
    case 'baby':
      return [
        choose(
          day,
          'of a birth or adoption. Cover can start on that day, whenever you choose within the 60 days.',
        ),
        { title: 'Ask about Medicaid and CHIP', text: 'for the child and for you, on any day of the year.' },
        documents('the birth certificate or adoption papers'),
      ];
    case 'turning_65':
      return toMedicareSteps(day);
  }
}

/** Steps to Medicare. A person born on the first of a month is treated as born in the month before. */
function toMedicareSteps(birthday: string | undefined): Step[] {
  const month = birthday && toMonthStart(addDays(birthday, -1), 0);
  return [
    {
      title: 'Sign up for Medicare from',
      text: 'three months before the month you turn 65: it then starts with that month.',
      date: month && toMonthStart(month, -3),
    },
    {
      title: 'End your marketplace plan',
      text: 'with the day before Medicare starts: with free Part A the tax credit ends, and what is paid too much is paid back.',
      date: month && addDays(month, -1),
    },
    {
      title: 'Last day to sign up without a penalty',
      text: 'Only a job of yours or your spouse’s now, with an employer of 20 or more people, lets you wait longer. COBRA and a marketplace plan do not.',
      date: month && addDays(toMonthStart(month, 4), -1),
    },
  ];
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
