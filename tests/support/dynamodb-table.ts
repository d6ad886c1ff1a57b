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
  requireConsistentReads(client);
  return { tableName, client: DynamoDBDocumentClient.from(client) };
}

/** Members of the input of any read. */
interface ReadInput {
  readonly ConsistentRead?: boolean;
  readonly RequestItems?: Readonly<Record<string, { readonly ConsistentRead?: boolean }>>;
}

/** Commands that read, with the parts of their input that decide whether the read is consistent. */
const reads: Readonly<
  Record<string, (input: ReadInput) => readonly { readonly ConsistentRead?: boolean }[]>
> = {
  GetItemCommand: (input) => [input],
  QueryCommand: (input) => [input],
  ScanCommand: (input) => [input],
  BatchGetItemCommand: ({ RequestItems = {} }) => Object.values(RequestItems),
};

/**
 * Fails each read that may be stale. Local databases are always consistent, so no behaviour shows on them that a read
 * lacks `ConsistentRead`; on AWS it could miss a counted failure or a changed password.
 */
function requireConsistentReads(client: DynamoDBClient): void {
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        const parts = reads[commandName]?.(args.input as ReadInput) ?? [];
        if (parts.every(({ ConsistentRead }) => ConsistentRead)) return next(args);
        throw new Error(`${commandName} may read stale items: set ConsistentRead`);
      },
    { step: 'initialize', name: 'requireConsistentReads' },
  );
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
