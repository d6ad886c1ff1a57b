import { describe, expect, it } from 'vitest';
import { buildHealthNotes } from './health-notes.ts';

describe('notes on the health form', () => {
  it('are absent for plausible and for missing numbers', () => {
    expect(buildHealthNotes({ age: 42, weight: 73, height: 168, no_of_major_surgery: 1 })).toEqual({});
    expect(buildHealthNotes({ age: 0, no_of_major_surgery: 0 })).toEqual({});
    expect(buildHealthNotes({})).toEqual({});
  });

  it('question an age above the longest recorded life', () => {
    expect(buildHealthNotes({ age: 420 }).age).toBe('The longest recorded life is 122 years. Check the age.');
  });

  it('question a height or weight that is probably in another unit', () => {
    expect(buildHealthNotes({ height: 70 }).height).toContain('Few adults are 70 cm tall');
    expect(buildHealthNotes({ weight: 300 }).weight).toContain('Few adults weigh 300 kg');
  });

  it('question a weight that is implausible for the height', () => {
    expect(buildHealthNotes({ weight: 200, height: 150 }).weight).toBe(
      '200 kg at 150 cm is rare. Check both numbers and their units.',
    );
    expect(buildHealthNotes({ weight: 60, height: 0 }).weight).toBeUndefined();
  });

  it('question a fractional or large number of surgeries', () => {
    expect(buildHealthNotes({ no_of_major_surgery: 1.5 }).no_of_major_surgery).toContain('whole number');
    expect(buildHealthNotes({ no_of_major_surgery: 24 }).no_of_major_surgery).toContain('is unusual');
  });
});
