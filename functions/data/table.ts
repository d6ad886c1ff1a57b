import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The table that holds everything, and how to reach it. */
export interface Table {
  readonly tableName: string;
  readonly client: DynamoDBDocumentClient;
}

/**
 * Connects to the table. DynamoDB answers within milliseconds or not at all, so a request that takes
 * longer is tried again rather than waited for: three tries end within the time of one caller's patience.
 */
export function connectTable(tableName: string): Table {
  const client = new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  return { tableName, client: DynamoDBDocumentClient.from(client) };
}
