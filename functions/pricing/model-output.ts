import * as z from 'zod/mini';

const usd = z.number().check(z.refine((amount) => toCents(amount) / 100 === amount, 'Not in whole cents'));
const answer = z.union([z.number(), z.string()]);
const positiveUsd = usd.check(z.positive());

interface RangedPremium {
  readonly premium: number;
  readonly low: number;
  readonly high: number;
}

function isInRange({ low, premium, high }: RangedPremium): boolean {
  return low <= premium && premium <= high;
}

const outsideRange = 'Premium outside of its range';

const placeBases = ['area', 'zip3', 'approximate', 'state', 'country'] as const;
const planDesigns = ['bronze', 'silver', 'silver_73', 'silver_87', 'silver_94', 'gold'] as const;

/** Out-of-pocket cost of a year under one plan design. */
const designCost = z.object({
  mean: usd,
  bad_year: usd,
  chance_of_maximum: z.number().check(z.minimum(0), z.maximum(1)),
  maximum: usd,
});

const output = z
  .object({
    premium: positiveUsd,
    range: z.object({ low: positiveUsd, high: positiveUsd, coverage: z.number().check(z.gt(0), z.lt(1)) }),
    market: z
      .object({
        premium: positiveUsd,
        range: z.object({ low: positiveUsd, high: positiveUsd }),
        basis: z.string().check(z.minLength(1)),
        // Of the place of a health premium; cars have none.
        area: z.optional(z.nullable(z.number())),
        bronze: z.optional(z.nullable(positiveUsd)),
        place_basis: z.optional(z.enum(placeBases)),
      })
      .check(z.refine(({ premium, range }) => isInRange({ premium, ...range }), outsideRange)),
    baseline: positiveUsd,
    contributions: z.array(
      z.object({
        feature: z.string(),
        /** Answers that count as one; without it, `feature` alone. */
        features: z.optional(z.array(z.string())),
        value: answer,
        /** Null where the reference is an average. */
        reference: z.nullable(answer),
        amount: usd,
      }),
    ),
    outside_training: z.array(z.object({ feature: z.string(), lowest: z.number(), highest: z.number() })),
    /** Health only; null outside of the ages for which it is known. */
    year: z.optional(
      z.nullable(
        z.object({ expected_spending: positiveUsd, designs: z.record(z.enum(planDesigns), designCost) }),
      ),
    ),
  })
  .check(
    z.refine(({ premium, range }) => isInRange({ premium, ...range }), outsideRange),
    z.refine(
      ({ premium, baseline, contributions }) =>
        contributions.reduce((sum, { amount }) => sum + toCents(amount), toCents(baseline)) ===
        toCents(premium),
      'Baseline and contributions do not sum to the premium',
    ),
  );

const point = z
  .object({ premium: positiveUsd, low: positiveUsd, high: positiveUsd })
  .check(z.refine(isInRange, outsideRange));

const responseBody = z.object({
  model_version: z.string().check(z.minLength(1)),
  predictions: z.tuple([output]),
  /** In the order of the requested values. */
  curve: z.optional(z.array(point)),
});

type ResponseBody = z.infer<typeof responseBody>;

/** Model output for one set of answers. Amounts in USD a year, in whole cents. */
export type ModelOutput = z.infer<typeof output> & Pick<ResponseBody, 'model_version' | 'curve'>;

/**
 * Parses the body of the model's response. Accepts it only if every amount is finite, every premium is
 * positive and inside its range, and baseline and contributions sum to the premium.
 * @throws Error for any other text
 */
export function parseModelOutput(text: string): ModelOutput {
  const {
    model_version,
    curve,
    predictions: [first],
  } = responseBody.parse(JSON.parse(text));
  return { ...first, model_version, ...(curve && { curve }) };
}

function toCents(amount: number): number {
  return Math.round(amount * 100);
}
