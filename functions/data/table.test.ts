import type { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import type { Key } from './keys.ts';
import { buildProjection, getItem, getItems, type Table } from './table.ts';

/** Creates a table that answers reads with these outputs in order, the last one again. */
function buildTable(...outputs: object[]) {
  const inputs: (BatchGetCommand | GetCommand)['input'][] = [];
  const send = async ({ input }: BatchGetCommand | GetCommand) => {
    inputs.push(input);
    return outputs[Math.min(inputs.length, outputs.length) - 1];
  };
  return { table: { tableName: 'premia', client: { send } } as unknown as Table, inputs };
}

const key = (sk: string) => ({ pk: 'USER', sk }) as Key;
const parse = (attributes: unknown) => (attributes as { sk: string }).sk;
const read = (sk: string) => ({ key: key(sk), parse });

it('returns an item by a consistent read, or undefined', async () => {
  const { table, inputs } = buildTable({ Item: key('A') }, {});
  expect([await getItem(table, key('A'), parse), await getItem(table, key('B'), parse)]).toEqual([
    'A',
    undefined,
  ]);
  expect(inputs[0]).toEqual({ TableName: 'premia', Key: key('A'), ConsistentRead: true });
});

it('returns items in the order of their reads, undefined for missing ones, and reads unprocessed keys again', async () => {
  const unprocessed = { UnprocessedKeys: { premia: { Keys: [key('A')] } } };
  const { table, inputs } = buildTable(
    { Responses: { premia: [key('C')] }, ...unprocessed },
    { Responses: { premia: [key('A')] } },
  );
  expect(await getItems(table, [read('A'), read('B'), read('C')])).toEqual(['A', undefined, 'C']);
  expect(inputs.map((input) => 'RequestItems' in input && input.RequestItems)).toEqual([
    { premia: { Keys: ['A', 'B', 'C'].map(key), ConsistentRead: true } },
    { premia: { Keys: [key('A')], ConsistentRead: true } },
  ]);
});

it('throws as DynamoDB does when it throttles, after three reads that leave a key unprocessed', async () => {
  const { table, inputs } = buildTable({ UnprocessedKeys: { premia: { Keys: [key('A')] } } });
  await expect(getItems(table, [read('A')])).rejects.toMatchObject({
    name: 'ProvisionedThroughputExceededException',
  });
  expect(inputs).toHaveLength(3);
});

it('names the attributes of schemas once each', () => {
  expect(buildProjection({ shape: { name: 0, ttl: 0 } }, { shape: { ttl: 0 } })).toEqual({
    ProjectionExpression: '#name, #ttl',
    ExpressionAttributeNames: { '#name': 'name', '#ttl': 'ttl' },
  });
});
