import { addYears, countLaterYears, formatState, getExchange } from './state-offices.ts';
import enrollment from './tables/enrollment.json' with { type: 'json' };
import table from './tables/reasons.json' with { type: 'json' };
import { type ReasonText, reasonTexts, enrollmentTexts as texts } from './tables/texts/en.ts';
import { locale } from './texts/en.ts';

type EnrollmentCode =
  | 'choose_plan'
  | 'enrollment_begins'
  | 'enrollment_ended'
  | 'enrollment_open'
  | 'enrollment_opens';

/** Step, with the day until or from which it can be taken, by ISO 8601, if that is known. */
export interface EnrollmentStep {
  /** Key of its texts. */
  code: string;
  title: string;
  text: string;
  date?: string | undefined;
}

const { plan_year: planYear, safe_end: safeEnd } = enrollment;
const coverStart = `${planYear}-01-01`;
const februaryStart = `${planYear}-02-01`;
/** Last day for cover from 1 February where enrollment is open that long (45 CFR 155.410). */
const endForFebruary = `${planYear}-01-15`;

let monthAndDay: Intl.DateTimeFormat | undefined;

/** Formats an ISO 8601 date without its year: "December 15". */
export function formatDay(date: string): string {
  // A page load need not wait for it.
  monthAndDay ??= new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return monthAndDay.format(new Date(date));
}

let longDates: Intl.DateTimeFormat | undefined;

/** Formats an ISO 8601 date with its year: "June 30, 2027". */
function formatDate(date: string): string {
  longDates ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return longDates.format(new Date(date));
}

/** Adds days to an ISO 8601 date, or to the first day of the month that is `months` after its own. */
export function addDays(date: string, days: number, months?: number): string {
  const time = new Date(date);
  if (months !== undefined) time.setUTCMonth(time.getUTCMonth() + months, 1);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

/** First day of the month of the day before an ISO 8601 date. */
function findMonthBefore(date: string): string {
  const time = new Date(date);
  time.setUTCDate(time.getUTCDate() - 1);
  time.setUTCDate(1);
  return time.toISOString().slice(0, 10);
}

/** Years before and after a plan year in which an event may be: typed digits of a year are years too. */
const eventYears = 2;

/** First and last year of the day of an event that a plan year is about. */
export const findEventYears = (year: number) => ({ from: year - eventYears, to: year + eventYears });

/**
 * Day of a date field by ISO 8601; undefined for another text, for a day that the calendar lacks, and for one that is not
 * near the plan year.
 */
export function readDay(text: string, planYear: number): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const { from, to } = findEventYears(planYear);
  const time = new Date(text);
  // Some engines take February 29 of a common year for March 1.
  const isDay = time.getUTCDate() === Number(text.slice(8));
  return isDay && time.getUTCFullYear() >= from && time.getUTCFullYear() <= to ? text : undefined;
}

/** Event that changes who is covered by what, on a day by ISO 8601. */
export interface DatedEvent {
  kind:
    | 'turns_65'
    | 'too_old'
    | 'leaves'
    | 'other_cover'
    | 'job_plan'
    | 'public_ends'
    | 'birth'
    | 'joins'
    | 'moves';
  day: string;
  /** True for an employer's plan, or another cover, that begins on the day; otherwise the day is the last one of the old cover. */
  begins?: boolean;
}

/** Events that take effect in the month of their day; others with the first of the next one (45 CFR 155.420(b)). */
const inTheirMonth: readonly DatedEvent['kind'][] = ['turns_65', 'birth'];

/** First day of the month in which an event takes effect by ISO 8601. */
export function findEffect({ kind, day, begins = false }: DatedEvent): string {
  // Medicare treats a person born on the first of a month as born in the month before (20 CFR 404.2(c)).
  if (kind === 'turns_65') return findMonthBefore(day);
  // Another cover counts from its first whole month on (26 CFR 1.36B-3(c)).
  const isFirst = begins && day.endsWith('-01');
  return addDays(day, 0, isFirst || inTheirMonth.includes(kind) ? 0 : 1);
}

/** Step of an enrollment whose days are not known. */
function toLaterStep(
  exchange: string,
  year: number,
  hasEnded: boolean,
): EnrollmentStep & { code: EnrollmentCode } {
  return hasEnded
    ? { code: 'enrollment_ended', title: texts.laterEnded(year), text: texts.laterEndedAt(exchange) }
    : { code: 'enrollment_begins', title: texts.begins(year), text: texts.hasDays(exchange) };
}

/** Days after the end of an enrollment in which it may have been extended. */
const extensionDays = 31;

