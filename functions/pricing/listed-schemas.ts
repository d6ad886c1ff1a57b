import * as z from 'zod/mini';
import { carAnswers } from '#contract/car-answers.ts';
import { carPolicyRequest, carPolicyResponse } from '#contract/car-policy.ts';
import { zipCounties } from '#contract/places.ts';
import { coveredPerson, levelChange, planLevel, planRequest, planResponse } from '#contract/plans.ts';
import { dateRequest, healthRequest, listedEstimate, placeRequest } from './tool-schemas.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Lists one type for each argument: assistants and their clients read unions, null and empty text badly. More is accepted
 * than is listed: a number as text, and null for what is optional.
 */
function simplifyInput(schema: JsonSchema): void {
  const [first, ...others] = schema.anyOf ?? [];
  if (first && others.every(({ type }) => type === 'null' || type === 'string')) {
    delete schema.anyOf;
    Object.assign(schema, first);
    // An optional number as text is a union within another.
    simplifyInput(schema);
  }
}

/** Lists a result without what says nothing to a reader: results may gain members, and names are text. */
function simplifyOutput(schema: JsonSchema): void {
  delete schema.propertyNames;
  if (Object.keys(Object(schema.additionalProperties)).length === 0) delete schema.additionalProperties;
}

const isSafeBound = (bound: unknown) => Math.abs(Number(bound)) === Number.MAX_SAFE_INTEGER;

/** Simplifies a JSON schema and all within it. */
function simplify(value: unknown, io: 'input' | 'output'): void {
  if (typeof value !== 'object' || value === null) return;
  const schema = value as JsonSchema;
  if (io === 'input') simplifyInput(schema);
  else simplifyOutput(schema);
  if (isSafeBound(schema.minimum)) delete schema.minimum;
  if (isSafeBound(schema.maximum)) delete schema.maximum;
  for (const member of Object.values(schema)) simplify(member, io);
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema, ...listed } = z.toJSONSchema(schema, { io });
  simplify(listed, io);
  return listed;
}

const objects = z.array(z.looseObject({}));

/** The policy without the answers of drivers and cars, which are those of another tool. */
const listedPolicy = z.object({
  ...carPolicyRequest.shape,
  drivers: objects.check(
    z.describe(
      '1 to 5, with `driver_age`, `driving_experience`, `prv_accident` and `violations` as for `estimate_car_premium`.',
    ),
  ),
  cars: objects.check(z.describe('1 to 4, with the other answers of `estimate_car_premium`.')),
});

const listedPolicyEstimate = z.looseObject({
  predicted_premium: carPolicyResponse.shape.predicted_premium,
  range: z.looseObject({ low: z.number(), high: z.number() }),
  cars: objects,
  model_version: z.string(),
});

/** The request with its earlier household in a sentence: its members are those of the request. */
const listedRequest = z.strictObject({
  ...planRequest.shape,
  before: z
    .optional(z.looseObject({ people: z.array(z.looseObject({})) }))
    .check(
      z.describe(
        'Earlier household, for `change`: place, `people`, `income`, `household_size` and `plan_year` as in the request. It counts as a second estimate.',
      ),
    ),
});

/**
 * The answer without what its names tell or another tool lists, and with one schema for the levels, which are alike. The
 * codes of rules are words.
 */
const listedResponse = z.object({
  ...planResponse.shape,
  place: z.looseObject({}),
  insurers: z.nullable(z.array(z.looseObject({}))),
  help: z.string().check(z.describe('Rule that decides.')),
  levels: z
    .record(z.string(), z.nullable(z.omit(planLevel, { deductible: true, maximum: true, year: true })))
    .check(
      z.describe(
        '`bronze`, `silver`, `gold`: the cheapest plan; `benchmark`: the second-cheapest silver plan, by which the credit is set. Null: not known.',
      ),
    ),
  people: z.array(z.extend(coveredPerson, { reason: z.string() })),
  change: z.optional(
    z.object({
      levels: z.record(z.string(), levelChange).check(z.describe('USD a year.')),
      people: z.array(z.looseObject({})).check(z.describe('Who joins, leaves or gets other coverage.')),
    }),
  ),
  dates: z.looseObject({}),
  warnings: z.array(z.looseObject({ code: z.string() })),
  sources: z.array(z.looseObject({})),
});

const inputs = {
  planRequest: listedRequest,
  healthAnswers: healthRequest,
  carAnswers,
  carPolicy: listedPolicy,
  placeRequest,
  dateRequest,
};

const outputs = {
  planResponse: listedResponse,
  estimate: listedEstimate,
  carPolicyEstimate: listedPolicyEstimate,
  places: zipCounties,
  dates: planResponse.shape.dates,
};

const listAll = (schemas: Record<string, z.ZodMiniType>, io: 'input' | 'output') =>
  Object.entries(schemas).map(([name, schema]) => [name, toJsonSchema(schema, io)]);

/** Builds the JSON schemas of `tool-schemas.json`. */
export const buildToolSchemas = (): object =>
  Object.fromEntries([...listAll(inputs, 'input'), ...listAll(outputs, 'output')]);
