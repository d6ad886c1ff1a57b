import { spawnSync } from 'node:child_process';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildOpenApi } from '#contract/openapi.ts';
import { listOperations, type Operation, type Schema } from '#tests/fuzz/support/api-description.ts';
import { arbitraryOf } from '#tests/fuzz/support/arbitrary-value.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Values to generate from each schema, the same in every run. */
const sampling = { numRuns: 40, seed: 20_261_121 };

/**
 * Lists what clients of a previous contract would notice, as the website in open pages does while functions are
 * replaced: requests that are no longer valid, and responses that its schemas reject.
 */
function listBreakingChanges(previous: object, current: object): string[] {
  const currentOperations = listOperations(current);
  return listOperations(previous).flatMap((before) => {
    const after = currentOperations.find(
      ({ method, path }) => method === before.method && path === before.path,
    );
    const name = `${before.method.toUpperCase()} ${before.path}`;
    if (!after) return [`${name} is missing`];
    return [
      ...listNewParameters(before, after).map((parameter) => `${name} requires the parameter ${parameter}`),
      ...listRejected(requestSchema(before), requestSchema(after)).map(
        (text) => `${name} rejects requests: ${text}`,
      ),
      ...listRejected(responseSchema(after), responseSchema(before)).map(
        (text) => `${name} responds with ${text}`,
      ),
    ];
  });
}

function listNewParameters(before: Operation, after: Operation): string[] {
  const known = before.parameters.filter(({ required }) => required).map(({ name }) => name);
  return after.parameters
    .filter(({ name, required }) => required && !known.includes(name))
    .map(({ name }) => name);
}

/** Absent for a route without a body, which accepts and ignores any. */
const requestSchema = ({ requestBody }: Operation) => requestBody?.content['application/json'].schema ?? {};

function responseSchema({ responses }: Operation): Schema {
  const [success = ''] = Object.keys(responses).filter((status) => status.startsWith('2'));
  return responses[success]?.content['application/json'].schema ?? {};
}

/** Generates values of one schema and returns the first error of another, if it rejects any. */
function listRejected(sent: Schema, received: Schema): string[] {
  const isAccepted = ajv.compile(received);
  const values = Object.keys(sent).length > 0 ? fc.sample(arbitraryOf(sent), sampling) : [{}];
  const rejected = values.find((value) => !isAccepted(value));
  if (rejected === undefined) return [];
  isAccepted(rejected);
  return [ajv.errorsText(isAccepted.errors)];
}

/**
 * Reads the contract of the previous release, or before the first one that of the previous commit.
 * @returns undefined without a git history, as in a downloaded archive or a shallow clone
 */
function readPreviousContract(): object | undefined {
  const git = (...parameters: string[]) => spawnSync('git', parameters, { encoding: 'utf8' });
  const tag = git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^').stdout.trim();
  const { status, stdout } = git('show', `${tag || 'HEAD^'}:docs/openapi.json`);
  return status === 0 ? JSON.parse(stdout) : undefined;
}

const current = buildOpenApi();

describe('the contract', () => {
  const previous = readPreviousContract();

  it.skipIf(previous === undefined)('is compatible with clients of the previous release', () => {
    expect(listBreakingChanges(previous ?? {}, current)).toEqual([]);
  });
});

describe('listBreakingChanges', () => {
  const previous = {
    paths: {
      '/api/things/': {
        post: {
          operationId: 'create-thing',
          parameters: [],
          requestBody: { content: json({ name: { type: 'string', maxLength: 60 } }, []) },
          responses: {
            200: { content: json({ id: { type: 'string' }, kind: { enum: ['health', 'car'] } }) },
          },
        },
      },
    },
  };

  it.each([
    ['a missing route', { paths: {} }, 'POST /api/things/ is missing'],
    [
      'a new required parameter',
      edit({ parameters: [{ name: 'page', in: 'query', required: true, schema: { type: 'string' } }] }),
      'POST /api/things/ requires the parameter page',
    ],
    [
      'a new required field of the request',
      edit({
        requestBody: { content: json({ name: { type: 'string' }, age: { type: 'number' } }, ['age']) },
      }),
      "POST /api/things/ rejects requests: data must have required property 'age'",
    ],
    [
      'a narrower field of the request',
      edit({ requestBody: { content: json({ name: { type: 'string', maxLength: 5 } }, []) } }),
      'POST /api/things/ rejects requests: data/name must NOT have more than 5 characters',
    ],
    [
      'a missing field of the response',
      edit({ responses: { 200: { content: json({ id: { type: 'string' } }) } } }),
      "POST /api/things/ responds with data must have required property 'kind'",
    ],
    [
      'a new value of a field of the response',
      edit({
        responses: { 200: { content: json({ id: { type: 'string' }, kind: { enum: ['health', 'home'] } }) } },
      }),
      'POST /api/things/ responds with data/kind must be equal to one of the allowed values',
    ],
  ])('finds %s', (_change, changed, expected) => {
    expect(listBreakingChanges(previous, changed)).toEqual([expected]);
  });

  it('allows new routes and new optional fields', () => {
    const larger = edit({
      requestBody: { content: json({ name: { type: 'string' }, age: { type: 'number' } }, []) },
      responses: {
        200: { content: json({ id: { type: 'string' }, kind: { enum: ['car'] }, age: { type: 'number' } }) },
      },
    });
    expect(listBreakingChanges(previous, { paths: { ...larger.paths, '/api/others/': {} } })).toEqual([]);
  });

  /** Content of an object whose properties are required unless others are given. */
  function json(properties: Record<string, object>, required = Object.keys(properties)) {
    return { 'application/json': { schema: { type: 'object', properties, required } } };
  }

  /** Replaces parts of the operation of {@link previous}. */
  function edit(changes: object) {
    const { post } = previous.paths['/api/things/'];
    return { paths: { '/api/things/': { post: { ...post, ...changes } } } };
  }
});
