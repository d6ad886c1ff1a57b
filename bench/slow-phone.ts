import { execFileSync } from 'node:child_process';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { constants, createSecureServer, type OutgoingHttpHeaders } from 'node:http2';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '#tests/support/chromium.ts';
import { startMeasuredServer } from '#tests/support/measured-server.ts';
import { formatFigure, type Measurement, median, type ReportTable } from './report.ts';

/** "Slow 3G" of Chrome's developer tools: 400 kbit/s in either direction, 2 s for each round trip. */
const slow3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Slowdown of the processor. */
const cpuRate = 4;

/** Budget of the figures that a visitor waits for, in seconds. */
const maxSeconds = 12;
const budgeted = ['car result', 'health prices'];

/** Time after which a page is given up, in milliseconds. */
const timeoutMs = 90_000;

const submit = 'main form button[type=submit]:not(:disabled)';

/**
 * Waits for an element with a text. Playwright's own wait notices it up to half a second late, and one with a function needs
 * `eval`, which the website forbids.
 */
async function waitFor(page: Page, selector: string, text = ''): Promise<void> {
  await page.evaluate(`new Promise((resolve, reject) => {
    const [selector, text] = ${JSON.stringify([selector, text])};
    const hasText = (element) => element.textContent.includes(text);
    const look = () =>
      [...document.querySelectorAll(selector)].some(hasText) ? resolve() : requestAnimationFrame(look);
    look();
    setTimeout(() => reject(new Error('No element ' + selector)), ${timeoutMs});
  })`);
}

/** Enters a car and submits it. */
async function estimateCar(page: Page, mark: (figure: string) => void): Promise<void> {
  await waitFor(page, submit);
  mark('car form works');
  const answers = {
    driver_age: '42',
    driving_experience: '20',
    annual_mileage: '9000',
    car_mfg_year: '2019',
    prv_accident: '0',
  };
  for (const [name, value] of Object.entries(answers)) await page.locator(`input[name=${name}]`).fill(value);
  await page.click(submit);
  await waitFor(page, 'main h1, main h2', 'Prediction Complete!');
  mark('car result');
}

async function enterHealth(page: Page): Promise<void> {
  await page.locator('input[name=zip]').fill('77002');
  await page.locator('input[name=age]').fill('45');
}

const healthPrices = 'aside dd .display';

/** Enters ZIP code and age, of which the first prices follow, when the fields are shown. */
async function priceHealth(page: Page, mark: (figure: string) => void): Promise<void> {
  await enterHealth(page);
  await waitFor(page, submit);
  mark('health form works');
  await waitFor(page, healthPrices);
  mark('health prices');
}

/** Enters ZIP code and age only when the form works. */
async function priceHealthLater(page: Page, mark: (figure: string) => void): Promise<void> {
  await waitFor(page, submit);
  await enterHealth(page);
  await waitFor(page, healthPrices);
  mark('health prices, answers entered when the form works');
}

/** Paths with what a visitor does there. */
const visits = [
  ['/estimate/car', estimateCar],
  ['/estimate/health', priceHealth],
  ['/estimate/health', priceHealthLater],
] as const;

/**
 * Starts a proxy that serves a website with HTTP/2, as CloudFront does: over HTTP/1.1 a browser would wait for free
 * connections. Its certificate is its own.
 */
async function startProxy(target: string, parts: AsyncDisposableStack): Promise<string> {
  const folder = parts.use(await mkdtempDisposable(join(tmpdir(), 'premia-certificate-')));
  const [keyFile, certFile] = [join(folder.path, 'key.pem'), join(folder.path, 'cert.pem')];
  const options = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost'.split(
    ' ',
  );
  execFileSync('openssl', ['req', '-x509', ...options, '-keyout', keyFile, '-out', certFile], {
    stdio: 'ignore',
  });
  const server = createSecureServer({ key: await readFile(keyFile), cert: await readFile(certFile) });
  const { host } = new URL(target);
  server.on('stream', (stream, headers) => {
    const { ':path': path, ':method': method, ...others } = headers;
    const forwarded = Object.entries(others).filter(([name]) => !name.startsWith(':'));
    const outgoing = requestHttp(
      new URL(path ?? '/', target),
      { method, headers: { ...Object.fromEntries(forwarded), host } },
      (response) => {
        const { connection, 'keep-alive': _, 'transfer-encoding': __, ...received } = response.headers;
        const answer: OutgoingHttpHeaders = { ...received, ':status': response.statusCode };
        stream.respond(answer);
        response.pipe(stream);
      },
    );
    outgoing.on('error', () => stream.close(constants.NGHTTP2_INTERNAL_ERROR));
    stream.on('error', () => outgoing.destroy());
    stream.pipe(outgoing);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  parts.defer(() => void server.close());
  const address = server.address();
  return `https://localhost:${typeof address === 'object' ? address?.port : ''}`;
}

/** Visits a page as a new visitor of a slow phone; returns seconds since the address was entered, by figure. */
async function visit(browser: Browser, url: string, use: typeof estimateCar) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    locale: 'en-US',
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow3G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  const start = performance.now();
  const figures = new Map<string, number>();
  const mark = (figure: string) => void figures.set(figure, (performance.now() - start) / 1000);
  await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
  await waitFor(page, 'h1');
  mark(`${new URL(url).pathname.split('/').at(-1)} text`);
  await use(page, mark);
  await context.close();
  return figures;
}

/**
 * Measures the time until a visitor with a slow phone and network sees a price. A median over the budget fails the run, but
 * for a quick one and on a machine that is busy with something else, which are only reported.
 */
export async function measureSlowPhone({ quick, parts }: Measurement): Promise<ReportTable[]> {
  const [load = 0] = loadavg();
  const isBusy = load > cpus().length / 2;
  const server = parts.use(await startMeasuredServer());
  const origin = await startProxy(server.url, parts);
  const browser = parts.use(await chromium.launch({ executablePath: await ensureChromium() }));
  const seconds = new Map<string, number[]>();
  for (let round = 0; round < (quick ? 1 : 5); round += 1) {
    for (const [path, use] of visits) {
      for (const [figure, value] of await visit(browser, origin + path, use)) {
        seconds.set(figure, [...(seconds.get(figure) ?? []), value]);
      }
    }
  }
  const over = budgeted.filter((figure) => median(seconds.get(figure) ?? []) > maxSeconds);
  if (over.length > 0 && !quick && !isBusy) {
    process.exitCode = 1;
    console.error(`Over ${maxSeconds} s on a slow phone: ${over.join(', ')}.`);
  }
  return [
    {
      title: 'Website: seconds on a slow phone',
      columns: ['Figure', 'median', 'least', 'most'],
      rows: [...seconds].map(([figure, values]) => [
        figure,
        ...[median(values), Math.min(...values), Math.max(...values)].map(formatFigure),
      ]),
      note: `Since the address was entered: Slow 3G, processor ${cpuRate} times slower, HTTP/2, nothing cached, answers entered at once, those of health when the fields are shown. Budget of ${budgeted.join(' and ')}: ${maxSeconds} s, not held to in quick runs and on a busy machine${isBusy ? ', as this one was' : ''}.`,
    },
  ];
}
