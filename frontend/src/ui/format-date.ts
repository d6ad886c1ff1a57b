const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const minute = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The day of a moment (ISO 8601) where the reader is, as in "Nov 20, 2026". */
export function formatDate(moment: string): string {
  return day.format(new Date(moment));
}

/** The day and time of a moment (ISO 8601) where the reader is, as in "Nov 20, 2026, 3:04 PM". */
export function formatDateAndTime(moment: string): string {
  return minute.format(new Date(moment));
}
