/**
 * Stores a prediction with this version of Premia, and appends its item to the fixtures of its form, with what the API
 * answered about it then.
 *
 * Arguments: the id of a route that stores predictions, its body as JSON, and a label, if the prediction is to have one.
 * CHECKOUT names another checkout whose version stores it.
 */
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { deriveUserId, keyOf } from '#functions/data/keys.ts';
import { region, resourceNames } from '#local/function-environment.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

const [route, body = '', label] = process.argv.slice(2);
if (route !== 'predict-health-premium' && route !== 'predict-car-premium')
  throw new Error('Name predict-health-premium or predict-car-premium, then the body as JSON');

const { CHECKOUT } = process.env;
const server = await ServerProcess.start(CHECKOUT === undefined ? {} : { checkout: CHECKOUT });
try {
  const api = new ApiClient(server.url);
  const { token, email } = await api.register();
  const { status, text, json } = await api.call(route, { token, body: JSON.parse(body) });
  if (status !== 200) throw new Error(text);
  const { id } = z.object({ id: z.string() }).parse(json);
  if (label !== undefined) await api.call('label-prediction', { token, id, body: { label } });
  const { json: answer } = await api.call('get-prediction', { token, id });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint: server.databaseUrl, region, credentials });
  const key = keyOf.prediction(deriveUserId(email), id);
  const { Items = [] } = await DynamoDBDocumentClient.from(client).send(
    new QueryCommand({
      TableName: resourceNames.table,
      KeyConditionExpression: 'pk = :pk AND sk = :sk',
      ExpressionAttributeValues: { ':pk': key.pk, ':sk': key.sk },
    }),
  );
  const { pk, sk, ...item } = Items[0] ?? {};
  const file = fileURLToPath(new URL(`${item.v ?? 1}.jsonl`, import.meta.url));
  appendFileSync(file, `${JSON.stringify({ id, item, answer })}\n`);
  console.log(`Appended to ${file}`);
} finally {
  await server.stop();
}
