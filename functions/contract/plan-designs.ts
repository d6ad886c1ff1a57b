import * as z from 'zod/mini';
import { positiveUsd, usd } from './usd.ts';

/** Levels of plans, silver also with each reduction of cost sharing, in the order of the counties' tables. */
export const planDesigns = ['bronze', 'silver', 'silver_73', 'silver_87', 'silver_94', 'gold'] as const;

export type PlanDesign = (typeof planDesigns)[number];

export const byDesign = <Member extends z.ZodMiniType>(member: Member) =>
  z.object(Object.fromEntries(planDesigns.map((design) => [design, member])) as Record<PlanDesign, Member>);

const yearOfDesign = z.object({
  mean: usd,
  bad_year: usd,
  chance_of_maximum: z.number().check(z.minimum(0), z.maximum(1)),
  maximum: usd,
});

/** Cost of a year by plan design. */
export const year = z
  .nullable(
    z.object({
      expected_spending: positiveUsd,
      designs: byDesign(yearOfDesign),
    }),
  )
  .check(
    z.describe(
      'Expected medical spending, and what a person pays of it by plan design; null outside 18 to 64.',
    ),
  );
