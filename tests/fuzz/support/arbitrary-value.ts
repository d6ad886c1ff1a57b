import * as fc from 'fast-check';
import type { Schema } from './api-description.ts';

/** Values that commonly reveal bugs. */
const unusualValues = [
  null,
  true,
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  '1e999',
  '0x2d',
  '４５',
  'null',
  '__proto__',
  '\u0000',
  '\u202e',
  '\ud800',
  'x'.repeat(5000),
  -0,
  -1,
  5e-324,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[]],
];

export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...unusualValues) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.double() },
);

export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type } = schema;
  const alternatives =
    schema.anyOf ??
    schema.oneOf ??
    (typeof type === 'object' ? type.map((each) => ({ ...schema, type: each })) : []);
  if (alternatives.length > 0) return fc.oneof(...alternatives.map(arbitraryOf));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object') return arbitraryObject(schema);
  if (schema.type === 'number') return arbitraryNumber(schema);
  if (schema.type === 'string') return arbitraryText(schema);
  if (schema.type === 'array') return arbitraryList(schema);
  if (schema.type === 'integer') {
    return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 2 ** 31 - 1 });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  throw new Error(`No generator for ${JSON.stringify(schema)}`);
}

function arbitraryNumber(schema: Schema): fc.Arbitrary<number> {
  return fc.double({
    min: schema.minimum ?? schema.exclusiveMinimum ?? -1e308,
    minExcluded: schema.exclusiveMinimum !== undefined,
    max: schema.maximum ?? 1e308,
    noNaN: true,
  });
}

function arbitraryObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, arbitraryOf(field)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function arbitraryList({ items = {}, minItems = 0, maxItems = 10 }: Schema): fc.Arbitrary<unknown> {
  return fc.array(arbitraryOf(items), { minLength: minItems, maxLength: maxItems });
}

function arbitraryText({ pattern, minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<unknown> {
  const isShortEnough = (text: string) => text.length <= maxLength;
  // fast-check cannot generate from lookaheads: filter likely matches.
  if (pattern?.includes('(?=')) {
    const regex = new RegExp(pattern, 's');
    return fc
      .tuple(fc.string({ minLength }), fc.constant('aA1'))
      .map(([start, end]) => start + end)
      .filter((text) => regex.test(text));
  }
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter(isShortEnough);
  return fc.string({ unit: 'grapheme', minLength, maxLength });
}
