import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HealthAnswers } from '#contract/predictions.ts';
import { yesOrNoAnswers } from '#frontend/features/predictions/answer-labels.ts';
import { healthAnswers } from '#tests/support/test-predictions.ts';
import {
  convertHeightFields,
  convertWeightField,
  emptyHealthForm,
  type HealthFormInput,
  healthFormSchema,
  parseHeight,
  parseWeight,
  toHealthForm,
} from './health-form-fields.ts';

const complete: HealthFormInput = {
  ...emptyHealthForm,
  ...healthAnswers,
  age: ' 45 ',
  weight: '70',
  heightFt: '5',
  heightIn: '7',
  no_of_major_surgery: '1',
};

function messagesOf(form: HealthFormInput): Record<string, string> {
  const issues = healthFormSchema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the health form', () => {
  it('is parsed into the answers of the API', () => {
    expect(healthFormSchema.parse(complete)).toEqual(healthAnswers);
  });

  it('sends optional answers only when given, and conditions only with a chronic disease', () => {
    const conditions = { ...complete, state: 'TX', chronic_conditions: ['asthma', 'stroke'] };
    const send = (form: HealthFormInput) => JSON.parse(JSON.stringify(healthFormSchema.parse(form)));
    expect(Object.keys(send(complete))).not.toContain('state');
    expect(Object.keys(send(complete))).not.toContain('chronic_conditions');
    expect(send({ ...conditions, any_chronic_disease: 'yes' })).toMatchObject({
      state: 'TX',
      chronic_conditions: ['asthma', 'stroke'],
    });
    expect(Object.keys(send(conditions))).not.toContain('chronic_conditions');
  });

  it('is parsed into the same optional answers when it was built from answers', () => {
    const answers = {
      ...healthFormSchema.parse({ ...complete, any_chronic_disease: 'yes' }),
      state: 'TX',
      chronic_conditions: ['copd'],
    } as HealthAnswers;
    expect(healthFormSchema.parse(toHealthForm(answers))).toEqual(answers);
  });

  it('converts pounds to kilograms and accepts centimetres', () => {
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

  it('requires every answer', () => {
    const expected = [...yesOrNoAnswers, 'age', 'heightFt', 'heightIn', 'no_of_major_surgery', 'weight'];
    const messages = messagesOf(emptyHealthForm);
    expect(Object.keys(messages).sort()).toEqual(expected.sort());
    expect(new Set(Object.values(messages))).toEqual(new Set(['Required']));
    expect(messagesOf({ ...emptyHealthForm, heightUnit: 'centimetres' })).toHaveProperty(
      'heightCm',
      'Required',
    );
  });

  it('names the field of an invalid number', () => {
    expect(messagesOf({ ...complete, heightFt: '5,5', weight: '-2' })).toEqual({
      heightFt: 'Feet must be a number of 0 or more, such as 45',
      weight: 'Weight must be a number of 0 or more, such as 45',
    });
  });
});

describe('a health form built from answers', () => {
  const quantity = fc.integer({ min: 0, max: 30_000 }).map((hundredths) => hundredths / 100);

  it('is parsed into the same answers', () => {
    fc.assert(
      fc.property(quantity, quantity, quantity, (age, weight, height) => {
        const answers: HealthAnswers = { ...healthAnswers, age, weight, height };
        expect(healthFormSchema.parse(toHealthForm(answers))).toEqual(answers);
      }),
    );
  });

  it('shows the weight in pounds if they are chosen, unless that loses digits', () => {
    const units: HealthFormInput = { ...emptyHealthForm, weightUnit: 'pounds' };
    const answers = healthFormSchema.parse({ ...complete, weight: '70' });
    expect(toHealthForm(answers, units)).toMatchObject({ weightUnit: 'pounds', weight: '154.32' });
    const exact = toHealthForm({ ...answers, weight: 68.4921 }, units);
    expect(exact).toMatchObject({ weightUnit: 'kilograms', weight: '68.4921' });
  });

  it('shows whole inches in feet and inches unless centimetres are chosen, and other heights in centimetres', () => {
    const answers: HealthAnswers = { ...healthAnswers, height: 177.8 };
    expect(toHealthForm(answers)).toMatchObject({ heightUnit: 'feet', heightFt: '5', heightIn: '10' });
    const metric: HealthFormInput = { ...emptyHealthForm, heightUnit: 'centimetres' };
    expect(toHealthForm(answers, metric)).toMatchObject({ heightUnit: 'centimetres', heightCm: '177.8' });
    expect(toHealthForm({ ...answers, height: 178 })).toMatchObject({
      heightUnit: 'centimetres',
      heightCm: '178',
    });
  });
});

const inFeet: HealthFormInput = { ...emptyHealthForm, heightFt: '5', heightIn: '10' };
const inCentimetres: HealthFormInput = {
  ...emptyHealthForm,
  heightUnit: 'centimetres',
  heightCm: '170',
};

describe('the height', () => {
  it('is parsed in centimetres once it is complete', () => {
    expect(parseHeight(inFeet)).toBe(177.8);
    expect(parseHeight(inCentimetres)).toBe(170);
    expect(parseHeight({ ...inFeet, heightIn: '' })).toBeUndefined();
  });

  it('is converted when its unit changes', () => {
    expect(convertHeightFields(inFeet, 'centimetres')).toEqual({ heightCm: '177.8' });
    expect(convertHeightFields(inCentimetres, 'feet')).toEqual({ heightFt: '5', heightIn: '6.93' });
    expect(convertHeightFields(emptyHealthForm, 'centimetres')).toEqual({});
  });
});

describe('the weight', () => {
  const withWeight = (weight: string, weightUnit: HealthFormInput['weightUnit']) => ({
    ...emptyHealthForm,
    weight,
    weightUnit,
  });

  it('is parsed in kilograms', () => {
    expect(parseWeight(withWeight('70', 'kilograms'))).toBe(70);
    expect(parseWeight(withWeight('154', 'pounds'))).toBe(69.85);
    expect(parseWeight(withWeight('heavy', 'pounds'))).toBeUndefined();
  });

  it('is converted when its unit changes', () => {
    expect(convertWeightField(withWeight('70', 'kilograms'), 'pounds')).toEqual({ weight: '154.32' });
    expect(convertWeightField(withWeight('154.32', 'pounds'), 'kilograms')).toEqual({ weight: '70' });
    expect(convertWeightField(emptyHealthForm, 'pounds')).toEqual({});
  });
});
