import { estimatesPerMinute } from '#contract/errors.ts';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import type { Counter } from './counters.ts';
import { type ClientNetworks, keyOf } from './keys.ts';

export interface ClientLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

const minute = 60;
const hour = 60 * minute;

/**
 * Limits by client alone, for each value of the environment variable CLIENT_LIMITS.
 *
 * `strict` is for production: well above what the users behind one shared address need, and far below what
 * guessing passwords or creating accounts in bulk needs. `relaxed` is for stages in which all tests have
 * the same address.
 */
export const clientLimits = {
  strict: {
    login_failures: { max: 50, windowSeconds: 15 * minute },
    registrations: { max: 20, windowSeconds: hour },
    password_resets: { max: 20, windowSeconds: hour },
    reset_failures: { max: 20, windowSeconds: hour },
    estimates: { max: estimatesPerMinute, windowSeconds: minute },
    script_errors: { max: 10, windowSeconds: hour },
  },
  relaxed: {
    login_failures: { max: 5000, windowSeconds: hour },
    registrations: { max: 1000, windowSeconds: hour },
    password_resets: { max: 1000, windowSeconds: hour },
    reset_failures: { max: 1000, windowSeconds: hour },
    estimates: { max: 6000, windowSeconds: minute },
    script_errors: { max: 1000, windowSeconds: hour },
  },
} as const satisfies Record<string, Record<string, ClientLimit>>;

export type ClientLimitName = keyof typeof clientLimits.strict;

export type ClientLimits = Readonly<Record<ClientLimitName, ClientLimit>>;

/** A /48 may contain many subscribers, but can also be assigned to a single one (RFC 6177). */
const siteFactor = 4;

/**
 * Lists the counters of events of a client's network. Windows are aligned to the clock; twice the maximum fits into a
 * period that spans two of them. Events of a /64 also count for its /48, with four times the maximum; that of the /64
 * comes first, so that one over its limit does not use up the limit of the /48.
 */
export function listCounters(
  limits: ClientLimits,
  name: ClientLimitName,
  [own, site]: ClientNetworks,
  now: Date,
) {
  const { max, windowSeconds } = limits[name];
  const windowEnd = (Math.floor(toEpochSeconds(now) / windowSeconds) + 1) * windowSeconds;
  const counter = { key: keyOf.clientEvents(own, name, windowEnd), max, windowEnd };
  if (site === undefined) return [counter];
  return [counter, { key: keyOf.clientEvents(site, name, windowEnd), max: max * siteFactor, windowEnd }];
}

/** Maximum number of wrong passwords per client and user within {@link failureWindowSeconds}. */
export const maxFailures = 5;

/** Length of the window that the first failure starts. */
const failureWindowSeconds = 15 * minute;

/** User and client of a login attempt; failures are counted for each pair. */
export interface Attempt {
  readonly userId: string;
  readonly client: ClientNetworks;
}

/** Builds the counter of a client's wrong passwords for one user. */
export function buildFailureCounter({ userId, client }: Attempt, now: Date): Counter {
  return {
    key: keyOf.loginFailures(userId, client),
    max: maxFailures,
    windowEnd: toEpochSeconds(now) + failureWindowSeconds,
  };
}
