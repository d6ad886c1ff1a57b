import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { ensureChromium } from '#tests/support/chromium.ts';
import { startMeasuredServer } from '#tests/support/measured-server.ts';
import { formatFigure, type Measurement, median, type ReportTable } from './report.ts';

const pages = ['/', '/es/', '/login', '/estimate/car', '/estimate/health'];

const metric = z.object({ numericValue: z.number() });
const request = z.object({ resourceType: z.string(), transferSize: z.number() });
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
    'network-requests': z.object({ details: z.object({ items: z.array(request) }) }),
  }),
});

/** Figures of one page load: Lighthouse's scores and metrics, and sizes in KiB. */
type PageFigures = Record<string, number>;

/** Measures the downloads of public pages, and Lighthouse's scores on a simulated phone. */
export async function measureWebsite({ quick, parts }: Measurement): Promise<ReportTable[]> {
  const chromium = await ensureChromium();
  const server = parts.use(await startMeasuredServer());
  const runs: PageFigures[][] = [];
  for (const page of pages) {
    const rounds: PageFigures[] = [];
    for (let round = 0; round < (quick ? 1 : 5); round += 1) {
      rounds.push(await runLighthouse(server.url + page, chromium));
    }
    runs.push(rounds);
  }
  const formatMedian = (rounds: PageFigures[], figure: string) =>
    formatFigure(median(rounds.map((run) => run[figure] ?? Number.NaN)));
  return [
    {
      title: 'Website: first load on a simulated phone',
      columns: ['Figure', ...pages],
      rows: Object.keys(runs[0]?.[0] ?? {}).map((figure) => [
        figure,
        ...runs.map((rounds) => formatMedian(rounds, figure)),
      ]),
      note: 'Medians, by Lighthouse. Sizes: what Chromium received, compressed.',
    },
  ];
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
  const requests = audits['network-requests'].details.items;
  const sumSizes = (type: string) =>
    requests.reduce((sum, each) => sum + (each.resourceType === type ? each.transferSize / 1024 : 0), 0);
  return {
    ...Object.fromEntries(scores),
    'first contentful paint, ms': audits['first-contentful-paint'].numericValue,
    'largest contentful paint, ms': audits['largest-contentful-paint'].numericValue,
    'total blocking time, ms': audits['total-blocking-time'].numericValue,
    'cumulative layout shift': audits['cumulative-layout-shift'].numericValue,
    'script, KiB': sumSizes('Script'),
    'style, KiB': sumSizes('Stylesheet'),
    'font, KiB': sumSizes('Font'),
  };
}
