import { connectSecretsManager, loadSigningKeysFrom, SigningKeys } from '#functions/auth/signing-keys.ts';
import { clientLimits } from '#functions/data/client-limits.ts';
import { connectTable } from '#functions/data/table.ts';
import type { Dependencies, GuestDependencies } from '#functions/http/endpoint.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createLog } from '#functions/platform/logger.ts';

let connectedForGuests: GuestDependencies | undefined;
let connected: Dependencies | undefined;

/** Connects the dependencies that the environment configures, once per process. */
export function connectDependencies(): Dependencies {
  connected ??= { ...connectGuestDependencies(), signingKeys: connectSigningKeys() };
  return connected;
}

/**
 * Connects the dependencies without the signing keys, once per process. The bundle of a function that uses no others
 * does not contain the Secrets Manager client.
 */
export function connectGuestDependencies(): GuestDependencies {
  connectedForGuests ??= connectWithoutKeys();
  return connectedForGuests;
}

function connectSigningKeys(): SigningKeys {
  const load = loadSigningKeysFrom(connectSecretsManager(), readEnvironment().SIGNING_KEY_SECRET_ID);
  return new SigningKeys(load, systemClock);
}

function connectWithoutKeys(): GuestDependencies {
  const environment = readEnvironment();
  return {
    table: connectTable(environment.TABLE_NAME),
    clock: systemClock,
    log: createLog(environment.LOG_LEVEL),
    clientAddressHeader: environment.CLIENT_ADDRESS_HEADER,
    clientLimits: clientLimits[environment.CLIENT_LIMITS],
  };
}
