import * as fc from 'fast-check';
import type { HttpRequest } from '#tests/support/http-client.ts';
import type { Operation } from './api-description.ts';
import { anyJson, arbitraryOf } from './arbitrary-value.ts';

/** JSON and near-JSON that JSON.stringify never returns. */
const rawJson = [
  '1e999',
  '-1e999',
  '9'.repeat(400),
  '1.0',
  '-0',
  '"\\u0000"',
  '"\\ud800"',
  'NaN',
  '{',
  '[[[[',
];

export interface Caller {
  readonly token: string;
  /** True if requests may use any loopback address. */
  readonly isLocal: boolean;
}

/** Generates valid, nearly valid and invalid requests to an operation. */
export function arbitraryRequest(operation: Operation, caller: Caller): fc.Arbitrary<HttpRequest> {
  const parameters = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
  return fc
    .record({
      path: fc.record(arbitraryParameters(parameters('path'))),
      query: fc.record(arbitraryParameters(parameters('query')), { requiredKeys: [] }),
      headers: fc.record(arbitraryParameters(parameters('header')), { requiredKeys: [] }),
      hasSlash: fc.boolean(),
      authorization: mostly(fc.constant(`Token ${caller.token}`), arbitraryHeader),
      contentType: mostly(fc.constant('application/json'), arbitraryHeader),
      body: arbitraryBody(operation),
      client: fc.tuple(fc.integer({ min: 1, max: 254 }), fc.integer({ min: 1, max: 254 })),
    })
    .map(({ path, query, headers, hasSlash, authorization, contentType, body, client }) => ({
      method: operation.method.toUpperCase(),
      path: writePath(operation.path, path, query, hasSlash),
      headers: { ...headers, authorization, ...(body !== undefined && { 'content-type': contentType }) },
      ...(body !== undefined && { body }),
      ...(caller.isLocal && { from: `127.0.${client.join('.')}` }),
    }));
}

/** Generates the valid value nine times in ten: a request with many faults is rejected for the first. */
function mostly<Value>(right: fc.Arbitrary<Value>, wrong: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: wrong });
}

/** Characters of an HTTP header: visible Latin-1 and spaces. */
const headerCharacter = fc
  .integer({ min: 0x20, max: 0xff })
  .filter((code) => code !== 0x7f)
  .map((code) => String.fromCharCode(code));

const arbitraryHeader = fc.string({ unit: headerCharacter });

function arbitraryParameters(parameters: Operation['parameters']) {
  return Object.fromEntries(
    parameters.map(({ name, schema, in: place }) => [
      name,
      fc.oneof(arbitraryOf(schema).map(String), place === 'header' ? arbitraryHeader : arbitraryPathText),
    ]),
  );
}

/** Text without lone surrogates, which cannot be encoded; not empty, which would be another path. */
const arbitraryPathText = fc.string({ unit: 'grapheme', minLength: 1 });

function writePath(
  pattern: string,
  path: Record<string, string>,
  query: Record<string, string | undefined>,
  hasSlash: boolean,
): string {
  const filled = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, value);
  return (hasSlash ? filled : filled.replace(/\/$/, '')) + (search.size > 0 ? `?${search}` : '');
}

function arbitraryBody({ requestBody }: Operation): fc.Arbitrary<string | undefined> {
  const content = requestBody?.content['application/json'];
  if (!content) return mostly(fc.constant(undefined), fc.json());
  const { schema, examples = {}, example = Object.values(examples)[0]?.value ?? {} } = content;
  const right = arbitraryOf(schema);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(example).map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: right.map((value) => JSON.stringify(value)) },
    {
      weight: 8,
      arbitrary: fc
        .oneof(right, fc.constant(example))
        .chain(corruptFields)
        .map((value) => JSON.stringify(value)),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...Object.keys(example)).chain((field) => corruptText(example, field)),
    },
    { weight: 2, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
}

function corruptFields(value: unknown): fc.Arbitrary<unknown> {
  const fields = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const names = fc.oneof(
    fc.constantFrom(...fields),
    fc.constantFrom(...fields, '__proto__', 'constructor', 'id'),
  );
  const changes = fc.dictionary(names, fc.option(anyJson, { nil: undefined }), { minKeys: 1, maxKeys: 2 });
  // JSON.stringify omits undefined.
  return changes.map((changed) => Object.assign({}, value, changed));
}

function corruptText(example: object, field: string): fc.Arbitrary<string> {
  const mark = 'corrupt-this-value';
  const text = JSON.stringify({ ...example, [field]: mark });
  return fc.constantFrom(...rawJson).map((raw) => text.replace(JSON.stringify(mark), () => raw));
}
