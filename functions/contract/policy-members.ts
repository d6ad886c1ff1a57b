import * as z from 'zod/mini';
import { carFields, driverFields, hasCarInOrder } from './car-answers.ts';
import { maxCars, maxDrivers } from './policy-bounds.ts';
import { problem } from './problems.ts';

/** Driver of a policy. Experience beyond the years since age 16 is warned of, as in estimates of one driver. */
export const policyDriver = z.object(driverFields, problem('invalid_format', { field: 'driver' }));

/** Car of a policy. */
export const policyCar = z
  .object(carFields, problem('invalid_format', { field: 'car' }))
  .check(...hasCarInOrder);

/** List of `min` to `max` items. An error of a longer list is also at the path of the first item beyond the limit. */
export function policyList<Item extends z.ZodMiniType>(
  field: 'drivers' | 'cars',
  item: Item,
  min: number,
  max: number,
) {
  const wrongCount = problem('wrong_count', { field, min, max });
  return z.array(item, wrongCount).check(
    z.minLength(min, wrongCount),
    // Before the limit: after an error of that one, it would not run.
    z.refine((items) => items.length <= max, { path: [max], ...wrongCount }),
    z.maxLength(max, wrongCount),
  );
}

/** Drivers and cars that a prediction stores beside its own driver and car. */
export const policyOthers = z
  .object(
    {
      drivers: policyList('drivers', policyDriver, 0, maxDrivers - 1),
      cars: policyList('cars', policyCar, 0, maxCars - 1),
    },
    problem('invalid_format', { field: 'policy' }),
  )
  .check(
    z.describe(
      'The other drivers and cars of a policy, stored on request only. The first driver and car are those of the prediction, whose premium has no part of the others: `estimate-car-policy` prices them all.',
    ),
  );

export type PolicyOthers = z.output<typeof policyOthers>;
