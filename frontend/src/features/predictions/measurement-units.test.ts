import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  convertFeetAndInches,
  convertKilograms,
  convertKilometres,
  convertMiles,
  convertPounds,
  splitIntoFeetAndInches,
} from './measurement-units.ts';

describe('a height', () => {
  it.each([
    [5, 10, 177.8],
    [6, 0, 182.88],
    [0, 70, 177.8],
    [5.5, 0, 167.64],
    [5, 6.25, 168.28],
    [0, 0, 0],
  ])('converts %d ft %d in to %d cm', (feet, inches, centimetres) => {
    expect(convertFeetAndInches(feet, inches)).toBe(centimetres);
  });

  it('has at most two decimals in centimetres', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 200, noNaN: true }),
        (feet, inches) => {
          const centimetres = convertFeetAndInches(feet, inches);
          expect(centimetres).toBe(Number(centimetres.toFixed(2)));
          expect(Math.abs(centimetres - (feet * 30.48 + inches * 2.54))).toBeLessThanOrEqual(0.005001);
        },
      ),
    );
  });

  it('is limited to the largest double', () => {
    expect(convertFeetAndInches(1e308, 0)).toBe(Number.MAX_VALUE);
  });

  it('is the same after conversion to feet and inches', () => {
    expect(splitIntoFeetAndInches(177.8)).toEqual({ feet: 5, inches: 10 });
    expect(splitIntoFeetAndInches(182.88)).toEqual({ feet: 6, inches: 0 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (centimetres) => {
        const { feet, inches } = splitIntoFeetAndInches(centimetres);
        expect(inches).toBeGreaterThanOrEqual(0);
        expect(inches).toBeLessThan(12);
        expect(Math.abs(convertFeetAndInches(feet, inches) - centimetres)).toBeLessThan(0.02);
      }),
    );
  });
});

describe('a weight', () => {
  it('is converted between pounds and kilograms', () => {
    expect(convertPounds(154)).toBe(69.85);
    expect(convertKilograms(69.85)).toBe(153.99);
    expect(convertPounds(convertKilograms(70))).toBe(70);
  });
});

describe('a mileage', () => {
  it('is converted between miles and kilometres', () => {
    expect(convertMiles(9)).toBe(14.48);
    expect(convertKilometres(15)).toBe(9.32);
    expect(convertMiles(convertKilometres(15))).toBe(15);
  });
});
