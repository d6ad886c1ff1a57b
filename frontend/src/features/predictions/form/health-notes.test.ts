import { describe, expect, it } from 'vitest';
import { emptyHealthForm, type HealthFormInput } from './health-form-fields.ts';
import { buildHealthNotes } from './health-notes.ts';

const note = (entries: Partial<HealthFormInput>) =>
  buildHealthNotes({ ...emptyHealthForm, heightUnit: 'centimetres', ...entries });

describe('notes on the health form', () => {
  it('are absent for plausible and for missing numbers', () => {
    expect(note({ age: '42', weight: '73', heightCm: '168', no_of_major_surgery: '1' })).toEqual({});
    expect(note({ age: '0', no_of_major_surgery: '0' })).toEqual({});
    expect(note({})).toEqual({});
  });

  it('give the metric values of converted measurements', () => {
    expect(note({ heightUnit: 'feet', heightFt: '5', heightIn: '10' }).heightFt).toBe('That is 177.8 cm.');
    expect(note({ weightUnit: 'pounds', weight: '154' }).weight).toBe('That is 69.85 kg.');
  });

  it('question an age above the longest recorded life', () => {
    expect(note({ age: '420' }).age).toBe('The longest recorded life is 122 years. Check the age.');
  });

  it('question a height or weight that is probably in another unit', () => {
    expect(note({ heightCm: '70' }).heightCm).toContain('Few adults are 70 cm tall');
    expect(note({ weight: '300' }).weight).toContain('Few adults weigh 300 kg');
  });

  it('question a weight that is implausible for the height', () => {
    expect(note({ weight: '200', heightCm: '150' }).weight).toBe(
      '200 kg at 150 cm is rare. Check both numbers and their units.',
    );
    expect(note({ weight: '60', heightCm: '0' }).weight).toBeUndefined();
  });

  it('question a fractional or large number of surgeries', () => {
    expect(note({ no_of_major_surgery: '1.5' }).no_of_major_surgery).toContain('whole number');
    expect(note({ no_of_major_surgery: '24' }).no_of_major_surgery).toContain('is unusual');
  });
});
