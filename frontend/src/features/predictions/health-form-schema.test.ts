import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HealthAnswers } from '#contract/predictions.ts';
import {
  emptyHealthForm,
  fillHealthForm,
  type HealthFormInput,
  healthFormSchema,
} from './health-form-schema.ts';

const noToEverything = {
  has_diabetes: 'no',
  has_pressure_issue: 'no',
  any_bodytransplant: 'no',
  any_chronic_disease: 'no',
  any_allergies: 'no',
  history_of_cancer_in_family: 'no',
} as const;

const complete: HealthFormInput = {
  ...emptyHealthForm,
  ...noToEverything,
  age: ' 42 ',
  weight: '73',
  heightFt: '5',
  heightIn: '10',
  no_of_major_surgery: '0',
  has_diabetes: 'yes',
};

function messagesOf(form: HealthFormInput): Record<string, string> {
  const issues = healthFormSchema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the health form', () => {
  it('becomes the answers that the API takes, and nothing else', () => {
    expect(healthFormSchema.parse(complete)).toEqual({
      ...noToEverything,
      has_diabetes: 'yes',
      age: 42,
      weight: 73,
      height: 177.8,
      no_of_major_surgery: 0,
    });
  });

  it('takes pounds and centimetres, and sends kilograms and centimetres all the same', () => {
    const answers = healthFormSchema.parse({
      ...complete,
      weightUnit: 'pounds',
      weight: '154',
      heightUnit: 'centimetres',
      heightCm: '180.5',
      heightFt: '',
      heightIn: '',
    });
    expect(answers).toMatchObject({ weight: 69.85, height: 180.5 });
  });

  it('asks for every answer of an empty form', () => {
    const expected = [
      ...Object.keys(noToEverything),
      'age',
      'heightFt',
      'heightIn',
      'no_of_major_surgery',
      'weight',
    ];
    const messages = messagesOf(emptyHealthForm);
    expect(Object.keys(messages).sort()).toEqual(expected.sort());
    expect(new Set(Object.values(messages))).toEqual(new Set(['Required']));
    expect(messagesOf({ ...emptyHealthForm, heightUnit: 'centimetres' })).toHaveProperty(
      'heightCm',
      'Required',
    );
  });

  it('says which number it can not read', () => {
    expect(messagesOf({ ...complete, heightFt: '5,5', weight: '-2' })).toEqual({
      heightFt: 'Feet must be a number of 0 or more, such as 45',
      weight: 'Weight must be a number of 0 or more, such as 45',
    });
  });
});

describe('a health form filled in with earlier answers', () => {
  const quantity = fc.integer({ min: 0, max: 30_000 }).map((hundredths) => hundredths / 100);

  it('sends the very same answers again', () => {
    fc.assert(
      fc.property(quantity, quantity, quantity, (age, weight, height) => {
        const answers: HealthAnswers = { ...noToEverything, age, weight, height, no_of_major_surgery: 2 };
        expect(healthFormSchema.parse(fillHealthForm(answers))).toEqual(answers);
      }),
    );
  });

  it('shows feet and inches where they were given, centimetres elsewhere', () => {
    const answers: HealthAnswers = {
      ...noToEverything,
      age: 42,
      weight: 73,
      height: 177.8,
      no_of_major_surgery: 0,
    };
    expect(fillHealthForm(answers)).toMatchObject({ heightUnit: 'feet', heightFt: '5', heightIn: '10' });
    expect(fillHealthForm({ ...answers, height: 178 })).toMatchObject({
      heightUnit: 'centimetres',
      heightCm: '178',
    });
  });
});
