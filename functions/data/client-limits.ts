import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { toEpochSeconds } from '#functions/platform/clock.ts';
import { keyOf } from './keys.ts';
import type { Table } from './table.ts';

/** Maximum number of events per client and window. */
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
    estimates: { max: 300, windowSeconds: minute },
  },
  relaxed: {
    login_failures: { max: 5000, windowSeconds: hour },
    registrations: { max: 1000, windowSeconds: hour },
    password_resets: { max: 1000, windowSeconds: hour },
    reset_failures: { max: 1000, windowSeconds: hour },
    estimates: { max: 6000, windowSeconds: minute },
  },
} as const satisfies Record<string, Record<string, ClientLimit>>;

/** Name of an event that is limited by client. */
export type ClientLimitName = keyof typeof clientLimits.strict;

/** Limits of a stage. */
export type ClientLimits = Readonly<Record<ClientLimitName, ClientLimit>>;

/** A /48 may contain many subscribers, but can also be assigned to a single one (RFC 6177). */
const siteFactor = 4;

const storedCount = z.object({ events: z.number() });

/**
 * Counts an event against a limit of the client's network. Windows are aligned to the clock, so that one
 * write per network is enough; twice the maximum fits into a period that spans two windows.
 * @param clientAddress IPv4 address or IPv6 /64. Events of a /64 also count for its /48, with four times the
 * maximum
 * @returns 0 if counted; otherwise the seconds until the window ends
 */
export async function countEvent(
  table: Table,
  limits: ClientLimits,
  name: ClientLimitName,
  clientAddress: string,
  now: Date,
): Promise<number> {
  const { max, windowSeconds } = limits[name];
  const windowEnd = endOfWindow(windowSeconds, now);
  // One after the other, so that a /64 over its limit does not use up the limit of its /48.
  for (const { network, factor } of networksOf(clientAddress)) {
    const key = keyOf.clientEvents(network, name, windowEnd);
    if (!(await increment(table, key, max * factor, windowEnd))) return windowEnd - toEpochSeconds(now);
  }
  return 0;
}

/**
 * Returns the time until an event can be counted again, by consistent reads.
 * @returns seconds; 0 if the limit is not reached
 */
export async function getClientRetryAfterSeconds(
  { client, tableName }: Table,
  limits: ClientLimits,
  name: ClientLimitName,
  clientAddress: string,
  now: Date,
): Promise<number> {
  const { max, windowSeconds } = limits[name];
  const windowEnd = endOfWindow(windowSeconds, now);
  const areFull = await Promise.all(
    networksOf(clientAddress).map(async ({ network, factor }) => {
      const Key = keyOf.clientEvents(network, name, windowEnd);
      const { Item } = await client.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));
      return Item !== undefined && storedCount.parse(Item).events >= max * factor;
    }),
  );
  return areFull.includes(true) ? windowEnd - toEpochSeconds(now) : 0;
}

/** Increments a counter unless it has reached the maximum. Returns true if incremented. */
async function increment(
  { client, tableName }: Table,
  Key: ReturnType<typeof keyOf.clientEvents>,
  max: number,
  windowEnd: number,
): Promise<boolean> {
  const update = new UpdateCommand({
    TableName: tableName,
    Key,
    UpdateExpression: 'ADD events :one SET #ttl = :end',
    ConditionExpression: 'attribute_not_exists(events) OR events < :max',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':one': 1, ':max': max, ':end': windowEnd },
  });
  try {
    await client.send(update);
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Seconds since 1970. */
function endOfWindow(windowSeconds: number, now: Date): number {
  return (Math.floor(toEpochSeconds(now) / windowSeconds) + 1) * windowSeconds;
}

function networksOf(clientAddress: string) {
  const networks = [{ network: clientAddress, factor: 1 }];
  if (clientAddress.endsWith('::/64')) {
    const site = `${clientAddress.split(':').slice(0, 3).join(':')}::/48`;
    networks.push({ network: site, factor: siteFactor });
  }
  return networks;
}
