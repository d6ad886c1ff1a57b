import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { reduceOverhead, Sha256 } from '#functions/platform/aws-client.ts';

/** DynamoDB table and its client. */
export interface Table {
  readonly tableName: string;
  readonly client: DynamoDBDocumentClient;
}

/**
 * Connects to the table. DynamoDB normally responds within milliseconds, so a slow request is retried
 * early instead of waited for.
 */
export function connectTable(tableName: string): Table {
  const client = new DynamoDBClient({
    maxAttempts: 3,
    sha256: Sha256,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  return { tableName, client: DynamoDBDocumentClient.from(reduceOverhead(client)) };
}
