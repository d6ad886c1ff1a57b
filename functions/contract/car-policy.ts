import * as z from 'zod/mini';
import { carFields, driverFields, hasCarInOrder, hasZip3InState } from './car-answers.ts';
import { carEstimateFields, premium } from './estimates.ts';
import { state, zip3 } from './place-answers.ts';
import { maxCars, maxDrivers } from './policy-bounds.ts';
import { problem } from './problems.ts';

/** Driver of a policy. Experience beyond the years since age 16 is warned of, as in estimates of one driver. */
export const policyDriver = z.object(driverFields, problem('invalid_format', { field: 'driver' }));

/** Car of a policy. */
export const policyCar = z
  .object(carFields, problem('invalid_format', { field: 'car' }))
  .check(...hasCarInOrder);

/** List of 1 to `max` items. An error of a longer list is also at the path of the first item beyond the limit. */
function listOf<Item extends z.ZodMiniType>(field: 'drivers' | 'cars', item: Item, max: number) {
  const wrongCount = problem('wrong_count', { field, min: 1, max });
  return z.array(item, wrongCount).check(
    z.minLength(1, wrongCount),
    // Before the limit: after an error of that one, it would not run.
    z.refine((items) => items.length <= max, { path: [max], ...wrongCount }),
    z.maxLength(max, wrongCount),
  );
}

export const carPolicyRequest = z
  .object({
    drivers: listOf('drivers', policyDriver, maxDrivers).check(
      z.describe('Everybody who drives the cars. Nobody is assigned to one car.'),
    ),
    cars: listOf('cars', policyCar, maxCars),
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
