import * as z from 'zod/mini';

/**
 * The shapes of the files that training writes to `model-training/artifacts/`.
 * Everything that serving needs is in them; nothing about a model is repeated in code.
 */

const feature = z.object({
  name: z.string(),
  lowest: z.number(),
  highest: z.number(),
  reference: z.number(),
});

const condition = z.object({
  input: z.string(),
  at_least: z.optional(z.number()),
  above: z.optional(z.number()),
  below: z.optional(z.number()),
});

const shared = {
  booster: z.string(),
  features: z.array(feature),
  booster_inputs: z.array(z.object({ name: z.string(), lowest: z.number(), highest: z.number() })),
  reference_description: z.string(),
  usd_per_unit: z.number().check(z.positive()),
  range: z.object({
    coverage: z.number(),
    groups: z.array(
      z.object({ name: z.string(), conditions: z.array(condition), low: z.number(), high: z.number() }),
    ),
  }),
};

const healthServing = z.object({
  ...shared,
  rising: z.array(z.object({ name: z.string(), values: z.array(z.number()).check(z.minLength(1)) })),
  table_premium: z.object({ lowest: z.number(), highest: z.number() }),
});

const carServing = z.object({
  ...shared,
  bonus_malus: z.object({
    start: z.number(),
    yearly: z.number(),
    per_accident: z.number(),
    lowest: z.number(),
    highest: z.number(),
    highest_seen: z.number(),
  }),
  mileage: z.object({
    reference: z.number(),
    exponent: z.number(),
    lowest: z.number(),
    highest: z.number(),
  }),
});

/** `metadata.json`: for each product its model's version and what serving needs. */
export const metadataSchema = z.object({
  products: z.object({
    health: z.object({ model_version: z.string(), serving: healthServing }),
    car: z.object({ model_version: z.string(), serving: carServing }),
  }),
});

const tree = z.object({
  left_children: z.array(z.int()),
  right_children: z.array(z.int()),
  split_indices: z.array(z.int()),
  split_conditions: z.array(z.number()),
});

/** A booster as XGBoost 3.0 saves it, reduced to what evaluating it takes. */
export const boosterSchema = z.object({
  learner: z.object({
    gradient_booster: z.object({ name: z.literal('gbtree'), model: z.object({ trees: z.array(tree) }) }),
    learner_model_param: z.object({ base_score: z.string() }),
    objective: z.object({ name: z.enum(['reg:pseudohubererror', 'reg:squarederror', 'reg:gamma']) }),
  }),
});

export type HealthServing = z.output<typeof healthServing>;
export type CarServing = z.output<typeof carServing>;
export type Serving = HealthServing | CarServing;
export type SavedBooster = z.output<typeof boosterSchema>;
export type SavedTree = z.output<typeof tree>;
