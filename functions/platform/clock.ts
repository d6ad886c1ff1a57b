export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/**
 * Formats a time in ISO 8601, UTC.
 * @throws RangeError for a year of five digits, which no schema accepts and which sorts before all others
 */
export function toIsoTime(time: Date): string {
  const text = time.toISOString();
  if (!/^\d{4}-/.test(text)) throw new RangeError(`The clock shows ${text}; years have four digits`);
  return text;
}

/** Whole seconds since 1970: the unit of token claims and of DynamoDB's time to live. */
export function toEpochSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
