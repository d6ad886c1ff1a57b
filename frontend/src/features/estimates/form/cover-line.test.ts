import { describe, expect, it } from 'vitest';
import { assumeAnswers } from './cover-line.tsx';

describe('the line of prices', () => {
  it('names what it assumes: driving since 18, the usual distance and no accident', () => {
    const car = { driver_age: 40, car_mfg_year: 2018 };
    expect(assumeAnswers(car)).toMatchObject({
      answers: { ...car, driving_experience: 22, prv_accident: 0 },
      assumed: ['have driven for 22 years', 'drive 13,476 miles a year', 'have had no accident'],
    });
    expect(assumeAnswers({ ...car, driver_age: 17 }).answers.driving_experience).toBe(0);
    const given = { ...car, driving_experience: 3, annual_mileage: 10, prv_accident: 1 };
    expect(assumeAnswers(given)).toEqual({ answers: given, assumed: [] });
  });
});
