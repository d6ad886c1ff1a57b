import { describe, expect, it } from 'vitest';
import { emptyHealthForm } from './health-form-fields.ts';
import { hasAnswers, restoreInput } from './use-draft.ts';

describe('restoreInput', () => {
  it('copies typed texts, chosen units and selected check boxes', () => {
    const stored = { age: '4o', heightUnit: 'centimetres', chronic_conditions: ['asthma'] };
    expect(restoreInput(emptyHealthForm, stored)).toEqual({ ...emptyHealthForm, ...stored });
  });

  it.each([
    undefined,
    null,
    'text',
    { age: 4, state: ['CA'], heightUnit: 'yards', chronic_conditions: 'asthma' },
    { chronic_conditions: [1], unknown: 'field' },
  ])('leaves out stored values that do not fit: %j', (stored) => {
    expect(restoreInput(emptyHealthForm, stored)).toEqual(emptyHealthForm);
  });
});

describe('hasAnswers', () => {
  it('is false for a form in which only a unit is chosen', () => {
    expect(hasAnswers({ ...emptyHealthForm, weightUnit: 'pounds' })).toBe(false);
  });

  it.each([{ age: '4' }, { chronic_conditions: ['asthma'] }])('is true with %j', (answers) => {
    expect(hasAnswers({ ...emptyHealthForm, ...answers })).toBe(true);
  });
});
