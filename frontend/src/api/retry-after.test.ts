import { describe, expect, it } from 'vitest';
import { describeWait, readRetryAfter } from './retry-after.ts';

describe('a Retry-After header', () => {
  const now = Date.UTC(2026, 0, 1, 12, 0, 0);

  it('is a number of seconds or a date', () => {
    expect(readRetryAfter('90', now)).toBe(90);
    expect(readRetryAfter('Thu, 01 Jan 2026 12:02:00 GMT', now)).toBe(120);
  });

  it('is never a time that has passed', () => {
    expect(readRetryAfter('0', now)).toBe(1);
    expect(readRetryAfter('Thu, 01 Jan 2026 11:00:00 GMT', now)).toBe(1);
  });

  it('may be absent or nonsense', () => {
    expect(readRetryAfter(null, now)).toBeUndefined();
    expect(readRetryAfter('soon', now)).toBeUndefined();
  });
});

describe('a waiting time', () => {
  it.each([
    [1, '1 second'],
    [40, '40 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [3600, '1 hour'],
    [3601, '2 hours'],
  ])('%d s is said as "%s"', (seconds, words) => expect(describeWait(seconds)).toBe(words));
});
