import { describe, expect, it } from 'vitest';
import { noteHealthNumbers } from './health-notes.ts';

describe('a note on the health form', () => {
  it('is not written for an ordinary applicant, nor for a form that is still empty', () => {
    expect(noteHealthNumbers({ age: 42, weight: 73, height: 168, no_of_major_surgery: 1 })).toEqual({});
    expect(noteHealthNumbers({ age: 0, no_of_major_surgery: 0 })).toEqual({});
    expect(noteHealthNumbers({})).toEqual({});
  });

  it('asks about an age that nobody reaches', () => {
    expect(noteHealthNumbers({ age: 420 }).age).toBe('Nobody is known to have lived to 420. Check the age.');
  });

  it('asks about a height or weight that looks like another unit', () => {
    expect(noteHealthNumbers({ height: 70 }).height).toContain('Few adults are 70 cm tall');
    expect(noteHealthNumbers({ weight: 300 }).weight).toContain('Few adults weigh 300 kg');
  });

  it('asks about two plausible numbers that hardly go together', () => {
    expect(noteHealthNumbers({ weight: 200, height: 150 }).weight).toBe(
      '200 kg at 150 cm is rare. Check both numbers and their units.',
    );
    expect(noteHealthNumbers({ weight: 60, height: 0 }).weight).toBeUndefined();
  });

  it('asks about surgeries in parts or in dozens', () => {
    expect(noteHealthNumbers({ no_of_major_surgery: 1.5 }).no_of_major_surgery).toContain('whole numbers');
    expect(noteHealthNumbers({ no_of_major_surgery: 24 }).no_of_major_surgery).toContain('is a lot');
  });
});
