import { configDefaults, defineConfig } from 'vitest/config';
import { clockReaders, testDays } from './tests/dates.ts';

/** Unit tests that take seconds: builds of the website, and the search for patterns that match slowly. */
const slow = [
  'frontend/{budgets,prerender}.test.ts',
  'local/website/build-website.test.ts',
  'tests/unit/linear-patterns.test.ts',
];

const everywhere = ['functions', 'edge', 'local', 'frontend', 'model-training', 'tests/unit'];

/**
 * Runs the files of a worker in one process, for projects in which loading modules takes longer than the tests.
 * Mocks, stubs and faked clocks end with their test, so that no file affects another one.
 */
const sharedProcess = {
  isolate: false,
  setupFiles: ['tests/support/end-of-test.setup.ts'],
};

/** Unit tests on the day of `PREMIA_TEST_DAY`. */
const unit = {
  ...sharedProcess,
  setupFiles: [...sharedProcess.setupFiles, 'tests/support/test-day.setup.ts'],
  // Hashing a password is slow on a busy machine.
  testTimeout: 20_000,
  hookTimeout: 20_000,
};

/** Unit tests need nothing; the other projects start the services that they use. */
export default defineConfig({
  test: {
    // Vitest's default of one core less leaves half of a two-core machine idle.
    maxWorkers: '100%',
    // Functions log every request; show the output of failed tests only.
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: everywhere.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...configDefaults.exclude, '**/*.dynamodb.test.ts', ...slow],
        },
      },
      ...testDays.map((day) => ({
        test: {
          ...unit,
          name: `dates ${day}`,
          include: clockReaders.map((name) => `**/${name}.test.ts`),
          env: { PREMIA_TEST_DAY: day },
        },
      })),
      { test: { name: 'slow', include: slow, testTimeout: 60_000 } },
      {
        test: {
          ...sharedProcess,
          name: 'dynamodb',
          include: ['**/*.dynamodb.test.ts'],
          globalSetup: ['tests/support/database.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          ...sharedProcess,
          name: 'infra',
          include: ['infra/**/*.test.ts'],
          globalSetup: ['tests/support/assemblies.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/server.setup.ts'],
          testTimeout: 30_000,
        },
      },
      // Starts and stops the server as a child process, up to three times in a test.
      {
        test: {
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'security',
          include: ['tests/security/**/*.test.ts'],
          // Compares response times.
          fileParallelism: false,
          globalSetup: ['tests/support/server.setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.ts'],
          globalSetup: ['tests/support/server.setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      // Other engines than that of the browser tests.
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/support/server.setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'load',
          include: ['tests/load/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 1_200_000,
        },
      },
    ],
  },
});
