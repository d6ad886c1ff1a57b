import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { createTable } from '#local/create-table.ts';

/** A table of one test file. */
export interface TestTable {
  readonly tableName: string;
  readonly client: DynamoDBDocumentClient;
}

/**
 * Creates an empty table. DynamoDB Local separates tables by access key, and every call uses a new one.
 * Time to live is disabled, because the clock of a test may be in the past.
 */
export async function createTestTable(endpoint = inject('dynamodbUrl')): Promise<TestTable> {
  const tableName = 'premia';
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    // DynamoDB Local accepts letters and digits only.
    credentials: { accessKeyId: randomUUID().replaceAll('-', ''), secretAccessKey: 'test' },
  });
  await createTable(client, tableName);
  return { tableName, client: DynamoDBDocumentClient.from(client) };
}
