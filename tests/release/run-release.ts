/**
 * Runs the website of the last release, which released.json names, on the API of this version, and the website of this
 * version on the API of the last release: the main path of each website, with its own browser tests. Ends with one line
 * for both: `12 passed, 0 failed, 1 skipped`.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createProxy } from '#local/gateway/http-server.ts';
import { listenOnLoopback } from '#local/loopback.ts';
import { checkOut } from '#tests/support/checkout.ts';
import { isShallow, readRelease } from '#tests/support/release.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Browser tests of the main path: account, both products, history, a stored prediction, dashboard. */
const flows = ['journeys', 'history', 'prediction-page', 'dashboard'];

interface Version {
  readonly name: string;
  readonly checkout: string;
  readonly url: string;
}

/** Counts of the summary with which `npm test` ends. */
type Counts = [passed: number, failed: number, skipped: number];

/** Serves the website of one version with the API of another, and runs the tests of the website. */
async function runFlows(website: Version, api: Version): Promise<Counts> {
  console.log(`\nWebsite of ${website.name}, API of ${api.name}`);
  const toWebsite = createProxy(website.url, {});
  const toApi = createProxy(api.url, {});
  const proxy = await listenOnLoopback(
    createServer((request, response) =>
      (request.url?.startsWith('/api/') ? toApi : toWebsite)(request, response),
    ),
  );
  const files = flows.map((name) => `tests/end-to-end/${name}.spec.ts`);
  const child = spawn(process.execPath, ['tests/run.ts', 'journeys', ...files], {
    cwd: website.checkout,
    env: { ...process.env, PREMIA_URL: `http://127.0.0.1:${proxy.port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.pipe(process.stdout);
  const output = await text(child.stdout);
  await proxy.close();
  const [, ...counts] = /(\d+) passed, (\d+) failed, (\d+) skipped\s*$/.exec(output) ?? [];
  return counts.length === 3 ? (counts.map(Number) as Counts) : [0, 1, 0];
}

if (isShallow()) {
  console.log('The website of the last release: skipped, since a shallow clone may lack its commit');
  console.log('\n0 passed, 0 failed, 1 skipped');
} else {
  const parts = new AsyncDisposableStack();
  try {
    const { commit, version } = readRelease();
    const start = async (name: string, checkout: string): Promise<Version> => {
      const server = await ServerProcess.start({ checkout });
      parts.defer(async () => void (await server.stop()));
      return { name, checkout, url: server.url };
    };
    const last = await start(`the last release, ${version}`, await checkOut(commit, parts));
    const present = await start('this version', repository);
    const counts = [await runFlows(last, present), await runFlows(present, last)];
    const sum = (index: number) => counts.reduce((total, each) => total + (each[index] ?? 0), 0);
    console.log(`\n${sum(0)} passed, ${sum(1)} failed, ${sum(2)} skipped`);
    process.exitCode = sum(1) === 0 && sum(0) > 0 ? 0 : 1;
  } finally {
    await parts.disposeAsync();
  }
}
