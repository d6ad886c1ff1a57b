/**
 * Measures Premia, prints tables and writes `results.json`.
 *
 * Options: `--quick` measures roughly, in about two minutes; `--only <name>` measures one part and writes no
 * file; `--base <git revision>` compares the endpoints with those of another revision, by turns.
 */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { measureEndpoints } from './endpoints.ts';
import { measureFunctions } from './functions.ts';
import { measureGrowth } from './growth.ts';
import { measureWebsite } from './page-load.ts';
import { formatTable } from './report.ts';

const measurements = {
  functions: measureFunctions,
  endpoints: measureEndpoints,
  growth: measureGrowth,
  website: measureWebsite,
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
const isComplete = chosen.length === 0;

// Read first: the measurements raise the load average, and results.json changes the working tree.
const heading = {
  date: new Date().toISOString(),
  commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
  quick: options.quick,
  machine: {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGib: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    loadAverage: loadavg()[2],
  },
};
const results: Record<string, unknown> = { ...heading };
for (const name of names) {
  if (!isComplete && !chosen.includes(name)) continue;
  const { result, tables } = await measurements[name](options);
  for (const table of tables) console.log(formatTable(table));
  results[name] = result;
}
if (isComplete) {
  await writeFile(new URL('results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
}
