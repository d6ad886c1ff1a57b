import * as z from 'zod/mini';
import { apiTexts } from '../api-problems.ts';
import { premium } from '../estimates.ts';
import { idempotencyHeaders, newLabel } from '../fields.ts';
import { healthAnswers } from '../health-answers.ts';
import { householdBody } from '../household.ts';
import { planYear } from '../market.ts';
import { healthPrediction, predictionErrors } from '../predictions.ts';
import type { Route } from '../route.ts';

/** Prediction with the premium under the name that the specification gives it on this route. */
export const healthPremium = z.extend(healthPrediction, { predicted_health_premium: premium });

/** Health answers to store. The first adult of the household is the applicant, so that prices are for one person. */
const body = z
  .extend(healthAnswers, { household: z.optional(householdBody), plan_year: planYear, label: newLabel })
  .check(
    z.superRefine(({ age, household }, context) => {
      const index = household?.people.findIndex(({ role }) => role === 'adult') ?? -1;
      const params = { age: Math.floor(age) };
      if (index < 0 || household?.people[index]?.age === params.age) return;
      context.addIssue({
        code: 'custom',
        path: ['household', 'people', index, 'age'],
        message: apiTexts.age_of_applicant(params),
        problem: { code: 'age_of_applicant', params },
      });
    }),
  );

export const predictHealthPremiumRoute = {
  id: 'predict-health-premium',
  method: 'POST',
  path: '/api/predictions/health_insurance/',
  session: 'required',
  summary: 'Estimate an annual health insurance premium and store the prediction.',
  headers: idempotencyHeaders,
  body,
  response: healthPremium,
  errors: predictionErrors,
} as const satisfies Route;
