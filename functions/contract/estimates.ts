import * as z from 'zod/mini';
import { answer, premium } from './predictions.ts';

const maxValues = 41;

type Fields = Readonly<Record<string, z.ZodMiniType<number | string>>>;

/**
 * Request for a curve: the premium at each value of one answer, with all others unchanged.
 * @param answers of which each that is required can vary
 * @param optional others that can vary, with their schemas of a given answer
 */
export function buildVary(answers: Readonly<Record<string, z.ZodMiniType>>, optional: Fields) {
  const required = Object.entries(answers).filter(([, schema]) => !(schema instanceof z.ZodMiniOptional));
  const fields = { ...(Object.fromEntries(required) as Fields), ...optional };
  const message = `vary.values must be a list of 1 to ${maxValues} values`;
  const [first, ...others] = Object.entries(fields).map(([field, value]) =>
    z.object({
      field: z.literal(field),
      values: z.array(value, message).check(z.minLength(1, message), z.maxLength(maxValues, message)),
    }),
  );
  if (!first) throw new Error('No fields');
  const names = Object.keys(fields).join(', ');
  return z
    .optional(z.discriminatedUnion('field', [first, ...others], `vary.field must be one of: ${names}`))
    .check(z.describe('Requests a curve: the premium at each value of one answer.'));
}

/** Parsed `vary` of a request. */
export type Vary = NonNullable<z.output<ReturnType<typeof buildVary>>>;

export const curve = z
  .optional(z.array(z.object({ value: answer, premium, low: z.number(), high: z.number() })))
  .check(z.describe('In the order of `vary.values`, USD a year; absent without `vary`.'));

/** Point of a curve. */
export type CurvePoint = NonNullable<z.output<typeof curve>>[number];
