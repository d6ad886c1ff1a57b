import { type Browser, chromium } from '@playwright/test';
import * as z from 'zod/mini';
import { ensureChromium } from '#tests/support/chromium.ts';
import { startMeasuredServer } from '#tests/support/measured-server.ts';
import { formatFigure, formatRatio, type Measurement, type ReportTable } from './report.ts';

/** Processor time of a task that takes 50 ms, a long one, on a phone four times as slow, in milliseconds. */
const longTaskMs = 50 / 4;

const pages = ['/', '/login', '/estimate/health', '/estimate/car'];

/** Limit of the ratio, which was 1.1 to 1.3 for `/` and `/login`, and 1.2 to 2.2 for the forms on busy machines. */
const maxRatio = 3;

/** Also in a quick run: of three rounds the least was up to a third higher than of twelve. */
const rounds = 12;

const trace = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Processor time in microseconds, which other programs on the machine do not add to. */
      tdur: z.optional(z.number()),
      args: z.optional(z.looseObject({ data: z.optional(z.looseObject({ url: z.optional(z.string()) })) })),
    }),
  ),
});

/** Loads pages anew and returns the processor times of the tasks of their main threads, in milliseconds. */
async function traceTasks(browser: Browser, urls: readonly string[], bare: string): Promise<number[][]> {
  await browser.startTracing(undefined, { categories: ['toplevel', 'devtools.timeline'] });
  for (const url of urls) {
    // Its pages have a process of their own.
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: bare }));
    await page.goto(url, { waitUntil: 'networkidle' });
    await context.close();
  }
  const { traceEvents } = trace.parse(JSON.parse(String(await browser.stopTracing())));
  return urls.map((url) => {
    const request = traceEvents.find(
      ({ name, args }) => name === 'ResourceSendRequest' && args?.data?.url === url,
    );
    const tasks = traceEvents.filter(
      ({ name, pid, tid }) =>
        name === 'ThreadControllerImpl::RunTask' && pid === request?.pid && tid === request.tid,
    );
    return tasks.map(({ tdur = 0 }) => tdur / 1000);
  });
}

const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);

/**
 * Measures the long tasks of public pages' first loads, relative to the time that React and the router take to load.
 * @throws Error if a page takes more than {@link maxRatio} times as long
 */
export async function measureLongTasks({ parts }: Measurement): Promise<ReportTable[]> {
  const server = parts.use(await startMeasuredServer());
  const browser = parts.use(await chromium.launch({ executablePath: await ensureChromium() }));
  const html = await (await fetch(server.url)).text();
  const [framework] = /\/assets\/framework-[^"]+\.js/.exec(html) ?? [];
  if (framework === undefined) throw new Error('The landing page loads no script of the framework');
  const bare = `<!doctype html><title>Bare</title><h1>Bare</h1><script type="module" src="${framework}"></script>`;
  const urls = ['/bare', ...pages].map((path) => new URL(path, server.url).href);
  const least = urls.map(() => Infinity);
  // The least of several rounds: a busy machine makes single ones slower, but none faster.
  for (let round = 0; round < rounds; round += 1) {
    const [whole = [], ...others] = await traceTasks(browser, urls, bare);
    const long = others.map((tasks) => tasks.filter((time) => time > longTaskMs));
    for (const [index, tasks] of [whole, ...long].entries()) {
      least[index] = Math.min(least[index] ?? 0, sum(tasks));
    }
  }
  const [reference = 0, ...sums] = least;
  if (!(reference > 0) || Math.max(...sums) > maxRatio * reference) {
    throw new Error(`Long tasks take more than ${maxRatio} times as long as the framework: ${least} ms`);
  }
  return [
    {
      title: 'Website: processor time of long tasks at the first load',
      columns: ['Figure', 'framework', ...pages],
      rows: [
        ['ms', ...least.map(formatFigure)],
        ['ratio', ...least.map((time) => formatRatio(time / reference))],
      ],
      note: `The least of several rounds; at most ${maxRatio} times that of React and the router.`,
    },
  ];
}
