import { beforeEach, vi } from 'vitest';

/** Day of the tests by ISO 8601, in the enrollment for 2027. */
const { PREMIA_TEST_DAY = '2026-11-22' } = process.env;

/** Stops the clock at an hour that has the same date in every state. */
const fixClock = () => vi.setSystemTime(`${PREMIA_TEST_DAY}T17:00:00Z`);

// Modules may read the clock when they are loaded.
fixClock();
beforeEach(fixClock);
