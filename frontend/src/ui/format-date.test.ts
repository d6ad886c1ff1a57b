import { describe, expect, it } from 'vitest';
import { formatDate, formatDateAndTime } from './format-date.ts';

const noonInLocalTime = new Date(2026, 10, 20, 12, 5).toISOString();

describe('a date', () => {
  it('is written the way the money beside it is', () => {
    expect(formatDate(noonInLocalTime)).toBe('Nov 20, 2026');
  });

  it('carries its time where a day is not enough to tell estimates apart', () => {
    expect(formatDateAndTime(noonInLocalTime)).toMatch(/^Nov 20, 2026, 12:05\sPM$/);
  });
});
