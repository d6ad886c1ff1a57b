import { describe, expect, it } from 'vitest';
import { type CarNumbers, noteCarNumbers } from './car-notes.ts';

const note = (numbers: CarNumbers) => noteCarNumbers(numbers, 2026);

describe('a note on the car form', () => {
  it('is not written for an ordinary driver, nor for a form that is still empty', () => {
    const ordinary = {
      driver_age: 42,
      driving_experience: 20,
      car_mfg_year: 2019,
      prv_accident: 0,
    };
    expect(note(ordinary)).toEqual({});
    expect(note({})).toEqual({});
  });

  it('compares experience with age', () => {
    expect(note({ driver_age: 30, driving_experience: 20 }).driving_experience).toBe(
      'That means driving since the age of 10: experience longer than the age allows. Check both.',
    );
    expect(note({ driver_age: 30, driving_experience: 40 }).driving_experience).toBe(
      '40 years is experience longer than the age allows. Check both.',
    );
    expect(note({ driving_experience: 40 })).toEqual({});
  });

  it.each([
    [{ driver_age: 9 }, 'too young'],
    [{ driver_age: 120 }, 'Few people drive at 120'],
    [{ car_mfg_year: 19 }, 'all four digits'],
    [{ car_mfg_year: 2027 }, '2027 has not begun'],
    [{ car_mfg_year: 1850 }, 'Few cars were built in 1850'],
    [{ prv_accident: 0.5 }, 'whole numbers'],
    [{ prv_accident: 30 }, 'is a lot'],
  ])('asks about %j', (numbers, words) => {
    expect(Object.values(note(numbers)).join()).toContain(words);
  });
});
