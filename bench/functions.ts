import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFunctionBundles } from '#infra/bundling.ts';
import { formatNumber, type ReportTable } from './report.ts';

export async function measureFunctions(): Promise<ReportTable[]> {
  const folder = await mkdtemp(join(tmpdir(), 'premia-bundles-'));
  try {
    const bundles = await buildFunctionBundles(folder);
    const rows = bundles.map(({ name, bytes }) => [name, formatNumber(bytes / 1024)]);
    return [{ title: 'Functions: size of the bundle', columns: ['Bundle', 'KiB'], rows }];
  } finally {
    await rm(folder, { recursive: true });
  }
}
