import { afterEach, describe, expect, it } from 'vitest';
import { lastPlace } from '#frontend/api/stored-answers.ts';
import { questions } from '#frontend/features/estimates/questions.ts';
import { toForm } from './form-values.ts';
import { hasAnswers, toLinkedForm } from './use-draft.ts';

const emptyForm = toForm(questions.health);

describe('hasAnswers', () => {
  it('is false for a form in which only a unit is chosen', () => {
    expect(hasAnswers(questions.health, { ...emptyForm, weightUnit: 'pounds' })).toBe(false);
  });

  it.each([{ age: '4' }, { chronic_conditions: ['asthma'] }])('is true with %j', (answers) => {
    expect(hasAnswers(questions.health, { ...emptyForm, ...answers })).toBe(true);
  });
});

describe('the form of a prediction', () => {
  afterEach(lastPlace.clear);

  it('has the ZIP code that was typed for its county', () => {
    lastPlace.store({ zip: '91367', state: 'CA', county: '06037', zip3: '913' });
    const answers = { age: 40, state: 'CA', county: '06037', zip3: '913' };
    expect(toLinkedForm(questions.health, answers)).toMatchObject({ zip: '91367', county: '06037' });
    expect(toLinkedForm(questions.health, { ...answers, zip3: '910' }).zip).toBe('');
    expect(toLinkedForm(questions.health, { age: 40, state: 'CA' }).zip).toBe('');
  });

  it('has the ZIP code of its county where no digits of it are stored', () => {
    lastPlace.store({ zip: '77002', state: 'TX', county: '48201', zip3: '' });
    const answers = { age: 40, state: 'TX', county: '48201' };
    expect(toLinkedForm(questions.health, answers).zip).toBe('77002');
  });

  it('has the ZIP code of its state for a car, whose form has no county', () => {
    lastPlace.store({ zip: '43004', state: 'OH', county: undefined, zip3: undefined });
    expect(toLinkedForm(questions.car, { driver_age: 40, state: 'OH' }).zip).toBe('43004');
    lastPlace.store({ zip: '43004', state: 'OH', county: '', zip3: '' });
    expect(toLinkedForm(questions.car, { driver_age: 40, state: 'OH' }).zip).toBe('43004');
    expect(toLinkedForm(questions.car, { driver_age: 40, state: 'TX' }).zip).toBe('');
  });
});
