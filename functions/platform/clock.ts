/** Returns the current time. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Whole seconds since 1970: the unit of token claims and of DynamoDB's time to live. */
export function toEpochSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
