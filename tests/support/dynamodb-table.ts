import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { inject, vi } from 'vitest';
import type { Table } from '#functions/data/table.ts';
import { createTable } from '#local/database/create-table.ts';

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

/**
 * Replaces the sending of a table's commands until `mockRestore`.
 * @param handle receives the name of a command, such as `Query`, a function that sends it, and the command
 */
export function interceptCommands(
  { client }: Table,
  handle: (name: string, send: () => Promise<unknown>, command: object) => Promise<unknown>,
) {
  const sendCommand = client.send.bind(client);
  return vi
    .spyOn(client, 'send')
    .mockImplementation(async (command: object) =>
      handle(command.constructor.name.replace(/Command$/, ''), () => sendCommand(command as never), command),
    );
}
