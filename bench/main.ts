/**
 * Measures Premia and prints tables.
 *
 * Options: `--quick` measures roughly, in about two minutes; `--only <name>` measures one part;
 * `--base <git revision>` compares the endpoints with those of another revision, by turns.
 */
import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureColdStarts } from './cold-starts.ts';
import { measureEndpoints } from './endpoints.ts';
import { measureEvaluations } from './evaluations.ts';
import { measureFunctions } from './functions.ts';
import { measureLongTasks } from './long-tasks.ts';
import { measureWebsite } from './page-load.ts';
import { formatTable } from './report.ts';
import { measureSlowPhone } from './slow-phone.ts';
import { measureWarmRequests } from './warm-requests.ts';

const measurements = {
  functions: measureFunctions,
  evaluations: measureEvaluations,
  'cold-starts': measureColdStarts,
  'warm-requests': measureWarmRequests,
  endpoints: measureEndpoints,
  website: measureWebsite,
  'long-tasks': measureLongTasks,
  'slow-phone': measureSlowPhone,
};
const names = Object.keys(measurements) as (keyof typeof measurements)[];

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    base: { type: 'string' },
  },
});
const unknown = options.only.filter((name) => !names.some((known) => known === name));
if (unknown.length > 0) {
  console.error(`Unknown measurement: ${unknown.join(', ')}. Choose from ${names.join(', ')}.`);
  process.exit(1);
}

// A comparison is about the endpoints, unless other parts are chosen too.
const chosen = options.base !== undefined && options.only.length === 0 ? ['endpoints'] : options.only;

// Before the measurements, which raise the load average.
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
const machine = `${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
console.log(`${commit}, ${machine}, load average ${loadavg()[2]?.toFixed(1)}\n`);

for (const name of names) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const parts = new AsyncDisposableStack();
  try {
    for (const table of await measurements[name]({ ...options, parts })) console.log(formatTable(table));
  } finally {
    await parts.disposeAsync();
  }
}
