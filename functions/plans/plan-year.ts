/** Plan years whose rules are known: those of `tables/plan-years.json`, without which a form names years. */
export const planYears = [2026, 2027] as const;

/** Plan year whose rules are known. */
export type PlanYear = (typeof planYears)[number];

/**
 * First year in which the tax credit is for citizens, permanent residents and few others (P.L. 119-21, section 71301).
 */
export const creditStatusYear = 2027;

/** Formats the day of a time by ISO 8601, in the time zone of this device. A format of `Intl` takes a phone 20 ms. */
export const toIsoDay = (time: Date): string =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

let apiDays: Intl.DateTimeFormat | undefined;

/** Formats the day of a time for the API, whose clients name no time zone: that of most people in the country. */
export function toApiDay(time: Date): string {
  // Kept, because a new format takes fifty times as long as a day. The Swedish format of a date is that of ISO 8601.
  apiDays ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' });
  return apiDays.format(time);
}

/** Plan year to choose on a day: from 1 November, when its enrollment begins, the next one. */
export const toYearOnSale = (day: string) => Number(day.slice(0, 4)) + (day.slice(5, 7) >= '11' ? 1 : 0);

/** Returns the plan year to show first on a day: that to choose, or the newest one before it whose rules are known. */
export function toPlanYear(day: string): PlanYear {
  const year = toYearOnSale(day);
  return planYears.findLast((known) => known <= year) ?? planYears[0];
}

/** Returns true for a plan year that has ended, and for the newest known one when a later one is to choose. */
export function isPlanYearOver(year: number, day: string): boolean {
  return (year === planYears.at(-1) ? toYearOnSale(day) : Number(day.slice(0, 4))) > year;
}
