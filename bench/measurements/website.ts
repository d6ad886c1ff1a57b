import { ensureChromium } from '#tests/support/chromium.ts';
import { startApplicationProcess } from '../application/application-process.ts';
import { defineMeasurement } from '../measurement.ts';
import { findMedian } from '../statistics.ts';
import { formatNumber, type Table } from '../table.ts';
import { type LighthouseRun, runLighthouse } from './lighthouse.ts';
import { type AssetSizes, measureFiles, readLazyPages } from './website-files.ts';

/** What was measured of the built website. */
export interface WebsiteResult {
  /** What a browser fetches for `/`. */
  readonly firstLoad: AssetSizes;
  /** What each other page adds to that, opened on its own. */
  readonly lazyPages: Readonly<Record<string, AssetSizes>>;
  /** Medians of `/` on a simulated phone. */
  readonly lighthouse: LighthouseRun['scores'];
  readonly vitals: LighthouseRun['vitals'];
}

/** Measures what visitors download, and how the landing page scores on a phone. */
export const website = defineMeasurement<WebsiteResult>({
  async measure({ quick }) {
    const chromium = await ensureChromium();
    const application = await startApplicationProcess();
    const runs: LighthouseRun[] = [];
    try {
      for (let n = 0; n < (quick ? 1 : 5); n += 1) runs.push(await runLighthouse(application.url, chromium));
    } finally {
      await application.close();
    }
    const fetched = new Set(runs.flatMap(({ files }) => files));
    const lazyPages = await readLazyPages(fetched);
    return {
      firstLoad: await measureFiles(fetched),
      lazyPages,
      lighthouse: takeMedians(runs.map(({ scores }) => scores)),
      vitals: takeMedians(runs.map(({ vitals }) => vitals)),
    };
  },
  describe: (result) => [describeSizes(result), describeLighthouse(result)],
});

function takeMedians<Figures extends Readonly<Record<string, number>>>(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  const medians = names.map((name) => [name, findMedian(runs.map((run) => run[name] ?? Number.NaN))]);
  return Object.fromEntries(medians) as Figures;
}

function describeSizes({ firstLoad, lazyPages }: WebsiteResult): Table {
  const write = ({ script, style, font }: AssetSizes) => [script, style, font].map(formatNumber);
  return {
    title: 'Website: what a visitor downloads, KiB of gzip (fonts as they are)',
    columns: ['Page', 'script', 'style', 'font'],
    rows: [
      ['/, first load', ...write(firstLoad)],
      ...Object.entries(lazyPages).map(([page, sizes]) => [`${page}, beyond /`, ...write(sizes)]),
    ],
    note: 'First load: the files that Chromium fetched. Pages inside /main are counted with main-layout.',
  };
}

function describeLighthouse({ lighthouse, vitals }: WebsiteResult): Table {
  return {
    title: 'Website: Lighthouse of / on a simulated phone, medians',
    columns: ['Figure', 'value'],
    rows: Object.entries({ ...lighthouse, ...vitals }).map(([name, value]) => [name, formatNumber(value)]),
  };
}
