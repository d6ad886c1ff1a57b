import { describe, expect, it } from 'vitest';
import { fromMetric, toMetric } from '#frontend/features/estimates/measurement-units.ts';
import { questions } from '#frontend/features/estimates/questions.ts';
import { buildSliders, listCurveValues, omitUnpriced } from './sliders.ts';

const car = { annual_mileage: 15, car_mfg_year: 2019, prv_accident: 1 };

const findSlider = (answers: Record<string, number>, field: string) =>
  buildSliders(questions.car, answers, { mileageUnit: 'kilometres' }, 2026).find(
    (slider) => slider.field === field,
  );

it('leaves out the questions that change no premium, those answered by yes or no too', () => {
  expect(omitUnpriced(questions.health)).not.toHaveProperty('sex');
  const asked = omitUnpriced(questions.health, ['any_allergies']);
  expect(asked).not.toHaveProperty('any_allergies');
  expect(asked).toHaveProperty('has_diabetes');
});

describe('a slider', () => {
  it('spans the usual limits, and new cars up to the current year', () => {
    const list = (type: 'health' | 'car', answers: Record<string, number>) =>
      buildSliders(
        questions[type],
        answers,
        { mileageUnit: 'kilometres', weightUnit: 'kilograms' },
        2026,
      ).map(({ field, min, max }) => [field, min, max]);
    expect(list('car', car)).toEqual([
      ['annual_mileage', 0, 40],
      ['car_mfg_year', 2000, 2026],
      ['prv_accident', 0, 4],
    ]);
    expect(list('health', { age: 45, weight: 70, no_of_major_surgery: 1 })).toEqual([
      ['weight', 40, 160],
      ['age', 18, 64],
      ['no_of_major_surgery', 0, 3],
    ]);
  });

  it('reaches a fractional answer exactly', () => {
    expect(findSlider({ ...car, annual_mileage: 12.125 }, 'annual_mileage')).toMatchObject({
      min: 0.125,
      max: 39.125,
    });
  });

  it.each([
    [1978, { min: 1978, max: 2026 }],
    [2031, { min: 2000, max: 2031 }],
  ])('includes the year %i outside of the usual limits', (year, limits) => {
    expect(findSlider({ ...car, car_mfg_year: year }, 'car_mfg_year')).toMatchObject(limits);
  });
});

it('a slider in miles has steps of 1,000', () => {
  const [newest, miles] = buildSliders(questions.car, { ...car, annual_mileage: 19.312 }, {}, 2026);
  expect(newest).toMatchObject({ field: 'car_mfg_year' });
  expect(miles).toMatchObject({ field: 'annual_mileage', min: 0, max: 24_000 });
  const values = miles ? listCurveValues(miles) : [];
  // 1,000 and 24,000 miles in thousands of km: 1.609344 and 38.624256.
  expect([values.length, values[1], values[24]]).toEqual([25, 1.609, 38.624]);
});

describe('a slider in another unit', () => {
  const build = (weight: number) =>
    buildSliders(
      questions.health,
      { weight, age: 40, no_of_major_surgery: 0 },
      { weightUnit: 'pounds' },
      2026,
    );

  it('comes first if it has the most steps, which are whole ones of its unit', () => {
    const [slider] = build(81.65);
    expect(slider).toMatchObject({ field: 'weight', min: 88, max: 353 });
    expect(slider && fromMetric(slider.unit, 81.65)).toBe(180);
    expect(slider && toMetric(slider.unit, 181)).toBe(82.1);
    expect(slider && listCurveValues(slider).at(-1)).toBe(160.12);
  });

  it('stays in the unit of the API if the present answer would lose digits', () => {
    expect(build(68.4921)[0]).toMatchObject({ field: 'weight', unit: undefined });
  });
});

describe('the values of a curve', () => {
  const slider = { field: 'weight', step: 1 };

  it('are all steps of a short slider', () => {
    expect(listCurveValues({ ...slider, min: 0, max: 4 })).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([
    [40, 160],
    [0, 40],
    [18, 64],
    [1978, 2026],
    [0.25, 39.25],
    [40, 100_000],
  ])('are at most 41 and reach both ends from %d to %d', (min, max) => {
    const values = listCurveValues({ ...slider, min, max });
    expect(values.length).toBeLessThanOrEqual(41);
    expect(values[0]).toBe(min);
    expect(values.at(-1)).toBe(max);
    expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
  });

  it('is one value for a slider that cannot move', () => {
    expect(listCurveValues({ ...slider, min: 40, max: 40 })).toEqual([40]);
  });
});
