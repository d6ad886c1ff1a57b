import { beforeAll, describe, expect, it } from 'vitest';
import type { Contribution } from '#contract/estimates.ts';
import { formatAnswer } from '#frontend/features/estimates/answers.ts';
import { loadCounties } from '#frontend/features/places/counties.ts';
import {
  averageBaseline,
  formatContribution,
  formatReference,
  formatTypicalApplicant,
} from './contributions.ts';

beforeAll(loadCounties);

const contribution = (feature: string, reference: Contribution['reference']): Contribution => ({
  feature,
  value: reference ?? 0,
  reference,
  amount: 0,
});

describe('a contribution', () => {
  const driver = {
    ...contribution('driver_age', null),
    features: ['driver_age', 'driving_experience'],
    value: 18,
  };

  it.each([
    [0, '18 years old, new driver'],
    [1, '18 years old, 1 year of driving'],
  ])('names age and experience together: %d years', (years, answer) => {
    expect(formatContribution(driver, { driver_age: 18, driving_experience: years })).toEqual({
      label: 'Age and experience',
      answer,
    });
  });

  it('names weight and height together', () => {
    const part = { feature: 'weight', features: ['weight', 'height'], value: 80, reference: 80, amount: -51 };
    const { label, answer } = formatContribution(part, { weight: 80, height: 175 });
    expect(label).toBe('Weight and height');
    expect(answer).toBe(`${formatAnswer('weight', 80)}, ${formatAnswer('height', 175)}`);
  });

  it('names experience alone where the state does not allow prices by age', () => {
    const answers = { driver_age: 18, driving_experience: 0, state: 'CA' };
    expect(formatContribution({ ...driver, feature: 'driving_experience', value: 0 }, answers)).toEqual({
      label: 'Driving experience',
      answer: 'new driver; this state does not allow prices by age',
    });
  });

  it('names neither age nor experience where the state allows prices by neither', () => {
    const answers = { driver_age: 18, driving_experience: 0, state: 'HI' };
    const features = ['state', 'driver_age', 'driving_experience'];
    expect(formatContribution({ ...driver, feature: 'state', features, value: 'HI' }, answers)).toEqual({
      label: 'State',
      answer: 'Hawaii',
    });
  });

  it('names the conditions of a chronic disease', () => {
    const chronic = {
      ...contribution('any_chronic_disease', 'no'),
      features: ['any_chronic_disease', 'chronic_conditions'],
      value: 'yes',
    };
    expect(
      formatContribution(chronic, { any_chronic_disease: 'yes', chronic_conditions: ['asthma', 'stroke'] }),
    ).toEqual({ label: 'Chronic disease', answer: 'yes: Asthma, Stroke' });
  });

  it.each([
    [{ car_price: 50_000, car_body: 'suv', car_fuel: 'electric' }, 'electric SUV, $50,000'],
    [{ car_price: 50_000 }, '$50,000'],
    [{ car_body: 'sports' }, 'sports car'],
    [{ car_price: 28_000, car_fuel: 'plug_in' }, 'plug-in hybrid, $28,000'],
  ])('names the car by all that is known of it: %j', (answers, answer) => {
    const [feature = '', ...others] = Object.keys(answers);
    const reason = {
      ...contribution(feature, null),
      ...(others.length > 0 && { features: [feature, ...others] }),
    };
    expect(formatContribution(reason, answers)).toEqual({ label: 'Your car', answer });
  });

  it('names the place in one reason', () => {
    const place = { ...contribution('state', null), features: ['state', 'county', 'zip3'], value: 'CA' };
    expect(formatContribution(place, { state: 'CA' })).toEqual({ label: 'Place', answer: 'California' });
    const answers = { state: 'CA', county: '06037', zip3: '913' };
    expect(formatContribution(place, answers).answer).toBe('Los Angeles County, California, ZIP 913');
  });

  it('names the place alone, the prices of a plan year, and another answer by its own name', () => {
    const answers = { state: 'CA', county: '06037', height: 175 };
    const county = { ...contribution('county', null), value: '06037' };
    expect(formatContribution(county, answers)).toEqual({
      label: 'Place',
      answer: 'Los Angeles County, California',
    });
    const year = { ...contribution('plan_year', 2026), value: 2027 };
    expect(formatContribution(year, answers)).toEqual({ label: 'Prices of 2027', answer: '' });
    expect(formatReference(year, { isAverage: false })).toBeUndefined();
    const height = { ...contribution('height', 168), features: ['height', 'weight'], value: 175 };
    expect(formatContribution(height, { height: 175 })).toEqual({
      label: 'Height',
      answer: formatAnswer('height', 175),
    });
  });

  it('is compared with the typical answer or with the US average', () => {
    const typical = { isAverage: false };
    expect(formatReference(contribution('weight', 80), typical)).toBe('typical: 80 kg');
    expect(formatReference(contribution('state', null), typical)).toBe('compared with the US average');
    const average = averageBaseline;
    expect(formatReference(contribution('annual_mileage', 21.7), average)).toBe(
      'US average: 21,700 km a year',
    );
    expect(formatReference(contribution('cover', null), average)).toBeUndefined();
  });
});

describe('the baseline', () => {
  it('is a typical applicant for health insurance', () => {
    const references = [contribution('age', 42), contribution('weight', 80)];
    expect(formatTypicalApplicant(references)).toEqual({
      isAverage: false,
      label: 'Typical applicant',
      answers: '42 years old, 80 kg, with none of the listed conditions',
    });
    // A model that joins the weight with other answers.
    expect(formatTypicalApplicant(references.slice(0, 1)).answers).toBe(
      '42 years old, with none of the listed conditions',
    );
  });
});
