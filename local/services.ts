import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { startDynamodbLocal } from './dynamodb-local.ts';
import { credentials, region, resourceNames, type ServiceUrls } from './function-environment.ts';
import { startModelEndpoint } from './model-endpoint/server.ts';
import { startSecretsManager } from './secrets-manager.ts';
import { StartError } from './start-error.ts';
import type { State } from './state-directory.ts';
import { createTable, enableTimeToLive } from './table.ts';

/** What stands in for AWS on one machine. */
export interface Services {
  readonly urls: ServiceUrls;
  /** Settles, with the reason, when one of them ends by itself. */
  readonly failed: Promise<string>;
  close(): Promise<void>;
}

interface Closable {
  close(): Promise<void>;
}

/**
 * Starts the database with its table, the premium models and the secret, side by side.
 * @param dynamodbEndpoint a DynamoDB that runs elsewhere; without it one is started here
 * @throws StartError when one of them does not start; the others are then stopped
 */
export async function startServices(state: State, dynamodbEndpoint?: string): Promise<Services> {
  const started: Closable[] = [];
  const close = async () => void (await Promise.all(started.map((service) => service.close())));
  const keep = async <Service extends Closable>(starting: Promise<Service>): Promise<Service> => {
    const service = await starting;
    started.push(service);
    return service;
  };
  const starting = [
    keep(openDatabase(state, dynamodbEndpoint)),
    keep(startModelEndpoint({ port: 0, host: '127.0.0.1', endpointName: resourceNames.model })),
    keep(startSecretsManager({ name: resourceNames.signingKey, value: state.signingKey })),
  ] as const;
  try {
    const [database, model, secretsManager] = await Promise.all(starting);
    const urls = { dynamodb: database.url, model: model.url, secretsManager: secretsManager.url };
    await prepareTable(urls.dynamodb);
    return { urls, failed: database.failed, close };
  } catch (error) {
    await Promise.allSettled(starting);
    await close();
    throw error;
  }
}

async function openDatabase(state: State, endpoint: string | undefined) {
  if (endpoint !== undefined) {
    return { url: endpoint, failed: new Promise<string>(() => {}), close: async () => {} };
  }
  const database = await startDynamodbLocal(state.databaseDirectory);
  const failed = database.failed.then((output) => `DynamoDB Local stopped: ${output}`);
  return { url: database.url, failed, close: () => database.stop() };
}

async function prepareTable(url: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint: url, region, credentials });
  try {
    await createTable(client, resourceNames.table);
    await enableTimeToLive(client, resourceNames.table);
  } catch (error) {
    throw new StartError(`The table could not be made in the DynamoDB at ${url}: ${describe(error)}`);
  } finally {
    client.destroy();
  }
}

/** A refused connection has no message of its own; of what is no JSON the SDK says how to debug it. */
function describe(error: unknown): string {
  if (error instanceof SyntaxError) return 'what answers there is no DynamoDB';
  const { message, name, code } = error as NodeJS.ErrnoException;
  return message || code || name;
}
