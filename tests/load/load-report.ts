import { summarise } from '#bench/statistics.ts';
import { formatNumber, type Table } from '#bench/table.ts';
import type { LoopResult, Sample } from '#bench/traffic/closed-loop.ts';
import type { LoadRun } from './load-run.ts';

const columns = ['requests', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'failed'];
const megabyte = 2 ** 20;

/** Writes a run as tables: by visitors, by endpoint, and the memory. */
export function describeLoad({ rising, steady, memory }: LoadRun): Table[] {
  const stages = [...rising, ...steady];
  const seconds = stages.reduce((total, stage) => total + stage.seconds, 0);
  const byEndpoint = Map.groupBy(
    stages.flatMap(({ samples }) => samples),
    ({ name }) => name,
  );
  return [
    {
      title: 'Load: mixed traffic by visitors at once',
      columns: ['Visitors', ...columns],
      rows: [
        ...rising.map((stage, n) => [
          n === 0 ? 'registering in a row' : String(stage.visitors),
          ...describeSamples(stage),
        ]),
        [`${steady[0]?.visitors}, steadily`, ...describeSamples(join(steady))],
      ],
    },
    {
      title: 'Load: mixed traffic by endpoint',
      columns: ['Endpoint', ...columns],
      rows: [...byEndpoint].map(([name, samples]) => [name, ...describeSamples({ samples, seconds })]),
    },
    {
      title: 'Load: memory of the server process between stages',
      columns: ['After requests', 'in use MB', 'resident MB'],
      rows: memory.map(({ requests, used, resident }) => [
        String(requests),
        ...[used, resident].map((bytes) => formatNumber(bytes / megabyte)),
      ]),
    },
  ];
}

function join(stages: readonly LoopResult[]): LoopResult {
  return {
    samples: stages.flatMap(({ samples }) => samples),
    seconds: stages.reduce((total, { seconds }) => total + seconds, 0),
  };
}

function describeSamples({ samples, seconds }: LoopResult): string[] {
  const { p50, p95, p99 } = summarise(samples.map(({ milliseconds }: Sample) => milliseconds));
  const failed = samples.filter(({ failure }) => failure !== undefined);
  return [
    String(samples.length),
    ...[samples.length / seconds, p50, p95, p99].map(formatNumber),
    String(failed.length),
  ];
}
