import { locale } from './language.ts';

/** Returns a function that creates a value on its first call: a format takes a phone milliseconds, which a page load need not wait for. */
function onFirstUse<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

function money(options?: Intl.NumberFormatOptions): (amount: number) => string {
  const format = onFirstUse(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', ...options }),
  );
  // The minus sign, unlike the hyphen, is as wide as the plus sign.
  return (amount) => format().format(amount).replace('-', '\u2212');
}

/** Returns a function that formats an ISO 8601 timestamp in the local time zone. */
function time(options: Intl.DateTimeFormatOptions): (timestamp: string) => string {
  const format = onFirstUse(() => new Intl.DateTimeFormat(locale, options));
  return (timestamp) => format().format(new Date(timestamp));
}

/** Formats US dollars to the cent: "$8,931.42". */
export const formatMoney = money();

/** Formats whole US dollars, for amounts that are not known to the cent: "$8,931". */
export const formatRoundedMoney = money({ maximumFractionDigits: 0 });

/** Formats a change with its sign: "+$120.50", "−$120.50", or "$0.00" for no change. */
export const formatMoneyChange = money({ signDisplay: 'exceptZero' });

/** Formats a change in whole US dollars with its sign: "+$121", "−$121", or "$0". */
export const formatRoundedMoneyChange = money({ signDisplay: 'exceptZero', maximumFractionDigits: 0 });

const twoDecimals = onFirstUse(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));

/** Formats a number with thousands separators and at most two decimals: "12,500.5". */
export const formatNumber = (value: number) => twoDecimals().format(value);

const list = onFirstUse(() => new Intl.ListFormat(locale));

/** Formats a list of all of its items: "bronze, silver, and gold". */
export const formatList = (items: readonly string[]) => list().format(items);

const choice = onFirstUse(() => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** Formats a list of any of its items: "bronze, silver, or gold". */
export const formatChoice = (items: readonly string[]) => choice().format(items);

/** Joins the texts that there are by spaces, such as sentences of which some depend on an answer. */
export const joinTexts = (...texts: readonly (string | false | null | undefined)[]) =>
  texts.filter(Boolean).join(' ');

/** "Nov 20, 2026, 2:05 PM" */
export const formatDateTime = time({ dateStyle: 'medium', timeStyle: 'short' });

/** "2:05 PM" */
export const formatTime = time({ timeStyle: 'short' });

/** "November 20" */
export const formatDayOfYear = time({ month: 'long', day: 'numeric' });

/** "Nov 20, 2026" */
export const formatDate = time({ dateStyle: 'medium' });

/** "Nov 20, 2026, 2:05:09 PM" */
export const formatExactTime = time({ dateStyle: 'medium', timeStyle: 'medium' });

/** Formats the date of a time in the local time zone by ISO 8601: "2026-11-20". A format of `Intl` takes a phone 20 ms. */
export const formatIsoDate = (time: Date): string =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Removes accents, letter case and outer spaces for a search: "dona" finds "Doña Ana". */
export function toSearchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Capitalizes the first letter of a text that begins a line: Spanish kinds of counties have a small one. */
export const toLineStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
