import * as z from 'zod/mini';
import { hasZip3InState } from './car-answers.ts';
import { carEstimateFields, premium } from './estimates.ts';
import { state, zip3 } from './place-answers.ts';
import { maxCars, maxDrivers } from './policy-bounds.ts';
import { policyCar, policyDriver, policyList } from './policy-members.ts';

export const carPolicyRequest = z
  .object({
    drivers: policyList('drivers', policyDriver, 1, maxDrivers).check(
      z.describe('Everybody who drives the cars. Nobody is assigned to one car.'),
    ),
    cars: policyList('cars', policyCar, 1, maxCars),
    state,
    zip3: zip3.check(z.describe('First three digits of a ZIP code in `state`.')),
  })
  .check(hasZip3InState);

export type CarPolicyRequest = z.output<typeof carPolicyRequest>;

export const carPolicyResponse = z.object({
  predicted_premium: premium.check(z.describe('USD a year: the sum of the premiums of the cars.')),
  range: carEstimateFields.range,
  cars: z
    .array(z.object({ premium, covers: carEstimateFields.covers }))
    .check(z.describe('In the order of the request.')),
  warnings: carEstimateFields.warnings.check(
    z.describe('Limits of the estimate, by the path of the answer, such as `cars.0.car_price`.'),
  ),
  model_version: carEstimateFields.model_version,
});

export type CarPolicyEstimate = z.output<typeof carPolicyResponse>;
