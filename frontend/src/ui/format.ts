const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const twoDecimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const exactTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

const shortTime = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

const mediumDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Formats US dollars to the cent: "$8,931.42". */
export function formatMoney(amount: number): string {
  return dollars.format(amount);
}

/** Formats whole US dollars, for amounts that are not known to the cent: "$8,931". */
export function formatRoundedMoney(amount: number): string {
  return wholeDollars.format(amount);
}

/** Formats a monthly share of a yearly amount: "$744.29". */
export function formatMonthlyMoney(amountPerYear: number): string {
  return dollars.format(amountPerYear / 12);
}

/** Formats a change with its sign: "+$120.50", "−$120.50", or "$0.00" for no change. */
export function formatMoneyChange(amount: number): string {
  if (amount === 0) return dollars.format(0);
  // The minus sign, unlike the hyphen, is as wide as the plus sign.
  const sign = amount > 0 ? '+' : '\u2212';
  return `${sign}${dollars.format(Math.abs(amount))}`;
}

/** Formats a change in whole US dollars with its sign: "+$121", "−$121", or "$0". */
export function formatRoundedMoneyChange(amount: number): string {
  const rounded = Math.round(amount);
  if (rounded === 0) return wholeDollars.format(0);
  return `${rounded > 0 ? '+' : '\u2212'}${wholeDollars.format(Math.abs(rounded))}`;
}

/** Formats a number with thousands separators and at most two decimals: "12,500.5". */
export function formatNumber(value: number): string {
  return twoDecimals.format(value);
}

/** Formats an ISO 8601 timestamp as date and time in the local time zone: "Nov 20, 2026, 2:05 PM". */
export function formatDateTime(timestamp: string): string {
  return dateAndTime.format(new Date(timestamp));
}

/** Formats an ISO 8601 timestamp as a date in the local time zone: "Nov 20, 2026". */
export function formatDate(timestamp: string): string {
  return mediumDate.format(new Date(timestamp));
}

/** Formats the time of day of an ISO 8601 timestamp in the local time zone: "2:05 PM". */
export function formatTime(timestamp: string): string {
  return shortTime.format(new Date(timestamp));
}

/** Formats an ISO 8601 timestamp as date and time with seconds in the local time zone: "Nov 20, 2026, 2:05:09 PM". */
export function formatExactTime(timestamp: string): string {
  return exactTime.format(new Date(timestamp));
}

/** Formats the date of a time in the local time zone by ISO 8601: "2026-11-20". */
export function formatIsoDate(time: Date): string {
  // The Swedish date format is that of ISO 8601.
  return time.toLocaleDateString('sv-SE');
}
