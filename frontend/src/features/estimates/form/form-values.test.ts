import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carAnswers } from '#contract/car-answers.ts';
import { predictionLabel } from '#contract/fields.ts';
import { healthAnswers } from '#contract/health-answers.ts';
import type { Answers } from '#frontend/features/estimates/answers.ts';
import { formQuestions, type Question, questions } from '#frontend/features/estimates/questions.ts';
import { carAnswers as car, healthAnswers as health } from '#tests/support/test-predictions.ts';
import {
  createFormSchema,
  type FormInput,
  readLabel,
  switchUnit,
  toForm,
  toFormErrors,
} from './form-values.ts';

const schemas = {
  health: createFormSchema(questions.health, healthAnswers),
  car: createFormSchema(formQuestions.car, carAnswers),
};
const metric = { weightUnit: 'kilograms', mileageUnit: 'kilometres' };
const healthForm = toForm(questions.health, health, metric);
const carForm = toForm(questions.car, car, metric);

function messagesOf(type: 'health' | 'car', form: FormInput): Record<string, string> {
  const issues = schemas[type].safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const send = (type: 'health' | 'car', form: FormInput) =>
  JSON.parse(JSON.stringify(schemas[type].parse(form)));

describe('a form', () => {
  it('is parsed into the answers of the API, 0 among them, without the optional ones that are not given', () => {
    expect(send('health', { ...healthForm, age: ' 45 ' })).toStrictEqual(health);
    expect(send('car', carForm)).toStrictEqual(car);
    const zeros = { heightFt: '0', heightIn: '70', no_of_major_surgery: '0' };
    expect(send('health', { ...healthForm, ...zeros })).toMatchObject({
      height: 177.8,
      no_of_major_surgery: 0,
    });
  });

  it('sends optional answers, and conditions only with a chronic disease', () => {
    const form = { ...healthForm, state: 'TX', chronic_conditions: ['asthma', 'stroke'] };
    expect(send('health', { ...form, any_chronic_disease: 'yes' })).toMatchObject({
      state: 'TX',
      chronic_conditions: ['asthma', 'stroke'],
    });
    expect(Object.keys(send('health', form))).not.toContain('chronic_conditions');
    const optional = { state: 'CA', cover: 'full', car_body: 'suv', limits: '100_300' };
    const typed = { car_price: '$45,000', deductible: '1000' };
    expect(send('car', { ...carForm, ...optional, ...typed })).toEqual({
      ...car,
      ...optional,
      car_price: 45_000,
      deductible: 1000,
    });
    expect(messagesOf('car', { ...carForm, car_price: 'many' })).toEqual({
      car_price: 'Price when it was new (optional) must be a number, such as 35000',
    });
    const liability = { ...carForm, cover: 'liability', deductible: '1000' };
    expect(Object.keys(send('car', liability))).not.toContain('deductible');
  });

  it('has a label beside the answers, which the contract checks', () => {
    const schema = createFormSchema(questions.car, carAnswers, predictionLabel);
    expect(readLabel(carForm)).toBeUndefined();
    expect(readLabel({ ...carForm, label: ' 1-2 ' })).toBe('1-2');
    expect(schema.parse({ ...carForm, label: 'Blue hatchback' })).not.toHaveProperty('label');
    const [issue] = schema.safeParse({ ...carForm, label: 'x'.repeat(61) }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ['label'], message: expect.stringContaining('60 characters') });
    expect(toForm(questions.car, { ...car, label: 'Blue' }).label).toBe('Blue');
  });

  it.each(['health', 'car'] as const)('requires every answer that is not optional: %s', (type) => {
    const required = Object.keys(type === 'health' ? health : car);
    const fields = required.flatMap((field) => (field === 'height' ? ['heightFt', 'heightIn'] : [field]));
    const messages = messagesOf(type, toForm(questions[type]));
    expect(Object.keys(messages).sort()).toEqual(fields.sort());
    expect(new Set(Object.values(messages))).toEqual(new Set(['Required']));
  });

  it('names an invalid number with an example of its field, beside the other errors', () => {
    const form = { ...healthForm, heightFt: '5,5,5', weight: '--2', has_diabetes: '', any_allergies: null };
    expect(messagesOf('health', form as unknown as FormInput)).toEqual({
      heightFt: 'Height (feet) must be a number, such as 5',
      weight: 'Weight (kg) must be a number, such as 70',
      has_diabetes: 'Required',
      any_allergies: 'Required',
    });
  });

  it.each([
    ['health', 'age', 'Age (years) must be a number, such as 45'],
    ['health', 'heightFt', 'Height (feet) must be a number, such as 5'],
    ['health', 'heightIn', 'Height (inches) must be a number, such as 7'],
    ['health', 'no_of_major_surgery', 'Number of major surgeries must be a number, such as 1'],
    ['car', 'driver_age', 'Driver age (years) must be a number, such as 30'],
    ['car', 'driving_experience', 'Driving experience (years) must be a number, such as 8'],
    ['car', 'prv_accident', 'Previous accidents must be a number, such as 0'],
    ['car', 'car_mfg_year', 'Car manufacturing year (AD) must be a number, such as 2019'],
  ] as const)('has an example that may be typed in its field: %s, %s', (type, name, message) => {
    const form = type === 'health' ? healthForm : carForm;
    expect(messagesOf(type, { ...form, [name]: 'many' })[name]).toBe(message);
  });

  it.each([
    ['health', 'heightCm', { heightUnit: 'centimetres' }, 'Height (cm) must be a number, such as 170'],
    ['health', 'weight', { weightUnit: 'pounds' }, 'Weight (lb) must be a number, such as 155'],
    ['health', 'weight', { weightUnit: 'kilograms' }, 'Weight (kg) must be a number, such as 70'],
    [
      'car',
      'annual_mileage',
      { mileageUnit: 'miles' },
      'Annual mileage (miles) must be a number, such as 12000',
    ],
    [
      ...(['car', 'annual_mileage', { mileageUnit: 'kilometres' }] as const),
      'Annual mileage (thousand km) must be a number, such as 15',
    ],
  ] as const)('has an example in the chosen unit: %s, %s, %j', (type, name, unit, message) => {
    const form = { ...(type === 'health' ? healthForm : carForm), ...unit, [name]: 'many' };
    expect(messagesOf(type, form)[name]).toBe(message);
  });

  it('converts measurements to the units of the API', () => {
    const chosen = { heightUnit: 'centimetres', heightCm: '180.5', weightUnit: 'pounds', weight: '154' };
    expect(send('health', { ...healthForm, ...chosen })).toMatchObject({ weight: 69.85, height: 180.5 });
    expect(send('car', { ...carForm, mileageUnit: 'miles', annual_mileage: '12,000' })).toMatchObject({
      annual_mileage: 19.312,
    });
  });

  it.each([
    [{ weight: '180 lbs' }, { weight: 81.65 }],
    [{ weight: '80 kg', weightUnit: 'pounds' }, { weight: 80 }],
    [{ heightFt: '5\'11"', heightIn: '' }, { height: 180.34 }],
    [{ heightFt: '5 ft 11', heightIn: '' }, { height: 180.34 }],
    [{ heightFt: '180 cm', heightIn: '' }, { height: 180 }],
    [{ weight: '180 libras' }, { weight: 81.65 }],
    [{ heightFt: '5 pies 11 pulgadas', heightIn: '' }, { height: 180.34 }],
    [{ heightUnit: 'centimetres', heightCm: '5’ 11”' }, { height: 180.34 }],
  ])('reads a unit that is typed with the number: %j', (typed, answers) => {
    expect(send('health', { ...healthForm, ...typed } as FormInput)).toMatchObject(answers);
  });

  it('built from answers is parsed into the same answers, in every unit', () => {
    const quantity = fc.integer({ min: 0, max: 3_000_000 }).map((digits) => digits / 10_000);
    const feetOrNot = fc.constantFrom('feet', 'centimetres');
    const poundsOrNot = fc.constantFrom('pounds', 'kilograms');
    fc.assert(
      fc.property(quantity, quantity, feetOrNot, poundsOrNot, (weight, height, heightUnit, weightUnit) => {
        const answers: Answers = { ...health, weight, height, state: 'TX', any_chronic_disease: 'yes' };
        const precise = { ...answers, chronic_conditions: ['copd'] };
        expect(send('health', toForm(questions.health, precise, { heightUnit, weightUnit }))).toEqual(
          precise,
        );
      }),
    );
  });

  it.each([
    [{ weight: 81.65 }, { weightUnit: 'pounds', weight: '180' }],
    [{ weight: 68.4921 }, { weightUnit: 'kilograms', weight: '68.4921' }],
    [{ height: 177.8 }, { heightUnit: 'feet', heightFt: '5', heightIn: '10' }],
  ])('built from %j shows the chosen units unless they lose digits', (answers, fields) => {
    expect(toForm(questions.health, answers, { weightUnit: 'pounds' })).toMatchObject(fields);
  });

  it('shows errors of the API beside the visible fields', () => {
    const errors = { height: 'Height is odd', state: 'State is odd' };
    expect(toFormErrors(questions.health, healthForm, errors)).toEqual({
      heightFt: 'Height is odd',
      state: 'State is odd',
    });
  });
});

