import type { CarAnswers } from '#contract/car-answers.ts';

/** Makes a driver older and more experienced by whole years. */
export const makeOlder = <Driver extends Pick<CarAnswers, 'driver_age' | 'driving_experience'>>(
  driver: Driver,
  years = 1,
): Driver => ({
  ...driver,
  driver_age: driver.driver_age + years,
  driving_experience: driver.driving_experience + years,
});
