/** Tells the time. Tests bring their own. */
export type Clock = () => Date;

/** The time as it is. */
export const systemClock: Clock = () => new Date();

/** Whole seconds since 1970, as tokens and DynamoDB's time to live count. */
export function toEpochSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
