import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { carAnswers } from '#contract/car-answers.ts';
import { carPolicyRequest, carPolicyResponse } from '#contract/car-policy.ts';
import { languageCode, optionalMember } from '#contract/fields.ts';
import { healthAnswers } from '#contract/health-answers.ts';
import { planYear } from '#contract/market.ts';
import { stateCode } from '#contract/place-answers.ts';
import { zipCode, zipCounties } from '#contract/places.ts';
import { planRequest, planResponse } from '#contract/plans.ts';
import { listProblems } from '#functions/errors/api-error.ts';
import listed from './tool-schemas.json' with { type: 'json' };

/**
 * Adds to a schema of zod/mini its JSON schema, which the SDK finds in those of zod alone, and the limits of errors: the
 * SDK reports all issues. The JSON schemas are built before (`listed-schemas.ts`).
 * @param keepsGiven true for arguments that are passed on as they were given, so that unknown members can be named
 */
function toToolSchema<Schema extends z.ZodMiniType>(
  name: keyof typeof listed,
  schema: Schema,
  keepsGiven = false,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  const { version, vendor } = schema['~standard'];
  const getListed = () => listed[name];
  const jsonSchema = { input: getListed, output: getListed };
  return { '~standard': { version, vendor, validate, jsonSchema } } as StandardSchemaWithJSON<
    z.input<Schema>,
    z.output<Schema>
  >;

  function validate(value: unknown) {
    const { data, error } = schema.safeParse(value);
    if (!error) return { value: keepsGiven ? value : data };
    const { fields, more } = listProblems(error.issues);
    const issues = Object.entries(fields).map(([field, { message }]) => ({ path: [field], message }));
    return {
      issues: [...issues, ...(more > 0 ? [{ message: `and ${more.toLocaleString('en-US')} more` }] : [])],
    };
  }
}

/** Members of an estimate that every client may rely on; others follow. */
export const listedEstimate = z.looseObject({
  insurance_type: z.string(),
  predicted_premium: z.number(),
  range: z.looseObject({ low: z.number(), high: z.number() }),
  market: z.looseObject({ premium: z.number(), basis: z.string() }),
  model_version: z.string(),
});

export const healthRequest = z.extend(healthAnswers, { plan_year: planYear });

export const placeRequest = z.strictObject({ zip: zipCode });
export const dateRequest = z.strictObject({ state: stateCode, language: optionalMember(languageCode) });

/** Schemas of the tools' arguments and results. */
export const schemas = {
  planRequest: toToolSchema('planRequest', planRequest),
  planResponse: toToolSchema('planResponse', planResponse),
  // Unknown arguments are named in warnings.
  healthAnswers: toToolSchema('healthAnswers', z.catchall(healthRequest, z.unknown())),
  carAnswers: toToolSchema('carAnswers', z.catchall(carAnswers, z.unknown())),
  estimate: toToolSchema('estimate', listedEstimate),
  carPolicy: toToolSchema('carPolicy', carPolicyRequest, true),
  carPolicyEstimate: toToolSchema('carPolicyEstimate', carPolicyResponse),
  placeRequest: toToolSchema('placeRequest', placeRequest),
  places: toToolSchema('places', zipCounties),
  dateRequest: toToolSchema('dateRequest', dateRequest),
  dates: toToolSchema('dates', planResponse.shape.dates),
};
