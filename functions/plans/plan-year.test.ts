import { afterEach, describe, expect, it, vi } from 'vitest';
import { toIsoDay } from './plan-year.ts';

afterEach(() => vi.unstubAllEnvs());

describe.each(['America/Los_Angeles', 'UTC', 'Australia/Adelaide'])('the day of a time in %s', (zone) => {
  it.each([
    [2026, 0, 1],
    // Clocks are set forward and back in the United States.
    [2026, 2, 8],
    [2026, 10, 1],
    [2028, 1, 29],
    [2026, 11, 31],
  ])('is the local one of %i-%i-%i, from its first minute to its last', (year, month, day) => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const ends = [new Date(year, month, day), new Date(year, month, day, 23, 59, 59, 999)];
    const expected = `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    expect(ends.map(toIsoDay)).toEqual([expected, expected]);
  });
});
