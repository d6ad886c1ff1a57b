import { describe, expect, it } from 'vitest';
import { carAnswers as answers } from '#tests/support/test-predictions.ts';
import {
  type CarFormInput,
  carFormSchema,
  convertMileageField,
  emptyCarForm,
  toCarForm,
} from './car-form-fields.ts';

const complete: CarFormInput = {
  ...emptyCarForm,
  driver_age: '30',
  driving_experience: '8',
  annual_mileage: '15',
  car_mfg_year: '2018',
  prv_accident: '1',
};

describe('the car form', () => {
  it('is parsed into the answers of the API', () => {
    expect(carFormSchema.parse(complete)).toEqual(answers);
  });

  it('converts miles to kilometres', () => {
    expect(carFormSchema.parse({ ...complete, mileageUnit: 'miles', annual_mileage: '9' })).toEqual({
      ...answers,
      annual_mileage: 14.48,
    });
  });

  it('requires every answer, with one message for each', () => {
    const issues = carFormSchema.safeParse(emptyCarForm).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path[0], message])).toEqual(
      Object.keys(answers).map((name) => [name, 'Required']),
    );
  });

  it('is parsed into the same answers when it was built from answers', () => {
    const earlier = { ...answers, annual_mileage: 14.48, driving_experience: 0.5 };
    expect(carFormSchema.parse(toCarForm(earlier))).toEqual(earlier);
    const precise = { ...earlier, state: 'TX', cover: 'full', car_class: 'luxury' } as const;
    expect(carFormSchema.parse(toCarForm(precise))).toEqual(precise);
  });

  it('shows the mileage in the chosen unit unless that loses digits', () => {
    const units: CarFormInput = { ...emptyCarForm, mileageUnit: 'miles' };
    const earlier = { ...answers, annual_mileage: 14.48 };
    expect(toCarForm(earlier, units)).toMatchObject({ mileageUnit: 'miles', annual_mileage: '9' });
    const exact = toCarForm({ ...answers, annual_mileage: 14.4857 }, units);
    expect(exact).toMatchObject({ mileageUnit: 'kilometres', annual_mileage: '14.4857' });
  });

  it('sends no key for an optional answer that is not given', () => {
    expect(JSON.parse(JSON.stringify(carFormSchema.parse(complete)))).toStrictEqual(answers);
  });

  it('converts the mileage when its unit changes', () => {
    expect(convertMileageField({ ...emptyCarForm, annual_mileage: '15' }, 'miles')).toEqual({
      annual_mileage: '9.32',
    });
    expect(
      convertMileageField({ ...emptyCarForm, annual_mileage: '9', mileageUnit: 'miles' }, 'kilometres'),
    ).toEqual({ annual_mileage: '14.48' });
    expect(convertMileageField(emptyCarForm, 'miles')).toEqual({});
  });
});
