import * as fc from 'fast-check';

/** Names that objects inherit or that JavaScript reads by itself. */
const names = ['__proto__', 'constructor', 'toString', 'valueOf', 'toJSON', 'then', 'length', ''];

/** Values as JSON text that commonly reveal bugs; JSON.stringify never writes some of them. */
export const unusualJson: readonly string[] = [
  'null',
  'true',
  '-0',
  '-1',
  '5e-324',
  '1e308',
  '1e999',
  '9'.repeat(400),
  ...['', ' ', '0', '-1', 'NaN', '1e999', '0x2d', '４５', 'null', '__proto__'].map((text) => `"${text}"`),
  '"\\u0000"',
  '"\\u202e"',
  '"\\ud800"',
  `"${'x'.repeat(5000)}"`,
  ...names.map((name) => `{"${name}":1}`),
];

/** Nearly as long as the longest body that the API reads. */
const maxLength = 64_000;

/** Values inside each other. */
const nested = fc
  .constantFrom(['[', ']'] as const, ['{"a":', '}'] as const, ['[{"a":', '}]'] as const)
  .chain(([open, close]) =>
    fc
      .integer({ min: 1, max: Math.floor(maxLength / (open.length + close.length)) })
      .map((depth) => `${open.repeat(depth)}0${close.repeat(depth)}`),
  );

/** Values beside each other. */
const wide = fc
  .constantFrom('[0]', '{"a":0}', '0')
  .chain((item) =>
    fc
      .tuple(fc.boolean(), fc.integer({ min: 1, max: Math.floor(maxLength / (item.length + 9)) }))
      .map(([isList, length]) =>
        isList
          ? `[${Array(length).fill(item)}]`
          : `{${Array.from({ length }, (_, index) => `"${index}":${item}`)}}`,
      ),
  );

const { value: mixed } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(...unusualJson),
    fc.string({ unit: 'binary', maxLength: 50 }).map((text) => JSON.stringify(text)),
    fc.double().map((number) => JSON.stringify(number)),
    fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items}]`),
    fc
      .dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), tie('value'), { maxKeys: 4 })
      .map(
        (members) =>
          `{${Object.entries(members).map(([name, value]) => `${JSON.stringify(name)}:${value}`)}}`,
      ),
  ),
}));

/** Any JSON value, as text: unusual, mixed, wide and deeply nested ones. */
export const anyJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: mixed },
  { weight: 1, arbitrary: wide },
  { weight: 1, arbitrary: nested },
);

const hole = 'the place of any JSON value';

/** Lists copies of a value with a {@link hole} in place of the whole, of one of its parts, or of an unknown member. */
function listHoles(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return [hole, ...value.flatMap((item, index) => listHoles(item).map((part) => value.with(index, part)))];
  }
  if (typeof value !== 'object' || value === null) return [hole];
  const members = Object.entries({ ...value, unknown: undefined });
  const copies = members.flatMap(([name, member]) =>
    listHoles(member).map((part) => ({ ...value, [name]: part })),
  );
  return [hole, ...copies];
}

/** Writes a value as JSON once for each of its places, with another JSON text there. */
export function listPlaces(value: unknown): ((json: string) => string)[] {
  return listHoles(value).map((copy) => {
    const [before = '', after = ''] = JSON.stringify(copy).split(`"${hole}"`);
    return (json) => before + json + after;
  });
}
