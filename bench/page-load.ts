import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { ensureChromium } from '#tests/support/chromium.ts';
import { startMeasuredServer } from '#tests/support/measured-server.ts';
import { formatNumber, median, type ReportTable } from './report.ts';

const pages = ['/', '/es/', '/login', '/estimate/car', '/estimate/health'];

const audit = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'network-requests': z.object({ details: z.object({ items: z.array(z.object({ url: z.string() })) }) }),
  }),
});

/** Figures of one page load: Lighthouse's scores and metrics, and sizes in KiB. */
type PageFigures = Record<string, number>;

/** Measures the downloads of public pages, and Lighthouse's scores on a simulated phone. */
export async function measureWebsite({ quick }: { quick: boolean }): Promise<ReportTable[]> {
  const chromium = await ensureChromium();
  const server = await startMeasuredServer();
  try {
    const result: Record<string, PageFigures> = {};
    for (const page of pages) {
      const runs: PageFigures[] = [];
      for (let round = 0; round < (quick ? 1 : 5); round += 1) {
        runs.push(await runLighthouse(server.url + page, chromium));
      }
      const figures = Object.keys(runs[0] ?? {});
      result[page] = Object.fromEntries(
        figures.map((figure) => [figure, median(runs.map((run) => run[figure] ?? Number.NaN))]),
      );
    }
    const table = {
      title: 'Website: first load on a simulated phone',
      columns: ['Figure', ...pages],
      rows: Object.keys(result[pages[0] ?? ''] ?? {}).map((figure) => [
        figure,
        ...pages.map((page) => formatNumber(result[page]?.[figure] ?? Number.NaN)),
      ]),
      note: 'Medians, by Lighthouse. Sizes: the files that Chromium requested, scripts and styles in gzip.',
    };
    return [table];
  } finally {
    await server.stop();
  }
}

async function runLighthouse(url: string, chromium: string): Promise<PageFigures> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('lighthouse/cli/index.js')),
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility,best-practices,seo',
      // Chromium's sandbox is not available to root in a container.
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 2 ** 20 },
  );
  const { categories, audits } = report.parse(JSON.parse(stdout));
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
  const requested = audits['network-requests'].details.items.map((item) => new URL(item.url).pathname);
  return {
    ...Object.fromEntries(scores),
    'first contentful paint, ms': audits['first-contentful-paint'].numericValue,
    'largest contentful paint, ms': audits['largest-contentful-paint'].numericValue,
    'total blocking time, ms': audits['total-blocking-time'].numericValue,
    'cumulative layout shift': audits['cumulative-layout-shift'].numericValue,
    ...(await measureFiles(requested.filter((path) => path.startsWith('/assets/')))),
  };
}

async function measureFiles(paths: readonly string[]): Promise<PageFigures> {
  const sizes = { 'script, KiB': 0, 'style, KiB': 0, 'font, KiB': 0 };
  for (const path of new Set(paths)) {
    const content = await readFile(new URL(`../frontend/dist${path}`, import.meta.url));
    if (path.endsWith('.js')) sizes['script, KiB'] += gzipSync(content).length / 1024;
    if (path.endsWith('.css')) sizes['style, KiB'] += gzipSync(content).length / 1024;
    if (path.endsWith('.woff2')) sizes['font, KiB'] += content.length / 1024;
  }
  return sizes;
}
