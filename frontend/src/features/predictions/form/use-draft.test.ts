import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '#frontend/api/call.ts';
import { questions } from '#frontend/features/predictions/questions.ts';
import { carAnswers } from '#tests/support/test-predictions.ts';
import { toForm } from './form-values.ts';
import { hasAnswers, parseStoredAnswers, restoreInput } from './use-draft.ts';

const emptyForm = toForm(questions.health);

describe('restoreInput', () => {
  it('copies typed texts, chosen units and selected check boxes', () => {
    const stored = { age: '4o', heightUnit: 'centimetres', chronic_conditions: ['asthma'] };
    expect(restoreInput(emptyForm, stored)).toEqual({ ...emptyForm, ...stored });
  });

  it.each([
    undefined,
    null,
    'text',
    { age: 4, state: ['CA'], chronic_conditions: 'asthma' },
    { chronic_conditions: [1], unknown: 'field' },
  ])('leaves out stored values that do not fit: %j', (stored) => {
    expect(restoreInput(emptyForm, stored)).toEqual(emptyForm);
  });
});

describe('hasAnswers', () => {
  it('is false for a form in which only a unit is chosen', () => {
    expect(hasAnswers(questions.health, { ...emptyForm, weightUnit: 'pounds' })).toBe(false);
  });

  it.each([{ age: '4' }, { chronic_conditions: ['asthma'] }])('is true with %j', (answers) => {
    expect(hasAnswers(questions.health, { ...emptyForm, ...answers })).toBe(true);
  });
});

describe('parseStoredAnswers', () => {
  beforeAll(loadContract);

  it('returns the answers of a prediction for the form of its type only', () => {
    expect(parseStoredAnswers('car', carAnswers)).toEqual(carAnswers);
    expect(parseStoredAnswers('health', carAnswers)).toBeUndefined();
  });

  it.each([null, undefined, 'text', {}, { driver_age: 42 }])('returns none for %j', (stored) => {
    expect(parseStoredAnswers('car', stored)).toBeUndefined();
  });
});
