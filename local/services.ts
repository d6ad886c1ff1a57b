import { createHmac } from 'node:crypto';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { keyOf } from '#functions/data/keys.ts';
import { startModelServer } from '#model/serving/server.ts';
import { type QueueHandler, startAwsServices } from './aws-services.ts';
import { createTable, enableTimeToLive } from './database/create-table.ts';
import { startDatabase } from './database/database.ts';
import type { Engine } from './database/engine.ts';
import { credentials, region, resourceNames, type ServiceUrls } from './function-environment.ts';
import { StartError } from './settings.ts';
import type { State } from './state-directory.ts';

async function startModels() {
  try {
    return await startModelServer({ port: 0, host: '127.0.0.1', endpointName: resourceNames.model });
  } catch (error) {
    throw new StartError(formatReason(error));
  }
}

/**
 * Starts the database with its table, the model endpoint and the other services, in parallel.
 * @param deliverMail handler of the mail queue
 * @param dynamodb the engine to start, by default the first that can run here; or the URL of a running DynamoDB
 * @throws StartError if a service does not start; the others are stopped
 */
export async function startServices(state: State, deliverMail: QueueHandler, dynamodb?: Engine | string) {
  const parts = new AsyncDisposableStack();
  const keep = async <Part extends { close(): Promise<void> }>(starting: Promise<Part>): Promise<Part> =>
    parts.adopt(await starting, (part) => part.close());
  const starting = [
    keep(openDatabase(state, dynamodb)),
    keep(startModels()),
    keep(
      startAwsServices({
        sessionToken: credentials.sessionToken,
        secrets: {
          [resourceNames.signingKey]: state.signingKey,
          // Not a file of its own: whoever reads one here can read the other.
          [resourceNames.clientKey]: createHmac('sha256', state.signingKey)
            .update('clients')
            .digest('base64url'),
        },
        deliver: deliverMail,
        mailDirectory: state.mailDirectory,
      }),
    ),
  ] as const;
  try {
    const [database, model, aws] = await Promise.all(starting);
    const urls: ServiceUrls = {
      dynamodb: database.url,
      model: model.url,
      secretsManager: aws.url,
      mailQueue: aws.queueUrl,
      mail: aws.url,
    };
    const client = new DynamoDBClient({ endpoint: urls.dynamodb, region, credentials });
    parts.defer(async () => client.destroy());
    await prepareTable(client, urls.dynamodb);
    // No other server uses the folder once its database runs.
    await aws.mailbox.restore((userId) => findDateJoined(client, userId));
    return {
      urls,
      mailbox: aws.mailbox,
      /** Address of the mails that were not delivered. */
      mailboxUrl: aws.mailboxUrl,
      /** Resolves with the reason if a service exits unexpectedly. */
      failed: database.failed,
      close: () => parts.disposeAsync(),
    };
  } catch (error) {
    await Promise.allSettled(starting);
    await parts.disposeAsync();
    throw error;
  }
}

async function openDatabase({ databaseDirectory }: State, dynamodb: Engine | string | undefined) {
  if (typeof dynamodb === 'string') {
    return { url: dynamodb, failed: new Promise<string>(() => {}), close: async () => {} };
  }
  const database = await startDatabase(dynamodb, databaseDirectory);
  const failed = database.failed.then((output) => `${database.engine.name} stopped: ${output}`);
  return { url: database.url, failed, close: () => database.stop() };
}

async function prepareTable(client: DynamoDBClient, url: string): Promise<void> {
  try {
    await createTable(client, resourceNames.table);
    await enableTimeToLive(client, resourceNames.table);
  } catch (error) {
    throw new StartError(`The table could not be created in the DynamoDB at ${url}: ${formatReason(error)}`);
  }
}

/** Returns when the account of a user was created; undefined without an account. */
async function findDateJoined(client: DynamoDBClient, userId: string): Promise<string | undefined> {
  const { pk, sk } = keyOf.user(userId);
  const { Item } = await client.send(
    new GetItemCommand({ TableName: resourceNames.table, Key: { pk: { S: pk }, sk: { S: sk } } }),
  );
  return Item?.date_joined?.S;
}

/** A refused connection has an empty message; for a response that is not JSON, the SDK's is a debugging hint. */
function formatReason(error: unknown): string {
  if (error instanceof SyntaxError) return 'the server there is not a DynamoDB';
  const { message, name, code } = error as NodeJS.ErrnoException;
  return message || code || name;
}
