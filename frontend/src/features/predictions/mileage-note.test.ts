import { describe, expect, it } from 'vitest';
import { noteMileage } from './mileage-note.ts';

describe('a note on mileage', () => {
  it('says what a number in thousands means', () => {
    expect(noteMileage(15, 'kilometres')).toBe('15 means 15,000 km a year.');
    expect(noteMileage(9, 'miles')).toBe('9 means 9,000 miles a year, which is 14,480 km.');
    expect(noteMileage(0, 'kilometres')).toBe('0 means 0 km a year.');
  });

  it('shows the way when the full number was entered', () => {
    expect(noteMileage(12_500, 'kilometres')).toBe(
      '12,500 means 12,500,000 km a year. For 12,500 km, enter 12.5.',
    );
  });

  it('asks about what hardly anyone drives', () => {
    expect(noteMileage(200, 'kilometres')).toContain('far for a year');
  });
});