/** Steps of open enrollment for the next plan year, from a day on. */
export function listEnrollmentSteps(
  state: string | undefined,
  today: string,
): (EnrollmentStep & { code: EnrollmentCode })[] {
  const { name, opens, closes, for_january, certainty } = getExchange(state);
  const last = for_january ?? safeEnd;
  const later = countLaterYears(opens, today);
  if (later > 0) return [toLaterStep(name, planYear + later, today > addYears(closes, later))];
  const start = formatDay(coverStart);
  const mayStillStart = for_january === undefined && today > last && today < coverStart;
  const mayBeExtended = certainty !== 'two sources' && today <= addDays(closes, extensionDays);
  const laterStart = closes === endForFebruary ? formatDay(februaryStart) : undefined;
  const steps: (EnrollmentStep & { code: EnrollmentCode; isDue: boolean })[] = [
    {
      isDue: today < opens,
      code: 'enrollment_opens',
      title: texts.opens(planYear),
      text: texts.opensAt(name),
      date: opens,
    },
    {
      isDue: today <= last,
      code: 'choose_plan',
      title: texts.choose(formatDay(last)),
      text: closes === last ? texts.lastDay(start, formatState(state)) : texts.coverFrom(start),
      date: last,
    },
    {
      isDue: closes > last && today <= closes,
      code: 'enrollment_open',
      title: texts.openUntil(name, formatDay(closes)),
      text: mayStillStart
        ? texts.safeDayPassed(formatDay(last), start, name, formatDay(closes))
        : texts.laterCover(laterStart, certainty),
      date: closes,
    },
    {
      isDue: today > closes,
      code: 'enrollment_ended',
      title: texts.ended(planYear, formatDay(closes)),
      text: texts.endedAt(name, mayBeExtended),
    },
  ];
  return steps.filter(({ isDue }) => isDue).map(({ isDue: _, ...step }) => step);
}

/** Last day for cover from the start of the plan year, with the days that are left; undefined after it. */
export function findDeadline(state: string | undefined, today: string) {
  const date = getExchange(state).for_january ?? safeEnd;
  if (today > date) return undefined;
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  return { date, days, text: texts.deadline(formatDay(date), formatDay(coverStart)) };
}

/** Open enrollment of a state; undefined on other days. */
export function findSale(state: string | undefined, today: string) {
  const { name, opens, closes } = getExchange(state);
  const isOpen = today >= opens && today <= closes;
  return isOpen ? { year: planYear, name, closes } : undefined;
}

const reasons: Readonly<Record<string, ReasonText>> = reasonTexts;

/** Lists the events that open a special enrollment, or Medicare, at an age, with the usual day of an event. */
export const listReasons = (age: number, today: string) =>
  table.reasons
    .filter(({ ages: [from = 0, to = 0] }) => age >= from && age <= to)
    .map(({ reason, ends_with_year: endsWithYear = false }) => ({
      reason,
      name: reasons[reason]?.name ?? '',
      day: reasons[reason]?.day ?? '',
      date: endsWithYear ? `${today.slice(0, 4)}-12-31` : '',
    }));

interface ReasonStep {
  step: string;
  /** True for days from the month in which the event takes effect on, not from its day. */
  from_effect?: boolean;
  /** Months and days from the event. */
  months?: number;
  days?: number;
  /** Last day of a step that can be taken from its day on. */
  until?: { months?: number; days?: number };
}

/** Says that the day of a step has passed, or until when it can still be taken. */
const tellPassed = (text: string, today: string, end = '') =>
  end >= today ? texts.opened(text, formatDate(end)) : texts.passed(text);

/**
 * Steps after an event, from the same first day of its effect as the months of a plan year.
 * @param day day of the event by ISO 8601: last day of the old cover, 26th birthday, move, birth, 65th birthday
 * @param today ISO 8601; steps until an earlier day say that it has passed
 */
export function listReasonSteps(reason: string, day?: string, today = ''): EnrollmentStep[] {
  const row = table.reasons.find((found) => found.reason === reason);
  const { event } = (row ?? {}) as { event?: Omit<DatedEvent, 'day'> };
  const effect = event && day ? findEffect({ ...event, day }) : undefined;
  const steps: readonly ReasonStep[] = row?.steps ?? [];
  return steps.map(({ step: code, from_effect: isFromEffect, months, days, until }) => {
    const { title = '', text = '', after } = reasons[reason]?.steps[code] ?? {};
    const start = isFromEffect ? effect : day;
    if (!day || !start || (months === undefined && days === undefined)) return { code, title, text };
    // Cover begins with a month, after the event and after the choice of a plan.
    if (after && day < today) return { code, title, text: after, date: addDays(today, 0, 1) };
    const date = addDays(start, days ?? 0, months);
    return {
      code,
      title,
      text:
        date < today ? tellPassed(text, today, until && addDays(start, until.days ?? 0, until.months)) : text,
      date,
    };
  });
}
