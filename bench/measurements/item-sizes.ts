import { routes } from '#contract/routes.ts';
import { sortKeyPrefixes } from '#functions/data/keys.ts';
import { startApplicationProcess } from '../application/application-process.ts';
import { type Item, openTable } from '../application/seeded-table.ts';
import { defineMeasurement } from '../measurement.ts';
import type { Table } from '../table.ts';
import { registerAccount } from '../traffic/accounts.ts';
import { describeDriver, describeHealthApplicant } from '../traffic/applicants.ts';
import { type ApiRequest, type HttpConnection, openConnection } from '../traffic/http-connection.ts';

/** The size of one item of the table. */
export interface ItemSizeResult {
  readonly kind: string;
  /** As DynamoDB bills it: the names and the values of all attributes. */
  readonly bytes: number;
  /** Units of capacity that one write takes: 1 for each KB. A transaction takes twice as many. */
  readonly writeUnits: number;
  /** Units of capacity that one consistent read takes: 1 for each 4 KB. */
  readonly readUnits: number;
}

/** Measures the items that a person's doings leave in the table, which is what DynamoDB bills by. */
export const itemSizes = defineMeasurement<ItemSizeResult[]>({
  async measure() {
    const application = await startApplicationProcess();
    const connection = openConnection(application.url);
    const table = openTable(application.serviceUrls.dynamodb);
    try {
      const email = 'ada.lovelace@example.com';
      await leaveTraces(connection, email);
      const items = await table.readItems(email);
      return items.map((item) => ({ kind: nameKind(item), ...measureItem(item) }));
    } finally {
      table.close();
      connection.close();
      await application.close();
    }
  },
  describe: (results) => [describeItems(results)],
});

/** Does everything that leaves an item. */
async function leaveTraces(connection: HttpConnection, email: string): Promise<void> {
  const { token } = await registerAccount(connection, email);
  const idempotencyKey = crypto.randomUUID();
  const requests: ApiRequest[] = [
    { ...routes['predict-health-premium'], token, body: describeHealthApplicant(1), idempotencyKey },
    { ...routes['predict-car-premium'], token, body: describeDriver(1) },
    { ...routes.login, body: { email, password: 'Wrong-Password-1' } },
  ];
  const statuses: number[] = [];
  for (const request of requests) statuses.push((await connection.send(request)).status);
  if (statuses.join() !== '200,200,401') throw new Error(`Unexpected answers: ${statuses.join()}`);
}

function nameKind({ sk, prediction }: Item): string {
  const [kind = 'user'] =
    Object.entries(sortKeyPrefixes).find(([, prefix]) => String(sk).startsWith(prefix)) ?? [];
  return kind === 'prediction' ? `prediction, ${JSON.parse(String(prediction)).insurance_type}` : kind;
}

/**
 * The size of an item of texts and numbers.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
export function measureItem(item: Item): Omit<ItemSizeResult, 'kind'> {
  const bytes = Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + measureValue(value),
    0,
  );
  return { bytes, writeUnits: Math.ceil(bytes / 1024), readUnits: Math.ceil(bytes / 4096) };
}

function measureValue(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value !== 'number') throw new Error(`The size of ${typeof value} values is not known`);
  // One byte for two digits, and one more.
  return Math.ceil(String(Math.abs(value)).replace('.', '').length / 2) + 1;
}

function describeItems(results: readonly ItemSizeResult[]): Table {
  return {
    title: "The table's items: size, and units of capacity outside a transaction",
    columns: ['Item', 'bytes', 'write units', 'read units'],
    rows: results.map(({ kind, bytes, writeUnits, readUnits }) => [
      kind,
      ...[bytes, writeUnits, readUnits].map(String),
    ]),
  };
}
