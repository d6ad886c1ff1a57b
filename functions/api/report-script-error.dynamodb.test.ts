import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it } from 'vitest';
import { bodyExamples } from '#contract/examples.ts';
import { clientLimits } from '#functions/data/client-limits.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

const report = bodyExamples['report-script-error'];

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
});

const send = (body: object, sourceIp?: string) =>
  platform.call(
    'report-script-error',
    { body, ...(sourceIp && { sourceIp }) },
    { clientLimits: clientLimits.strict },
  );

it('logs the error, without the client, and stores only the counter of its limit', async () => {
  const { status } = await send({ ...report, answers: { age: 45 } }, '198.51.100.7');
  expect(status).toBe(200);
  const entries = platform.logged.map((line) => JSON.parse(line));
  expect(entries).toMatchObject([
    { level: 'WARN', event: 'script-error', scriptError: report },
    { route: 'report-script-error', status: 200 },
  ]);
  expect(entries[0].scriptError).toEqual(report);
  expect(platform.logged.join()).not.toMatch(/198\.51|answers/);
  const { client, tableName } = platform.table;
  const { Items = [] } = await client.send(new ScanCommand({ TableName: tableName, ConsistentRead: true }));
  expect(Items.map(({ sk }) => sk)).toEqual([expect.stringMatching(/^EVENTS#script_errors#/)]);
});

it('logs the message of an error on one line, without marks that change its direction', async () => {
  const message = 'first\r\nsecond\u2028third \u202Efourth\u0000';
  expect((await send({ ...report, message })).status).toBe(200);
  const [entry] = platform.logged.map((line) => JSON.parse(line));
  expect(entry.scriptError.message).toBe('first second third  fourth ');
});

it.each<[string, unknown]>([
  ['name', 'Error: ada@example.com'],
  ['message', 'Unexpected token in "heart disease"'],
  ['message', 'Not a ZIP code: 90210'],
  ['message', 'x'.repeat(201)],
  ['file', 'https://example.com/assets/x.js'],
  ['file', '/assets/x.js?user=ada'],
  ['line', 1.5],
  ['column', 0],
  ['react_error', 0],
  ['react_error', 1000],
  ['react_error', 41.8],
  ['page', '/main/history/01JD0000000000000000000000'],
  ['page', '/main/compare?ids=a'],
])('refuses a report whose field %s is %j, logs nothing of it', async (field, value) => {
  const { status, body } = await send({ ...report, [field]: value });
  expect(status).toBe(400);
  expect(Object.keys(body.errors)).toEqual([field]);
  const entries = platform.logged.map((line) => JSON.parse(line));
  expect(entries).toMatchObject([{ route: 'report-script-error', code: 'validation_failed' }]);
  expect(Object.keys(entries[0])).not.toContain('scriptError');
});

it('accepts ten reports of a network in an hour, fewer than raise the alarm', async () => {
  for (let count = 0; count < clientLimits.strict.script_errors.max; count += 1) {
    expect((await send(report)).status).toBe(200);
  }
  expect((await send(report)).status).toBe(429);
  expect((await send(report, '192.0.2.2')).status).toBe(200);
});
