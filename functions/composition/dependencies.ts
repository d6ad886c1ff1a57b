import { connectSecretsManager, loadSigningKeysFrom, SigningKeys } from '#functions/auth/signing-keys.ts';
import { clientLimits } from '#functions/data/client-limits.ts';
import { connectTable } from '#functions/data/table.ts';
import type { Dependencies } from '#functions/http/endpoint.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createLog } from '#functions/platform/logger.ts';

let connected: Dependencies | undefined;

/** Connects the dependencies that the environment configures, once per process. */
export function connectDependencies(): Dependencies {
  connected ??= connect();
  return connected;
}

function connect(): Dependencies {
  const environment = readEnvironment();
  const loadSigningKeys = loadSigningKeysFrom(connectSecretsManager(), environment.SIGNING_KEY_SECRET_ID);
  return {
    table: connectTable(environment.TABLE_NAME),
    signingKeys: new SigningKeys(loadSigningKeys, systemClock),
    clock: systemClock,
    log: createLog(environment.LOG_LEVEL),
    clientAddressHeader: environment.CLIENT_ADDRESS_HEADER,
    clientLimits: clientLimits[environment.CLIENT_LIMITS],
  };
}
