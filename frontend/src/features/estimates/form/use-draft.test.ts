import { describe, expect, it } from 'vitest';
import { questions } from '#frontend/features/estimates/questions.ts';
import { toForm } from './form-values.ts';
import { hasAnswers } from './use-draft.ts';

const emptyForm = toForm(questions.health);

describe('hasAnswers', () => {
  it('is false for a form in which only a unit is chosen', () => {
    expect(hasAnswers(questions.health, { ...emptyForm, weightUnit: 'pounds' })).toBe(false);
  });

  it.each([{ age: '4' }, { chronic_conditions: ['asthma'] }])('is true with %j', (answers) => {
    expect(hasAnswers(questions.health, { ...emptyForm, ...answers })).toBe(true);
  });
});