describe('a switch of units', () => {
  const weight = questions.health.weight as Question;
  const height = questions.health.height as Question;
  const mileage = questions.car.annual_mileage as Question;

  it.each([
    ['weight', weight, { weightUnit: 'pounds', weight: '180' }, 'kilograms'],
    ['weight', weight, { weightUnit: 'kilograms', weight: '95' }, 'pounds'],
    ['weight', weight, { weightUnit: 'pounds', weight: '150.5' }, 'kilograms'],
    ['height', height, { heightUnit: 'centimetres', heightCm: '171' }, 'feet'],
    ['height', height, { heightUnit: 'feet', heightFt: '5', heightIn: '7.5' }, 'centimetres'],
    ['annual_mileage', mileage, { mileageUnit: 'kilometres', annual_mileage: '12' }, 'miles'],
    ['annual_mileage', mileage, { mileageUnit: 'miles', annual_mileage: '12345' }, 'kilometres'],
  ])('of %s and back restores the number: %#', (field, question, form, unit) => {
    const [unitField, before] = Object.entries(form)[0] as [string, string];
    const switched = { ...form, ...switchUnit(field, question, form, unit) };
    expect(switched[unitField as keyof typeof switched]).toBe(unit);
    expect({ ...switched, ...switchUnit(field, question, switched, before) }).toMatchObject(form);
  });

  it('leaves an empty or invalid field as it is', () => {
    expect(switchUnit('weight', weight, { weightUnit: 'kilograms', weight: 'heavy' }, 'pounds')).toEqual({
      weightUnit: 'pounds',
    });
  });
});
