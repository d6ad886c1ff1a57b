import * as z from 'zod/mini';

const usd = z.number().check(z.refine((amount) => toCents(amount) / 100 === amount, 'Not in whole cents'));
const positiveUsd = usd.check(z.positive());

const estimate = z
  .object({
    premium: positiveUsd,
    range: z.object({ low: positiveUsd, high: positiveUsd, coverage: z.number().check(z.gt(0), z.lt(1)) }),
    baseline: positiveUsd,
    contributions: z.array(z.object({ feature: z.string(), reference: z.number(), amount: usd })),
    outside_training: z.array(z.object({ feature: z.string(), lowest: z.number(), highest: z.number() })),
  })
  .check(
    z.refine(({ premium, range }) => range.low <= premium && premium <= range.high, 'Out of its own range'),
    z.refine(isExplained, 'The reasons do not sum to the premium'),
  );

const modelAnswer = z.object({
  model_version: z.string().check(z.minLength(1)),
  predictions: z.tuple([estimate]),
});

/** What the model answers for one application. USD a year, in whole cents. */
export type ModelEstimate = z.infer<typeof estimate> & { readonly model_version: string };

/**
 * Reads the model's answer. What it says is kept and shown, so it is believed only when every number is
 * finite, the premium is above 0 and its reasons sum to it.
 * @throws Error when it is anything else
 */
export function parseModelAnswer(text: string): ModelEstimate {
  const {
    model_version,
    predictions: [answered],
  } = modelAnswer.parse(JSON.parse(text));
  return { ...answered, model_version };
}

function isExplained(answer: {
  premium: number;
  baseline: number;
  contributions: readonly { amount: number }[];
}): boolean {
  const explained = answer.contributions.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return toCents(answer.baseline) + explained === toCents(answer.premium);
}

function toCents(usd: number): number {
  return Math.round(usd * 100);
}
