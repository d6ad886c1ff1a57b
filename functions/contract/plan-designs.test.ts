import { expect, it } from 'vitest';
import year from '#model/artifacts/year.json' with { type: 'json' };
import { planDesigns } from './plan-designs.ts';

it('has the plan designs in the order of the model', () => {
  expect(planDesigns).toEqual(Object.keys(year.designs));
});
