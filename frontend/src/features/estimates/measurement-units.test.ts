import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatWarning } from '#frontend/features/estimates/result/result-parts.tsx';
import { formatAnswer } from './answers.ts';
import {
  findUnit,
  formatInUnit,
  fromMetric,
  height,
  joinInputs,
  mileage,
  readUnits,
  rememberUnits,
  splitIntoInputs,
  toMetric,
  weight,
} from './measurement-units.ts';

const feet = findUnit(height, {});
const pounds = findUnit(weight, { weightUnit: 'pounds' });
const miles = findUnit(mileage, { mileageUnit: 'miles' });
const centimetres = findUnit(height, { heightUnit: 'centimetres' });
const kilograms = findUnit(weight, { weightUnit: 'kilograms' });
const kilometres = findUnit(mileage, { mileageUnit: 'kilometres' });

describe('a height', () => {
  it.each([
    [5, 10, 177.8],
    [6, 0, 182.88],
    [0, 70, 177.8],
    [5.5, 0, 167.64],
    [5, 6.25, 168.28],
    [0, 0, 0],
  ])('converts %d ft %d in to %d cm', (whole, inches, centimetres) => {
    expect(joinInputs(feet, [whole, inches])).toBe(centimetres);
  });

  it('has at most two decimals in centimetres', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 200, noNaN: true }),
        (whole, inches) => {
          const centimetres = joinInputs(feet, [whole, inches]);
          expect(centimetres).toBe(Number(centimetres.toFixed(2)));
          expect(Math.abs(centimetres - (whole * 30.48 + inches * 2.54))).toBeLessThanOrEqual(0.005001);
        },
      ),
    );
  });

  it('is limited to the largest double', () => {
    expect(joinInputs(feet, [1e308, 0])).toBe(Number.MAX_VALUE);
  });

  it('is the same after conversion to feet and inches', () => {
    expect(splitIntoInputs(feet, 'height', 177.8)).toEqual({ heightFt: '5', heightIn: '10' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (hundredths) => {
        const texts = splitIntoInputs(feet, 'height', hundredths / 100);
        expect(Number(texts.heightIn)).toBeLessThan(12);
        expect(joinInputs(feet, [Number(texts.heightFt), Number(texts.heightIn)])).toBe(hundredths / 100);
      }),
    );
  });
});

it.each([
  // 180 × 0.45359237 = 81.6466; 12,000 × 1.609344 = 19,312.128.
  [pounds, 180, 81.65],
  [kilograms, 81.65, 81.65],
  [centimetres, 177.8, 177.8],
  [miles, 12_000, 19.312],
  [kilometres, 15, 15],
])('one number of a unit is converted for the API: %#', (unit, typed, metric) => {
  expect(joinInputs(unit, [typed])).toBe(metric);
});

it('each field of a measurement ends with its unit', () => {
  const units = [height, weight, mileage].flatMap((measure) => measure.units);
  const ends = units.flatMap(({ name, inputs }) => inputs.map(({ affix }) => [name, affix].join(': ')));
  expect(ends).toEqual([
    ...['feet: ft', 'feet: in', 'centimetres: cm', 'pounds: lb', 'kilograms: kg'],
    ...['miles: miles', 'kilometres: × 1,000 km'],
  ]);
});

it.each([
  ['tenths of pounds', pounds, 10],
  ['whole miles', miles, 1],
  ['tenths of inches', feet, 10],
])('%s are the same after conversion to metric units', (_name, unit, parts) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (count) => {
      expect(fromMetric(unit, toMetric(unit, count / parts))).toBe(count / parts);
    }),
  );
});

it.each([
  [feet, 168, '5 ft 6 in'],
  [feet, 182.5, '6 ft 0 in'],
  [pounds, 81.65, '180 lb'],
  [pounds, 180, '397 lb'],
  [pounds, toMetric(pounds, 150.5), '150.5 lb'],
  [miles, 14.48, '9,000 miles a year'],
  [miles, 0.024, '15 miles a year'],
  [miles, 19.867, '12,345 miles a year'],
  // 150.9993 lb, which no number of three decimals is.
  [pounds, 68.4921, '151 lb'],
  [kilograms, 69.85, '69.85 kg'],
  [centimetres, 177.8, '177.8 cm'],
  [kilometres, 12.5, '12,500 km a year'],
])('a measurement is shown without decimals that nobody entered: %#', (unit, metric, text) => {
  expect(formatInUnit(unit, metric)).toBe(text);
});

describe('the chosen units', () => {
  it.each([
    ['en-US', {}],
    ['de-DE', { weightUnit: 'kilograms', mileageUnit: 'kilometres' }],
  ])('are those of the language %s at first, with feet and inches', (language, units) => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('navigator', { language });
    expect(readUnits()).toEqual(units);
  });

  it('are remembered in this browser and used for answers', () => {
    const stored = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    };
    vi.stubGlobal('localStorage', localStorage);
    rememberUnits({ weightUnit: 'pounds', weight: '180' });
    rememberUnits({ heightUnit: 'centimetres' });
    expect(readUnits()).toMatchObject({ weightUnit: 'pounds', heightUnit: 'centimetres' });
    expect(formatAnswer('weight', 81.65)).toBe('180 lb');
    expect(formatAnswer('height', 177.8)).toBe('177.8 cm');
    const warning = { feature: 'weight', message: 'Weight 181.44 kg', code: 'beyond_data', params: {} };
    const limits = { lowest: 40, highest: 160 };
    expect(formatWarning({ ...warning, limits }, { weight: 181.44 })).toBe(
      'Weight 400 lb is above the range of our data, 88 lb to 353 lb. The estimate uses 353 lb.',
    );
    expect(formatWarning({ ...warning, message: 'Age 90', code: 'of_a_newer_server' }, {})).toBe('Age 90');
  });
});
