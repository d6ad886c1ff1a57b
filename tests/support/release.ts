import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { predictionRow } from '#contract/prediction-rows.ts';
import { prediction } from '#contract/predictions.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Stored members of a version by their path, such as `car.range.low`, with type or choices; `?` ends an optional one. */
export type StoredMembers = Readonly<Record<string, string>>;

const release = z.object({
  version: z.string(),
  commit: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  /** As in `stored-forms.ts`. */
  reads: z.int(),
  writes: z.int(),
  members: z.record(z.string(), z.string()),
});

export type Release = z.infer<typeof release>;

export const releaseFile = new URL('../../released.json', import.meta.url);

/** Reads the last release, which the commit after it has written. */
export function readRelease(): Release {
  return release.parse(JSON.parse(readFileSync(releaseFile, 'utf8')));
}

/** Runs git in this checkout. @throws Error if it fails */
export function git(...parameters: string[]): string {
  return execFileSync('git', parameters, {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** Returns true if a commit is part of this checkout's history. */
export function isAncestor(commit: string): boolean {
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD');
    return true;
  } catch {
    return false;
  }
}

/** Returns true for a clone without the whole history, which may lack the commit of the last release. */
export const isShallow = () => git('rev-parse', '--is-shallow-repository') === 'true';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** Lists the types of a member, or its choices if the list of them is closed. */
function listTypes({ type = [], const: only, enum: choices = only === undefined ? [] : [only] }: JsonSchema) {
  return choices.length > 0 ? choices.map((choice) => JSON.stringify(choice)) : [type].flat();
}

/** Lists the parts of a schema by their paths: alternatives, members and elements. */
function listParts(path: string, schema: JsonSchema): [path: string, part: JsonSchema][] {
  const { properties = {}, required = [], items, additionalProperties: others, anyOf, oneOf } = schema;
  return [
    ...(anyOf ?? oneOf ?? []).map((one): [string, JsonSchema] => [path, one]),
    ...Object.entries(properties).map(([name, member]): [string, JsonSchema] => [
      `${path}.${name}${required.includes(name) ? '' : '?'}`,
      member,
    ]),
    ...(items ? [[`${path}[]`, items] as [string, JsonSchema]] : []),
    ...(typeof others === 'object' ? [[`${path}.*`, others] as [string, JsonSchema]] : []),
  ];
}

function* visit(path: string, schema: JsonSchema): Generator<[path: string, type: string], undefined> {
  for (const type of listTypes(schema)) yield [path, type];
  for (const [at, part] of listParts(path, schema)) yield* visit(at, part);
}

/** Lists the members that this version stores, as the schemas of a prediction and of its row have them. */
export function listStoredMembers(): StoredMembers {
  const found = new Map<string, Set<string>>();
  for (const schema of [prediction, predictionRow]) {
    const { oneOf = [], anyOf = oneOf } = z.toJSONSchema(schema, { io: 'output' }) as JsonSchema;
    for (const one of anyOf) {
      for (const [path, type] of visit(String(one.properties?.insurance_type?.const), one))
        found.set(path, (found.get(path) ?? new Set()).add(type));
    }
  }
  const entries = [...found].map(([path, types]): [string, string] => [path, [...types].sort().join(' | ')]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const toChoices = (types: string) => new Set(types.split(' | '));

const describeNew = (from: ReadonlySet<string>, to: ReadonlySet<string>) =>
  [...to].filter((type) => !from.has(type)).join(', ');

/**
 * Lists what one version stores that another one of the same form can't read: a required member that is gone or may be
 * absent, or a type or a choice that is new. New members are dropped by who doesn't know them.
 */
export function listBreaks(reader: StoredMembers, writer: StoredMembers): string[] {
  const written = new Map(
    Object.entries(writer).map(([path, types]) => [path.replaceAll('?', ''), { path, types }]),
  );
  const hasParent = (path: string) => written.has(path.replaceAll('?', '').replace(/(\.[^.[]+|\[\])$/, ''));
  return Object.entries(reader).flatMap(([path, types]) => {
    const found = written.get(path.replaceAll('?', ''));
    // A member that may be absent may also disappear, with its own members.
    if (!found) return path.endsWith('?') || !hasParent(path) ? [] : [`${path} is no longer stored`];
    if (found.path.endsWith('?') && !path.endsWith('?')) return [`${path} may be absent`];
    const added = describeNew(toChoices(types), toChoices(found.types));
    return added === '' ? [] : [`${path} may be ${added}`];
  });
}
