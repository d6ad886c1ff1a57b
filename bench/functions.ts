import { execFile } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildFunctionBundles } from '#infra/bundling.ts';
import { formatFigure, formatRatio, type Measurement, median, type ReportTable } from './report.ts';

/** Function with whose load the others are compared. */
const reference = 'estimate-health-premium';

/** Measures the size of bundles, and the processor time to load them in a new process. */
export async function measureFunctions({ quick, parts }: Measurement): Promise<ReportTable[]> {
  const folder = parts.use(await mkdtempDisposable(join(tmpdir(), 'premia-bundles-')));
  const bundles = await buildFunctionBundles(folder.path);
  const loads = new Map<string, number[]>(bundles.map(({ name }) => [name, []]));
  for (let round = 0; round < (quick ? 1 : 9); round += 1) {
    for (const { name, file } of bundles) loads.get(name)?.push(await measureLoad(file));
  }
  const loadOf = (name: string) => median(loads.get(name) ?? []);
  const rows = bundles.map(({ name, bytes }) => [
    name,
    formatFigure(bytes / 1024),
    formatFigure(loadOf(name)),
    formatRatio(loadOf(name) / loadOf(reference)),
  ]);
  const columns = ['Bundle', 'KiB', 'load, CPU ms', 'ratio'];
  const note = `Loads by turns, each in a new process; medians, and their ratios to ${reference}.`;
  return [{ title: 'Functions: size and load of the bundle', columns, rows, note }];
}

/** Returns the processor time to load a bundle, in milliseconds. */
async function measureLoad(file: string): Promise<number> {
  const script = `const before = process.cpuUsage();
    require(${JSON.stringify(file)});
    const { user, system } = process.cpuUsage(before);
    console.log((user + system) / 1000);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', script]);
  return Number(stdout);
}
