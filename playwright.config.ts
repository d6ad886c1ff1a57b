import { defineConfig, devices } from '@playwright/test';
import { stateDirectory } from './tests/end-to-end/support/stored-accounts.ts';
import { findChromium } from './tests/support/chromium.ts';

const { PREMIA_URL, CI } = process.env;
const executablePath = findChromium();
if (executablePath === undefined) {
  throw new Error('No Chromium was found. `npm test` installs one on Debian; or set CHROMIUM_PATH to one');
}

const toPatterns = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

/** The main path of every feature, which `npm test` runs within two minutes; all other files are the rest. */
const journeys = toPatterns([
  'account-data',
  'dashboard',
  'guest-estimates',
  'history',
  'journeys',
  'login',
  'logout',
  'plans',
  'predictions-car',
  'predictions-health',
  'profile',
  'register',
  'reset-password',
  'what-if',
]);

/** Random visits with real keys. */
const visits = toPatterns(['visits', 'visits-of-forms', 'visits-of-prices']);

/** Tests of behaviour that does not depend on where Premia runs. They run against the local server only. */
const localTests = toPatterns([
  'accessibility',
  'announcements',
  'canary',
  'compare',
  'invariants',
  'keyboard',
  'layout',
  'other-versions',
  'predictions-health',
  'toasts',
  'translated',
  'two-tabs',
  'unfinished-forms',
  'what-if',
]);
const left = PREMIA_URL === undefined ? [] : localTests;

/** Browser tests of the deployment that PREMIA_URL names or of a new local server. */
export default defineConfig({
  testDir: 'tests/end-to-end',
  outputDir: 'test-results/end-to-end',
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI !== undefined,
  timeout: 60_000,
  // A busy machine needs more than the default of 5 s.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/end-to-end.json' }]],
  use: {
    // Playwright passes the server's address to its workers, which load this file again.
    ...(PREMIA_URL !== undefined && { baseURL: PREMIA_URL }),
    launchOptions: { executablePath },
    // A browser whose fields have kilograms and kilometers, as the API does.
    locale: 'en-GB',
    // Animations delay actions; tests of motion opt out.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test would be slow; run with `--trace on` to record one.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', testMatch: journeys, testIgnore: left, use: devices['Desktop Chrome'] },
    { name: 'website', testIgnore: [...journeys, ...visits, ...left], use: devices['Desktop Chrome'] },
    { name: 'visits', testMatch: visits, testIgnore: left, use: devices['Desktop Chrome'] },
  ],
  ...(PREMIA_URL === undefined && {
    webServer: {
      command: 'exec node local/start.ts || node local/start.ts',
      env: { PORT: '0', STATE_DIR: stateDirectory },
      // The names of the groups are the variables that receive the matches.
      wait: {
        stdout:
          /^Ready on (?<premia_url>\S+)$[\s\S]*^Mails .* (?<premia_mails>http\S+)$[\s\S]* the database at (?<premia_database_url>\S+)$/m,
      },
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
});
