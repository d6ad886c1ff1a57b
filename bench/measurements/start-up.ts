import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDynamodbLocal } from '#local/dynamodb-local.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { defineMeasurement } from '../measurement.ts';
import { findMedian } from '../statistics.ts';
import { formatNumber, formatRatio } from '../table.ts';

/** How long it takes until Premia can be used. */
export interface StartUpResult {
  /** From `npm start`, everything built, until it says that it is ready: the median. */
  readonly startMilliseconds: number;
  /** Of DynamoDB Local alone: the median. */
  readonly dynamodbMilliseconds: number;
}

/** Measures the time to a running application. */
export const startUp = defineMeasurement<StartUpResult>({
  async measure({ quick }) {
    const starts: number[] = [];
    const databases: number[] = [];
    // The first round builds what is not built.
    for (let round = 0; round <= (quick ? 1 : 5); round += 1) {
      const start = await timeStart();
      const database = await timeDatabase();
      if (round === 0) continue;
      starts.push(start);
      databases.push(database);
    }
    return { startMilliseconds: findMedian(starts), dynamodbMilliseconds: findMedian(databases) };
  },
  describe: ({ startMilliseconds, dynamodbMilliseconds }) => [
    {
      title: 'Start-up: seconds',
      columns: ['What', 'seconds', 'to DynamoDB Local alone'],
      rows: [
        ['DynamoDB Local alone', formatNumber(dynamodbMilliseconds / 1000), formatRatio(1)],
        [
          'npm start, from built to ready',
          formatNumber(startMilliseconds / 1000),
          formatRatio(startMilliseconds / dynamodbMilliseconds),
        ],
      ],
    },
  ],
});

async function timeStart(): Promise<number> {
  const stateDirectory = await mkdtemp(join(tmpdir(), 'premia-bench-'));
  const started = performance.now();
  const application = await ServerProcess.start({
    command: ['npm', 'start'],
    environment: { STATE_DIR: stateDirectory },
  });
  const milliseconds = performance.now() - started;
  await application.stop();
  await rm(stateDirectory, { recursive: true });
  return milliseconds;
}

async function timeDatabase(): Promise<number> {
  const started = performance.now();
  const database = await startDynamodbLocal();
  const milliseconds = performance.now() - started;
  await database.stop();
  return milliseconds;
}
