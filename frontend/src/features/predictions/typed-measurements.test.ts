import { describe, expect, it } from 'vitest';
import { emptyCarForm } from './car-form-schema.ts';
import { emptyHealthForm } from './health-form-schema.ts';
import {
  convertTypedHeight,
  convertTypedMileage,
  convertTypedWeight,
  readHeight,
  readWeight,
} from './typed-measurements.ts';

const inFeet = { ...emptyHealthForm, heightFt: '5', heightIn: '10' };
const inCentimetres = { ...emptyHealthForm, heightUnit: 'centimetres' as const, heightCm: '170' };

describe('a typed height', () => {
  it('is read in centimetres once all of it is there', () => {
    expect(readHeight(inFeet)).toBe(177.8);
    expect(readHeight(inCentimetres)).toBe(170);
    expect(readHeight({ ...inFeet, heightIn: '' })).toBeUndefined();
  });

  it('goes with its unit', () => {
    expect(convertTypedHeight(inFeet, 'centimetres')).toEqual({ heightCm: '177.8' });
    expect(convertTypedHeight(inCentimetres, 'feet')).toEqual({ heightFt: '5', heightIn: '6.93' });
  });

  it('stays as it was while there is nothing to convert', () => {
    expect(convertTypedHeight(emptyHealthForm, 'centimetres')).toEqual({});
    expect(convertTypedHeight(inFeet, 'feet')).toEqual({});
  });
});

describe('a typed weight', () => {
  it('is read in kilograms', () => {
    expect(readWeight({ ...emptyHealthForm, weight: '70' })).toBe(70);
    expect(readWeight({ ...emptyHealthForm, weight: '154', weightUnit: 'pounds' })).toBe(69.85);
    expect(readWeight({ ...emptyHealthForm, weight: 'heavy', weightUnit: 'pounds' })).toBeUndefined();
  });

  it('goes with its unit', () => {
    expect(convertTypedWeight({ ...emptyHealthForm, weight: '70' }, 'pounds')).toEqual({ weight: '154.32' });
    expect(
      convertTypedWeight({ ...emptyHealthForm, weight: '154.32', weightUnit: 'pounds' }, 'kilograms'),
    ).toEqual({ weight: '70' });
    expect(convertTypedWeight(emptyHealthForm, 'pounds')).toEqual({});
  });
});

describe('a typed mileage', () => {
  it('goes with its unit', () => {
    expect(convertTypedMileage({ ...emptyCarForm, annual_mileage: '15' }, 'miles')).toEqual({
      annual_mileage: '9.32',
    });
    expect(
      convertTypedMileage({ ...emptyCarForm, annual_mileage: '9', mileageUnit: 'miles' }, 'kilometres'),
    ).toEqual({ annual_mileage: '14.48' });
    expect(convertTypedMileage(emptyCarForm, 'miles')).toEqual({});
  });
});
