import { afterEach, vi } from 'vitest';

// Files of a process share its clock and its globals. Vitest's own settings restore them only before the next test,
// after the modules of the next file have been loaded with them.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
