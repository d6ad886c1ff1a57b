import * as z from 'zod/mini';
import { carAnswers } from './car-answers.ts';
import { healthAnswers } from './health-answers.ts';
import { household } from './household.ts';
import type { InsuranceAnswers } from './insurance-answers.ts';
import { healthMarket, market } from './market.ts';
import { year } from './plan-designs.ts';
import { policyOthers } from './policy-members.ts';
import { positiveUsd, usd, usdRange } from './usd.ts';

/** Value of one answer: a number, yes or no, or the name of a choice. */
const answer = z.union([z.number(), z.string()]);

/** Contribution of an answer to the difference from the baseline. */
const contribution = z.object({
  feature: z.string().check(z.describe("Name of the answer's field.")),
  features: z
    .optional(z.array(z.string()))
    .check(
      z.describe('Fields of all answers that this contribution is for, if there are more than `feature`.'),
    ),
  value: answer.check(z.describe('Answer of this applicant.')),
  reference: z
    .nullable(answer)
    .check(z.describe('Answer of the typical applicant; null where the reference is the US average.')),
  amount: usd.check(z.describe('USD a year, negative where the answer lowers the premium.')),
});

export type Contribution = z.infer<typeof contribution>;

/** Premium of an estimate or a prediction. */
export const premium = positiveUsd.check(z.describe('USD a year, two decimals, above 0.'));

/** Fields of an estimate, without the answers that it is for. */
export const estimateFields = {
  predicted_premium: premium,
  range: z
    .extend(usdRange, { coverage: z.number().check(z.gt(0), z.lt(1)) })
    .check(
      z.describe(
        'USD a year. Health: holds the fraction `coverage` of comparable premiums. Cars: from cheap to expensive insurers, at the level that people pay.',
      ),
    ),
  baseline: positiveUsd.check(
    z.describe("The premium that the contributions start from: the typical applicant's, USD a year."),
  ),
  contributions: z
    .array(contribution)
    .check(z.describe('Baseline and amounts sum to the premium, to the cent.')),
  warnings: z
    .array(
      z.object({
        feature: z.string(),
        message: z.string(),
        code: z.string().check(z.describe('`message` as a code with `params`.')),
        params: z.catchall(z.object({}), z.union([z.string(), z.number()])),
        limits: z
          .optional(z.object({ lowest: z.number(), highest: z.number() }))
          .check(z.describe('Answers that the data contain, if the answer is outside of them.')),
      }),
    )
    .check(z.describe('Limits of the estimate, by the field of the answer that they concern.')),
  model_version: z.string().check(z.minLength(1), z.describe('Version of the model.')),
  market,
};

export const healthEstimateFields = { ...estimateFields, market: healthMarket, year };

const coverPrice = z.object({ premium: positiveUsd, range: usdRange });

export const carEstimateFields = {
  ...estimateFields,
  covers: z
    .object({ minimum: coverPrice, liability_comprehensive: coverPrice, full: coverPrice })
    .check(
      z.describe(
        'USD a year for these answers, for any `cover`. `minimum`: the lowest limits that the state allows; the others: usual limits, a deductible of 500 USD.',
      ),
    ),
};

/** Product and answers that an estimate is for. */
export const healthSubject = {
  insurance_type: z.literal('health'),
  input_data: healthAnswers,
  household: z.optional(household),
};

export const carSubject = {
  insurance_type: z.literal('car'),
  input_data: carAnswers,
  policy: z.optional(policyOthers),
};

export type HealthEstimate = z.output<z.ZodMiniObject<typeof healthSubject & typeof healthEstimateFields>>;

export type CarEstimate = z.output<z.ZodMiniObject<typeof carSubject & typeof carEstimateFields>>;

/** Premium for given answers with its range and reasons, not stored. A check of the insurance type narrows the answers. */
export type Estimate = HealthEstimate | CarEstimate;

/** Estimate for answers of a known type. */
export type EstimateFor<Given extends InsuranceAnswers> = Extract<
  Estimate,
  { insurance_type: Given['insurance_type'] }
>;
