import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { type RouteId, routeIds, routes } from '#contract/routes.ts';
import * as cloudfrontFunctions from '#edge/cloudfront-functions.ts';

/** Selects recheck's JavaScript implementation, which it reads from the environment when loaded. */
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** A regular expression and where it is used. */
interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly origin: string;
}

/** Lists the regular expression literals of a program. */
function listLiterals(code: string, origin: string): Pattern[] {
  const patterns: Pattern[] = [];
  // JSON.stringify visits every node of the syntax tree, without a list of the kinds of nodes.
  JSON.stringify(parseSync(code, { syntax: 'typescript', tsx: origin.endsWith('x') }), (_, node) => {
    if (node?.type === 'RegExpLiteral') patterns.push({ source: node.pattern, flags: node.flags, origin });
    return node;
  });
  return patterns;
}

/** Lists the patterns of a route's schemas, which may come from zod itself. */
function listSchemaPatterns(route: Route, origin: RouteId): Pattern[] {
  const { parameters, query, headers, body, response } = route;
  const patterns: Pattern[] = [];
  for (const schema of [parameters, query, headers, body, response]) {
    JSON.stringify(schema ? z.toJSONSchema(schema, { io: 'input' }) : {}, (name, value) => {
      if (name === 'pattern') patterns.push({ source: value, flags: '', origin: `schemas of ${origin}` });
      return value;
    });
  }
  return patterns;
}

const files = globSync('{functions,edge,frontend/src,local/gateway,local/website}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

const found = [
  ...files.flatMap((file) => listLiterals(readFileSync(file, 'utf8'), file)),
  ...Object.entries(cloudfrontFunctions).flatMap(([name, code]) =>
    typeof code === 'string' ? listLiterals(code, `edge: ${name}`) : [],
  ),
  ...routeIds.flatMap((id) => listSchemaPatterns(routes[id], id)),
];

const patterns = [
  ...new Map(found.map((pattern) => [`${pattern.source}/${pattern.flags}`, pattern])).values(),
];

it('finds the patterns of functions, CloudFront, website, local server and schemas', () => {
  const origins = patterns.map(({ origin }) => origin.replace(/[/: ].*/, ''));
  expect(new Set(origins)).toEqual(new Set(['functions', 'edge', 'frontend', 'local', 'schemas']));
});

/** Only steps are limited: a busy machine exceeds limits of time, which counts as vulnerable. */
const options = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

it.each(patterns)(
  'matches /$source/$flags of $origin in linear time',
  ({ source, flags }) => {
    // Other statuses are `vulnerable`, with an attack, and `unknown`.
    expect(checkSync(source, flags, options)).toMatchObject({ status: 'safe' });
  },
  120_000,
);
