import { afterEach, vi } from 'vitest';

// Files that share a process share its clock: no test leaves a faked one to the next file.
afterEach(() => void vi.useRealTimers());
