import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { createTable } from '#local/database/create-table.ts';

/** A table of one test file. */
export interface TestTable {
  readonly tableName: string;
  readonly client: DynamoDBDocumentClient;
}

/** Creates an empty table. Time to live is disabled, because the clock of a test may be in the past. */
export async function createTestTable(endpoint = inject('dynamodbUrl')): Promise<TestTable> {
  const tableName = `premia-${randomUUID()}`;
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await createTable(client, tableName);
  return { tableName, client: DynamoDBDocumentClient.from(client) };
}
