import * as z from 'zod/mini';

const maxCurveValues = 41;

export const insuranceTypes = ['health', 'car'] as const;
export type InsuranceType = (typeof insuranceTypes)[number];

/** Allowed values of an optional answer. */
export interface Choice {
  values: readonly string[];
  /** The answer is a list of them. */
  multiple?: boolean;
  /** Yes/no field that must be 1. */
  onlyWith?: string;
}

/** Required answers are numbers; optional ones a choice or a list of choices. */
export type Answers = Readonly<Record<string, number | string | readonly string[]>>;

/** USD a year, rounded to cents. */
export interface Price {
  premium: number;
  low: number;
  high: number;
}

export interface Contribution {
  feature: string;
  /** Answers that count as one, `feature` among them. */
  features?: readonly string[];
  value: number | string | readonly string[];
  /** Null where the reference is the US average rather than one answer. */
  reference: number | null;
  amount: number;
}

/** USD a year, rounded to cents; `baseline` and all amounts add up to `premium`. */
export interface Prediction {
  premium: number;
  range: { low: number; high: number; coverage: number };
  market: { premium: number; range: { low: number; high: number }; basis: string };
  baseline: number;
  contributions: Contribution[];
  outside_training: Outside[];
}

/** An answer beyond the data, priced as the nearest value within. */
export interface Outside {
  feature: string;
  lowest: number;
  highest: number;
}

/** Premium of one product. */
export interface PremiumModel {
  readonly version: string;
  /** Required answers, in the order of the form; numbers of at least 0. */
  readonly fields: readonly string[];
  /** Those of `fields` that are 0 or 1. */
  readonly flags: ReadonlySet<string>;
  readonly optional: Readonly<Record<string, Choice>>;
  predict(answers: Answers): Prediction;
  price(answers: Answers): Price;
}

export type PremiumModels = Readonly<Record<InsuranceType, PremiumModel>>;

/** A request that cannot be answered; `status` is that of the SageMaker container's response. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: 400 | 406 | 415;

  constructor(status: 400 | 406 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/** Validated body of an invocation. */
export interface ModelRequest {
  insuranceType: InsuranceType;
  instances: Answers[];
  curve?: { field: string; values: (number | string)[] };
}

/**
 * Validates the JSON body of an invocation. Unknown names are ignored.
 * @throws {RequestError} with status 400, naming the field.
 */
export function parseRequest(body: string, models: PremiumModels): ModelRequest {
  const content = check(isObject, parseJson(body), 'The body must be a JSON object');
  const insuranceType = check(
    insuranceTypeSchema,
    content.insurance_type,
    `insurance_type must be one of: ${insuranceTypes.join(', ')}`,
  );
  const model = models[insuranceType];
  const instances = check(
    nonEmptyList,
    content.instances,
    'instances must be a list of at least one instance',
  ).map((instance, index) => parseInstance(instance, model, `instances[${index}]`));
  if (!Object.hasOwn(content, 'curve')) return { insuranceType, instances };
  if (instances.length !== 1) throw new RequestError(400, 'curve needs exactly one instance');
  return { insuranceType, instances, curve: parseCurve(content.curve, model) };
}

// Created once: creating a schema takes longer than a check with it.
const isObject = z.record(z.string(), z.unknown());
const insuranceTypeSchema = z.enum(insuranceTypes);
const nonEmptyList = z.array(z.unknown()).check(z.minLength(1));
const curveValues = z.array(z.unknown()).check(z.minLength(1), z.maxLength(maxCurveValues));
const flag = z.literal([0, 1]);
const amount = z.number().check(z.minimum(0));

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RequestError(400, 'The body is not valid JSON');
  }
}

function parseInstance(instance: unknown, model: PremiumModel, where: string): Answers {
  const given = check(isObject, instance, `${where} must be an object`);
  const answers: Record<string, number | string | readonly string[]> = Object.fromEntries(
    model.fields.map((name) => [name, parseNumber(given[name], model, name, `${where}.${name}`)]),
  );
  for (const [name, choice] of Object.entries(model.optional)) {
    if (!Object.hasOwn(given, name)) continue;
    const value = parseChoice(given[name], choice, `${where}.${name}`);
    if (value.length === 0) continue;
    if (choice.onlyWith !== undefined && answers[choice.onlyWith] !== 1) {
      throw new RequestError(400, `${where}.${name} is allowed only if ${choice.onlyWith} is 1`);
    }
    answers[name] = value;
  }
  return answers;
}

/** Returns an optional answer; of a list, each value once in the order of the choice. */
function parseChoice(value: unknown, choice: Choice, where: string): string | string[] {
  const { values, multiple } = choice;
  if (!multiple) return parseOne(value, values, where);
  if (!Array.isArray(value) || !value.every((item) => values.includes(item))) {
    throw new RequestError(400, `${where} must be a list of: ${values.join(', ')}`);
  }
  return values.filter((item) => value.includes(item));
}

function parseOne(value: unknown, values: readonly string[], where: string): string {
  const found = values.find((item) => item === value);
  if (found === undefined) throw new RequestError(400, `${where} must be one of: ${values.join(', ')}`);
  return found;
}

/** Parses a curve over a required answer or a choice of one value. */
function parseCurve(curve: unknown, model: PremiumModel): NonNullable<ModelRequest['curve']> {
  const given = check(isObject, curve, 'curve must be an object');
  const choices = Object.entries(model.optional).filter(([, { multiple }]) => !multiple);
  const names = [...model.fields, ...choices.map(([name]) => name)];
  const field = parseOne(given.field, names, 'curve.field');
  const values = check(
    curveValues,
    given.values,
    `curve.values must be a list of 1 to ${maxCurveValues} values`,
  );
  const choice = model.optional[field];
  return {
    field,
    values: values.map((value, index) => {
      const where = `curve.values[${index}]`;
      return choice ? parseOne(value, choice.values, where) : parseNumber(value, model, field, where);
    }),
  };
}

function parseNumber(value: unknown, model: PremiumModel, name: string, where: string): number {
  if (model.flags.has(name)) return check(flag, value, `${where} must be 0 or 1`);
  return check(amount, value, `${where} must be a finite number of at least 0`);
}

function check<Content>(schema: z.ZodMiniType<Content>, value: unknown, message: string): Content {
  const { success, data } = schema.safeParse(value);
  if (success) return data;
  throw new RequestError(400, message);
}

/** Reads a required answer. */
export function readNumber(answers: Answers, name: string): number {
  const value = answers[name];
  if (typeof value !== 'number') throw new Error(`No number for ${name}`);
  return value;
}

/** Puts answers within the lowest and highest value of the data, and lists those that were outside. */
export function clamp(
  answers: Answers,
  bounds: Readonly<Record<string, readonly [number, number]>>,
): { clamped: Answers; outside: Outside[] } {
  const clamped = { ...answers };
  const outside: Outside[] = [];
  for (const [feature, [lowest, highest]] of Object.entries(bounds)) {
    const value = readNumber(answers, feature);
    if (value >= lowest && value <= highest) continue;
    clamped[feature] = Math.min(highest, Math.max(lowest, value));
    outside.push({ feature, lowest, highest });
  }
  return { clamped, outside };
}
