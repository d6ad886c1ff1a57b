import { connectSecretsManager, loadSigningKeysFrom } from '#functions/auth/load-signing-keys.ts';
import { SigningKeys } from '#functions/auth/signing-keys.ts';
import { connectTable, type Table } from '#functions/data/table.ts';
import { type Clock, systemClock } from './clock.ts';
import { readEnvironment } from './environment.ts';
import { createLog, type Log } from './logger.ts';

/** What every endpoint stands on. */
export interface Platform {
  readonly table: Table;
  readonly signingKeys: SigningKeys;
  readonly clock: Clock;
  readonly log: Log;
  /** The request header that names the caller's address, where a proxy sets one. */
  readonly clientAddressHeader: string | undefined;
}

let connected: Platform | undefined;

/** The platform that the environment names. Connects once, however many endpoints ask. */
export function connectPlatform(): Platform {
  connected ??= connect();
  return connected;
}

function connect(): Platform {
  const environment = readEnvironment();
  const loadSigningKeys = loadSigningKeysFrom(connectSecretsManager(), environment.SIGNING_KEY_SECRET_ID);
  return {
    table: connectTable(environment.TABLE_NAME),
    signingKeys: new SigningKeys(loadSigningKeys, systemClock),
    clock: systemClock,
    log: createLog(environment.LOG_LEVEL),
    clientAddressHeader: environment.CLIENT_ADDRESS_HEADER,
  };
}
