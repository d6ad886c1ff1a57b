import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

/** What Lighthouse says of a page on a simulated phone. */
export interface LighthouseRun {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>;
  readonly vitals: {
    readonly 'first contentful paint, ms': number;
    readonly 'largest contentful paint, ms': number;
    readonly 'total blocking time, ms': number;
    readonly 'cumulative layout shift': number;
  };
  /** The assets that the page fetched, named from the website's root. */
  readonly files: readonly string[];
}

const category = z.object({ score: z.number() });
const audit = z.object({ numericValue: z.number() });

const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'network-requests': z.object({ details: z.object({ items: z.array(z.object({ url: z.string() })) }) }),
  }),
});

const lighthouse = join(
  dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')),
  'cli/index.js',
);

/**
 * Runs Lighthouse in a process of its own, with its settings for phones.
 * @param chromium the browser's program
 * @throws Error when the page can not be judged
 */
export async function runLighthouse(url: string, chromium: string): Promise<LighthouseRun> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility,best-practices,seo',
      // A container's root has no sandbox to offer; the page is our own.
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 2 ** 20 },
  );
  const { categories, audits } = report.parse(JSON.parse(stdout));
  const toPoints = ({ score }: z.infer<typeof category>) => Math.round(score * 100);
  return {
    scores: {
      performance: toPoints(categories.performance),
      accessibility: toPoints(categories.accessibility),
      'best-practices': toPoints(categories['best-practices']),
      seo: toPoints(categories.seo),
    },
    vitals: {
      'first contentful paint, ms': audits['first-contentful-paint'].numericValue,
      'largest contentful paint, ms': audits['largest-contentful-paint'].numericValue,
      'total blocking time, ms': audits['total-blocking-time'].numericValue,
      'cumulative layout shift': audits['cumulative-layout-shift'].numericValue,
    },
    files: audits['network-requests'].details.items
      .map((item) => new URL(item.url).pathname.slice(1))
      .filter((path) => path.startsWith('assets/')),
  };
}
