import { describe, expect, it } from 'vitest';
import { buildNotes, createEmptyForm, type FormInput } from './form/form-values.ts';
import { questions } from './questions.ts';

/** Texts of the notes on a form that is empty except for some entries. */
function noteTexts(type: 'health' | 'car', entries: FormInput): Record<string, string> {
  const asked = questions[type];
  const notes = buildNotes(asked, { ...createEmptyForm(asked), ...entries }, 2026);
  return Object.fromEntries(
    Object.entries(notes).flatMap(([field, note]) => (note ? [[field, note.text]] : [])),
  );
}

const cm = { heightUnit: 'centimetres' };

describe('notes', () => {
  it('are absent for plausible and for missing numbers', () => {
    const health = { ...cm, age: '42', weight: '73', heightCm: '168', no_of_major_surgery: '1' };
    expect(noteTexts('health', health)).toEqual({});
    expect(noteTexts('health', { age: '0', no_of_major_surgery: '0' })).toEqual({});
    const car = { driver_age: '42', driving_experience: '20', car_mfg_year: '2019', prv_accident: '0' };
    expect(noteTexts('car', car)).toEqual({});
    expect(noteTexts('car', { driving_experience: '40' })).toEqual({});
  });

  it.each([
    [{ heightFt: '5', heightIn: '10' }, 'height', 'That is 177.8 cm.'],
    [{ weightUnit: 'pounds', weight: '154' }, 'weight', 'That is 69.85 kg.'],
    [{ age: '420' }, 'age', 'The longest recorded life is 122 years. Check the age.'],
    [{ ...cm, heightCm: '70' }, 'height', 'Few adults are 70 cm tall'],
    [{ weight: '300' }, 'weight', 'Few adults weigh 300 kg'],
    [{ ...cm, weight: '200', heightCm: '150' }, 'weight', '200 kg at 150 cm is rare. Check both numbers'],
    [{ no_of_major_surgery: '1.5' }, 'no_of_major_surgery', 'whole number of surgeries'],
    [{ no_of_major_surgery: '24' }, 'no_of_major_surgery', '24 major surgeries is unusual'],
  ])('on health: %j', (entries, field, text) => {
    expect(noteTexts('health', entries as unknown as FormInput)[field]).toContain(text);
  });

  it.each([
    [{ driver_age: '9' }, 'driver_age', 'allow driving at 9'],
    [{ driver_age: '120' }, 'driver_age', 'Few people drive at 120'],
    [
      { driver_age: '30', driving_experience: '20' },
      'driving_experience',
      'That means driving since the age of 10. The estimate counts experience from the age of 16: 14 years.',
    ],
    [
      { driver_age: '30', driving_experience: '40' },
      'driving_experience',
      '40 years of experience is more than the driver’s age. The estimate counts',
    ],
    [{ car_mfg_year: '19' }, 'car_mfg_year', 'all four digits'],
    [{ car_mfg_year: '2027' }, 'car_mfg_year', '2027 is in the future'],
    [{ car_mfg_year: '1850' }, 'car_mfg_year', 'Few cars were built in 1850'],
    [{ prv_accident: '0.5' }, 'prv_accident', 'whole number of accidents'],
    [{ prv_accident: '30' }, 'prv_accident', '30 accidents is unusual'],
    [{ annual_mileage: '15' }, 'annual_mileage', '15 means 15,000 km a year.'],
    [
      { annual_mileage: '9', mileageUnit: 'miles' },
      'annual_mileage',
      '9 means 9,000 miles a year, which is 14,480 km.',
    ],
    [{ annual_mileage: '200' }, 'annual_mileage', 'unusually far'],
    [
      { annual_mileage: '12,500' },
      'annual_mileage',
      '12,500 means 12,500,000 km a year. For 12,500 km, enter 12.5.',
    ],
  ])('on the car: %j', (entries, field, text) => {
    expect(noteTexts('car', entries as unknown as FormInput)[field]).toContain(text);
  });

  it('offer the number to enter when the full mileage was entered', () => {
    const form = { ...createEmptyForm(questions.car), annual_mileage: '12,500' };
    expect(buildNotes(questions.car, form, 2026).annual_mileage?.fix).toEqual({
      label: 'Use 12.5',
      values: { annual_mileage: '12.5' },
    });
  });
});
