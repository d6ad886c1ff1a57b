import * as z from 'zod/mini';

const usd = z.number().check(z.refine((amount) => toCents(amount) / 100 === amount, 'Not in whole cents'));
const positiveUsd = usd.check(z.positive());

const output = z
  .object({
    premium: positiveUsd,
    range: z.object({ low: positiveUsd, high: positiveUsd, coverage: z.number().check(z.gt(0), z.lt(1)) }),
    baseline: positiveUsd,
    contributions: z.array(z.object({ feature: z.string(), reference: z.number(), amount: usd })),
    outside_training: z.array(z.object({ feature: z.string(), lowest: z.number(), highest: z.number() })),
  })
  .check(
    z.refine(
      ({ premium, range }) => range.low <= premium && premium <= range.high,
      'Premium outside of its range',
    ),
    z.refine(isSumCorrect, 'Baseline and contributions do not sum to the premium'),
  );

const responseBody = z.object({
  model_version: z.string().check(z.minLength(1)),
  predictions: z.tuple([output]),
});

/** Model output for one set of answers. Amounts in USD a year, in whole cents. */
export type ModelOutput = z.infer<typeof output> & { readonly model_version: string };

/**
 * Parses the body of the model's response. Accepts it only if every amount is finite, the premium is
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

function isSumCorrect({
  premium,
  baseline,
  contributions,
}: {
  premium: number;
  baseline: number;
  contributions: readonly { amount: number }[];
}): boolean {
  const sum = contributions.reduce((cents, { amount }) => cents + toCents(amount), toCents(baseline));
  return sum === toCents(premium);
}

function toCents(amount: number): number {
  return Math.round(amount * 100);
}
