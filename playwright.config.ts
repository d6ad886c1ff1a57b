import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tests/support/chromium.ts';

const { PREMIA_URL, CI } = process.env;
const executablePath = findChromium();
if (executablePath === undefined) {
  throw new Error('No Chromium was found. `npm test` installs one on Debian; or set CHROMIUM_PATH to one');
}

/** The website and the API in a real browser: of the Premia that PREMIA_URL names, else of one started here. */
export default defineConfig({
  testDir: 'tests/end-to-end',
  outputDir: 'test-results/end-to-end',
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI !== undefined,
  timeout: 60_000,
  // A machine that is busy with something else takes its time; a test that waits for a picture does, too.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/end-to-end.json' }]],
  use: {
    // Playwright gives the server's address to its workers, which read this file again.
    ...(PREMIA_URL !== undefined && { baseURL: PREMIA_URL }),
    launchOptions: { executablePath },
    // Traces of every test would double the work; `--trace on` records them when one is wanted.
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'desktop', use: devices['Desktop Chrome'] }],
  ...(PREMIA_URL === undefined && {
    webServer: {
      command: 'exec node local/start.ts || node local/start.ts',
      env: { PORT: '0', STATE_DIR: ':memory:' },
      // The name of the group is the variable that holds what it finds.
      wait: { stdout: /Ready on (?<premia_url>\S+)/ },
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
});
