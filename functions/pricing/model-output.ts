import * as z from 'zod/mini';
import { carEstimateFields, estimateFields, healthEstimateFields, premium } from '#contract/estimates.ts';
import { toCents } from '#model/serving/cents.ts';

function isInRange({ low, premium, high }: Record<'low' | 'premium' | 'high', number>): boolean {
  return low <= premium && premium <= high;
}

const outsideRange = 'Premium outside of its range';

const { range, baseline, contributions, model_version } = estimateFields;
const { year } = healthEstimateFields;
const { area, silver, bronze, gold, place_basis, bronze_basis, deductibles, prices, filed, ...market } =
  healthEstimateFields.market.shape;

const output = z
  .object({
    premium,
    range,
    baseline,
    contributions,
    market: z.object({
      ...market,
      // Of the place of a health premium; cars have none.
      area: z.optional(area),
      silver: z.optional(silver),
      bronze: z.optional(bronze),
      gold: z.optional(gold),
      place_basis: z.optional(place_basis),
      bronze_basis: z.optional(bronze_basis),
      deductibles,
      prices: z.optional(prices),
      filed,
    }),
    /** Health only. */
    year: z.optional(year),
    /** Cars only. */
    covers: z.optional(carEstimateFields.covers),
    outside_training: z.array(z.object({ feature: z.string(), lowest: z.number(), highest: z.number() })),
  })
  .check(
    z.refine(({ premium, range }) => isInRange({ premium, ...range }), outsideRange),
    z.refine(({ market: { premium, range } }) => isInRange({ premium, ...range }), outsideRange),
    z.refine(
      ({ covers }) =>
        !covers || Object.values(covers).every(({ premium, range }) => isInRange({ premium, ...range })),
      outsideRange,
    ),
    z.refine(
      ({ premium, baseline, contributions }) =>
        contributions.reduce((sum, { amount }) => sum + toCents(amount), toCents(baseline)) ===
        toCents(premium),
      'Baseline and contributions do not sum to the premium',
    ),
  );

/** Model output for a car policy. Amounts in USD a year, in whole cents. */
const policyOutput = z
  .object({
    premium,
    range,
    cars: z.array(z.object({ premium, covers: carEstimateFields.covers })),
    outside_training: z.array(z.object({ feature: z.string(), lowest: z.number(), highest: z.number() })),
  })
  .check(
    z.refine(
      ({ premium, range, cars }) =>
        isInRange({ premium, ...range }) &&
        cars.every(({ covers }) =>
          Object.values(covers).every(({ premium, range }) => isInRange({ premium, ...range })),
        ),
      outsideRange,
    ),
    z.refine(
      ({ premium, cars }) => cars.reduce((sum, car) => sum + toCents(car.premium), 0) === toCents(premium),
      'The premiums of the cars do not sum to that of the policy',
    ),
  );

const policyResponseBody = z.object({ model_version, policy: policyOutput });

export type PolicyOutput = z.infer<typeof policyOutput> & Pick<z.infer<typeof responseBody>, 'model_version'>;

/**
 * Parses the body of the model's response to a policy, as {@link parseModelOutput} does.
 * @throws Error for any other text, such as the output of a model that does not know policies
 */
export function parsePolicyOutput(text: string): PolicyOutput {
  const { model_version, policy } = policyResponseBody.parse(JSON.parse(text));
  return { ...policy, model_version };
}

const responseBody = z.object({
  model_version,
  predictions: z.tuple([output]),
});

/** Model output for one set of answers. Amounts in USD a year, in whole cents. */
export type ModelOutput = z.infer<typeof output> & Pick<z.infer<typeof responseBody>, 'model_version'>;

/**
 * Parses the body of the model's response. Accepts it only if every amount is finite, every premium is
 * positive and inside its range, and baseline and contributions sum to the premium.
 * @throws Error for any other text
 */
export function parseModelOutput(text: string): ModelOutput {
  const {
    model_version,
    predictions: [first],
  } = responseBody.parse(JSON.parse(text));
  return { ...first, model_version };
}
