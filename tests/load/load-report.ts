import type { LoopResult, Sample } from './closed-loop.ts';
import type { LoadRun } from './load-run.ts';

const columns = ['requests', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'failed'];
const megabyte = 2 ** 20;

/** Formats a run as Markdown tables: by visitors, by endpoint, and the server's memory. */
export function formatLoad({ rising, steady, memory }: LoadRun): string {
  const stages = [...rising, ...steady];
  const seconds = stages.reduce((total, stage) => total + stage.seconds, 0);
  const byEndpoint = Map.groupBy(
    stages.flatMap(({ samples }) => samples),
    ({ name }) => name,
  );
  const tables = [
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
      rows: memory.map(({ requests, usedBytes, residentBytes }) => [
        String(requests),
        ...[usedBytes, residentBytes].map((bytes) => formatNumber(bytes / megabyte)),
      ]),
    },
  ];
  return tables.map(formatTable).join('\n');
}

function join(stages: readonly LoopResult[]): LoopResult {
  return {
    samples: stages.flatMap(({ samples }) => samples),
    seconds: stages.reduce((total, { seconds }) => total + seconds, 0),
  };
}

function describeSamples({ samples, seconds }: LoopResult): string[] {
  const times = samples.map(({ milliseconds }: Sample) => milliseconds).sort((a, b) => a - b);
  const percentiles = [0.5, 0.95, 0.99].map(
    (share) => times[Math.ceil(share * times.length) - 1] ?? Number.NaN,
  );
  const failed = samples.filter(({ failure }) => failure !== undefined);
  return [
    String(samples.length),
    ...[samples.length / seconds, ...percentiles].map(formatNumber),
    String(failed.length),
  ];
}

interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function formatTable({ title, columns, rows }: Table): string {
  const rule = columns.map((_column, index) => (index === 0 ? '---' : '---:'));
  const lines = [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [`### ${title}`, '', ...lines, ''].join('\n');
}

/** Formats a number with three significant digits, and without decimals from 100. */
function formatNumber(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
