import { describe, expect, it } from 'vitest';
import { type CarFormInput, emptyCarForm } from './car-form-fields.ts';
import { buildCarNotes, correctMileage } from './car-notes.ts';

const note = (entries: Partial<CarFormInput>) => buildCarNotes({ ...emptyCarForm, ...entries }, 2026);

describe('notes on the car form', () => {
  it('are absent for plausible and for missing numbers', () => {
    const ordinary = { driver_age: '42', driving_experience: '20', car_mfg_year: '2019', prv_accident: '0' };
    expect(note(ordinary)).toEqual({});
    expect(note({})).toEqual({});
  });

  it('question experience that is too long for the age', () => {
    expect(note({ driver_age: '30', driving_experience: '20' }).driving_experience).toBe(
      'That means driving since the age of 10. The estimate counts experience from the age of 16: 14 years.',
    );
    expect(note({ driver_age: '30', driving_experience: '40' }).driving_experience).toBe(
      '40 years of experience is more than the driver’s age. The estimate counts experience from the age of 16: 14 years.',
    );
    expect(note({ driver_age: '30', driving_experience: '14' })).toEqual({});
    expect(note({ driving_experience: '40' })).toEqual({});
  });

  it.each([
    [{ driver_age: '9' }, 'allow driving at 9'],
    [{ driver_age: '120' }, 'Few people drive at 120'],
    [{ car_mfg_year: '19' }, 'all four digits'],
    [{ car_mfg_year: '2027' }, '2027 is in the future'],
    [{ car_mfg_year: '1850' }, 'Few cars were built in 1850'],
    [{ prv_accident: '0.5' }, 'whole number'],
    [{ prv_accident: '30' }, 'is unusual'],
  ])('question %j', (entries, text) => {
    expect(Object.values(note(entries)).join()).toContain(text);
  });
});

describe('a note on the mileage', () => {
  const mileageNote = (annual_mileage: string, mileageUnit: CarFormInput['mileageUnit'] = 'kilometres') =>
    note({ annual_mileage, mileageUnit }).annual_mileage;

  it('writes out a number in thousands', () => {
    expect(mileageNote('15')).toBe('15 means 15,000 km a year.');
    expect(mileageNote('9', 'miles')).toBe('9 means 9,000 miles a year, which is 14,480 km.');
  });

  it('gives the number to enter when the full number was entered', () => {
    expect(mileageNote('12,500')).toBe('12,500 means 12,500,000 km a year. For 12,500 km, enter 12.5.');
    expect(correctMileage(12_500)).toBe(12.5);
    expect(correctMileage(999)).toBeUndefined();
  });

  it('questions an implausibly large number', () => {
    expect(mileageNote('200')).toContain('unusually far');
  });
});
