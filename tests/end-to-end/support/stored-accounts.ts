import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { createSigningKey, createSigningKeys } from '#functions/auth/signing-keys.ts';
import { keyOf } from '#functions/data/keys.ts';
import { reads } from '#functions/data/stored-forms.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { toVersionId } from '#local/aws-services.ts';
import { credentials, region, resourceNames } from '#local/function-environment.ts';
import { createAccount, type NewAccount, readSession } from '#tests/support/test-accounts.ts';

/** Folder of the local server's data, with its signing key. */
export const stateDirectory = 'test-results/state';

let dependencies: Promise<Parameters<typeof createAccount>[0]> | undefined;

/** Connects to the database of the local server. */
async function connect(endpoint: string) {
  const secret = await readFile(join(stateDirectory, 'signing-key'), 'utf8');
  const key = createSigningKey(toVersionId(resourceNames.signingKey, secret), secret);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region, credentials }));
  return {
    table: { client, tableName: resourceNames.table },
    signingKeys: createSigningKeys(async () => [key], systemClock),
    clock: systemClock,
  };
}

/** Writes a user with a session to the database of the local server, which is faster than a registration, and returns the token. */
export async function storeAccount(databaseUrl: string, user: NewAccount): Promise<string> {
  dependencies ??= connect(databaseUrl);
  return createAccount(await dependencies, user.email, user.password, user);
}

/** Gives a stored prediction the number of a later form, which this version can't read. */
export async function storeLaterForm(databaseUrl: string, token: string, id: string): Promise<void> {
  dependencies ??= connect(databaseUrl);
  const connection = await dependencies;
  const { client, tableName } = connection.table;
  const { userId } = await readSession(connection, token);
  await client.send(
    new UpdateCommand({
      TableName: tableName,
      Key: keyOf.prediction(userId, id),
      UpdateExpression: 'SET v = :later',
      ExpressionAttributeValues: { ':later': reads + 1 },
    }),
  );
}
