import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { createTable } from '#local/table.ts';

/** An empty table that no other test sees. */
export interface TestTable {
  readonly tableName: string;
  readonly client: DynamoDBDocumentClient;
}

/**
 * Makes a table of its own for the test file that asks: DynamoDB Local keeps tables apart by access
 * key, and every call brings a new one. Nothing in it is deleted by itself: a test's clock may stand
 * in the past, where everything has long expired for the database.
 */
export async function createTestTable(): Promise<TestTable> {
  const tableName = 'premia';
  const client = new DynamoDBClient({
    endpoint: inject('dynamodbUrl'),
    region: 'us-east-1',
    // DynamoDB Local takes access keys of letters and digits only.
    credentials: { accessKeyId: randomUUID().replaceAll('-', ''), secretAccessKey: 'test' },
  });
  await createTable(client, tableName);
  return { tableName, client: DynamoDBDocumentClient.from(client) };
}
