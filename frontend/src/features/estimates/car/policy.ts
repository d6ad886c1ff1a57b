import type { CarAnswers } from '#contract/car-answers.ts';
import type { CarPolicyEstimate, CarPolicyRequest } from '#contract/car-policy.ts';
import type { PolicyOthers } from '#contract/policy-members.ts';
import { makeOlder } from '#frontend/features/household/older-driver.ts';
import { youngTo } from './car-prices.ts';
import { type PricedCover, pricedCovers } from './covers.ts';

export type PolicyCar = CarPolicyRequest['cars'][number];

/** Premium of a policy, as the route of policies estimates it. */
export type PricePolicy = (policy: CarPolicyRequest) => CarPolicyEstimate;

/** Builds the policy of an estimate's driver and car with the others. */
export function toPolicy(
  { driver_age, driving_experience, prv_accident, violations, state, zip3, ...car }: CarAnswers,
  others: PolicyOthers,
): CarPolicyRequest {
  const driver = { driver_age, driving_experience, prv_accident, violations };
  return { drivers: [driver, ...others.drivers], cars: [car, ...others.cars], state, zip3 };
}

/** Answers of a car with one of the covers; that of the law has no deductible. */
function coverCar(car: PolicyCar, cover: PricedCover): PolicyCar {
  if (cover !== 'minimum') return { ...car, cover };
  return { ...car, cover: 'liability', limits: 'minimum', deductible: undefined };
}

/** Policy whose cars have the chosen covers, one for each or one for all. */
export const coverPolicy = (
  policy: CarPolicyRequest,
  covers: readonly PricedCover[] | PricedCover,
): CarPolicyRequest => ({
  ...policy,
  cars: policy.cars.map((car, index) =>
    coverCar(car, typeof covers === 'string' ? covers : (covers[index] ?? 'full')),
  ),
});

/** Prices of a policy with one cover for all cars, by cover. */
export const pricePolicyCovers = (price: PricePolicy, policy: CarPolicyRequest) =>
  Object.fromEntries(
    pricedCovers.map((cover) => {
      const { predicted_premium: premium, range } = price(coverPolicy(policy, cover));
      return [cover, { premium, range }];
    }),
  ) as Record<PricedCover, Pick<CarPolicyEstimate, 'range'> & { premium: number }>;

export const withoutDriver = (policy: CarPolicyRequest, index: number): CarPolicyRequest => ({
  ...policy,
  drivers: policy.drivers.toSpliced(index, 1),
});

export const withoutCar = (policy: CarPolicyRequest, index: number): CarPolicyRequest => ({
  ...policy,
  cars: policy.cars.toSpliced(index, 1),
});

export const withCar = (policy: CarPolicyRequest, index: number, car: PolicyCar): CarPolicyRequest => ({
  ...policy,
  cars: policy.cars.with(index, car),
});

/** Policy a year later: its drivers are older, its cars the same. */
export const olderPolicy = (policy: CarPolicyRequest): CarPolicyRequest => ({
  ...policy,
  drivers: policy.drivers.map((driver) => makeOlder(driver)),
});

/** Policy with a deductible for each car that has comprehensive coverage or collision. */
export const withDeductible = (
  policy: CarPolicyRequest,
  deductible: PolicyCar['deductible'],
): CarPolicyRequest => ({
  ...policy,
  cars: policy.cars.map((car) => (car.cover === 'liability' ? car : { ...car, deductible })),
});

/** Numbers of the young drivers of a policy; none without another driver. */
export const listYoung = ({ drivers }: CarPolicyRequest): number[] =>
  drivers.length < 2
    ? []
    : drivers.flatMap(({ driver_age }, index) => (driver_age <= youngTo ? [index] : []));

/** Number of the oldest car with collision and without a loan; undefined without one. */
export function findOldCar(
  { cars }: CarPolicyRequest,
  covers: readonly PricedCover[],
  hasLoan: (index: number) => boolean,
): number | undefined {
  const found = cars
    .map(({ car_mfg_year }, index) => ({ car_mfg_year, index }))
    .filter(({ index }) => covers[index] === 'full' && !hasLoan(index));
  return found.sort((first, second) => first.car_mfg_year - second.car_mfg_year)[0]?.index;
}
