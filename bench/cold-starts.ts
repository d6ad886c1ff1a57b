import { execFile } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { bodyExamples, planExamples } from '#contract/examples.ts';
import type { RouteId } from '#contract/routes.ts';
import { buildFunctionBundles } from '#infra/bundling.ts';
import { openBuiltOrigins } from '#local/origins.ts';
import { startServer } from '#local/server.ts';
import { inMemory } from '#local/state-directory.ts';
import { buildProxyEvent, type TestRequest } from '#tests/support/proxy-event.ts';
import { BenchClient } from './client.ts';
import { formatFigure, formatRatio, type Measurement, median, type ReportTable } from './report.ts';

/** Function with the SDK and one read, without anything of Premia. */
const floorSource = `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
export async function handler() {
  const key = { pk: 'USER#floor', sk: 'PROFILE' };
  const { Item } = await client.send(new GetCommand({ TableName: process.env.TABLE_NAME, Key: key, ConsistentRead: true }));
  return { statusCode: 200, body: JSON.stringify(Item ?? null) };
}`;

/** Limits of the ratio to the floor (reads 1.3, estimates and predictions 1.5, assistants 2). */
const limits: Partial<Record<RouteId, number>> = {
  'get-profile': 1.3,
  'get-dashboard': 1.3,
  'list-predictions': 1.3,
  'estimate-car-premium': 1.5,
  'estimate-car-policy': 1.5,
  'estimate-health-premium': 1.5,
  'estimate-plans': 1.5,
  'predict-car-premium': 1.5,
  mcp: 2,
};

/** Measures the processor time of import and first event in a new process, over that of a floor function. */
export async function measureColdStarts({ quick, parts }: Measurement): Promise<ReportTable[]> {
  const folder = parts.use(await mkdtempDisposable(join(tmpdir(), 'premia-cold-')));
  const bundles = await buildFunctionBundles(join(folder.path, 'functions'));
  const floor = join(folder.path, 'floor.cjs');
  await build({
    stdin: { contents: floorSource, resolveDir: import.meta.dirname },
    outfile: floor,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
  });
  // Its log would be between the tables.
  process.env.LOG_LEVEL = 'ERROR';
  // In this process: the functions take the addresses of its services from their environment.
  const server = await startServer(
    { port: 0, stateDirectory: inMemory, dynamodbEndpoint: undefined },
    openBuiltOrigins,
  );
  parts.defer(() => server.close());
  const client = new BenchClient(server.url);
  const { token } = await client.register();
  await client.createPredictions(token, 10);
  const requests: Partial<Record<RouteId, TestRequest>> = {
    'estimate-car-premium': { body: bodyExamples['estimate-car-premium'] },
    'estimate-car-policy': { body: bodyExamples['estimate-car-policy'] },
    'estimate-health-premium': { body: bodyExamples['estimate-health-premium'] },
    'estimate-plans': { body: planExamples.Texas },
    'predict-car-premium': { token, body: bodyExamples['predict-car-premium'] },
    mcp: {
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      headers: { Accept: 'application/json, text/event-stream' },
    },
  };
  const subjects = new Map<string, { file: string; event: object }>([['floor', { file: floor, event: {} }]]);
  for (const { name, file } of bundles.filter((bundle) => bundle.name in limits)) {
    subjects.set(name, { file, event: buildProxyEvent(requests[name as RouteId] ?? { token }) });
  }
  const times = new Map([...subjects.keys()].map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < (quick ? 3 : 15); round += 1) {
    for (const [name, { file, event }] of subjects) times.get(name)?.push(await measureStart(file, event));
  }
  const timeOf = (name: string) => median(times.get(name) ?? []);
  return [
    {
      title: 'Functions: cold start over a floor',
      columns: ['Function', 'CPU ms', 'ratio', 'limit'],
      rows: [...subjects.keys()].map((name) => [
        name,
        formatFigure(timeOf(name)),
        formatRatio(timeOf(name) / timeOf('floor')),
        String(limits[name as RouteId] ?? ''),
      ]),
      note: 'Import and first event in a new process, by turns, medians of processor time. The floor is the SDK and one read.',
    },
  ];
}

/** @throws Error unless the function responds with 200 */
async function measureStart(file: string, event: object): Promise<number> {
  const script = `const before = process.cpuUsage();
    const { handler } = require(${JSON.stringify(file)});
    const context = { awsRequestId: 'bench', getRemainingTimeInMillis: () => 28_000 };
    handler(${JSON.stringify(event)}, context).then(({ statusCode, body }) => {
      const { user, system } = process.cpuUsage(before);
      if (statusCode !== 200) throw new Error(statusCode + ': ' + body);
      console.log('CPU ' + (user + system) / 1000);
      process.exit();
    });`;
  const env = { ...process.env, LOG_LEVEL: 'INFO' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', script], { env });
  return Number(/^CPU ([\d.]+)/m.exec(stdout)?.[1]);
}
