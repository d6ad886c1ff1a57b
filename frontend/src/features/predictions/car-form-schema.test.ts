import { describe, expect, it } from 'vitest';
import { type CarFormInput, carFormSchema, emptyCarForm, fillCarForm } from './car-form-schema.ts';

const complete: CarFormInput = {
  driver_age: '42',
  driving_experience: '20',
  annual_mileage: '15',
  mileageUnit: 'kilometres',
  car_mfg_year: '2019',
  prv_accident: '0',
};

const answers = {
  driver_age: 42,
  driving_experience: 20,
  annual_mileage: 15,
  car_mfg_year: 2019,
  prv_accident: 0,
};

describe('the car form', () => {
  it('becomes the answers that the API takes, and nothing else', () => {
    expect(carFormSchema.parse(complete)).toEqual(answers);
  });

  it('takes miles, and sends kilometres all the same', () => {
    expect(carFormSchema.parse({ ...complete, mileageUnit: 'miles', annual_mileage: '9' })).toEqual({
      ...answers,
      annual_mileage: 14.48,
    });
  });

  it('asks for every answer of an empty form, and only once', () => {
    const issues = carFormSchema.safeParse(emptyCarForm).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path[0], message])).toEqual(
      Object.keys(answers).map((name) => [name, 'Required']),
    );
  });

  it('sends earlier answers again as they were', () => {
    const earlier = { ...answers, annual_mileage: 14.48, driving_experience: 0.5 };
    expect(carFormSchema.parse(fillCarForm(earlier))).toEqual(earlier);
  });
});
