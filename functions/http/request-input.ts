import type * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { ApiError } from './api-error.ts';
import { readJsonBody } from './json-body.ts';
import type { ApiRequest } from './proxy-event.ts';

/** The parts of any request, parsed, each undefined where its route declares none. */
export interface ParsedInput {
  readonly parameters: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

/** {@link ParsedInput} of one route. */
export interface RequestInput<R extends Route> extends ParsedInput {
  readonly parameters: PartOf<R, 'parameters'>;
  readonly query: PartOf<R, 'query'>;
  readonly headers: PartOf<R, 'headers'>;
  readonly body: PartOf<R, 'body'>;
}

type PartOf<R extends Route, Part extends keyof Route> = Part extends keyof R
  ? R[Part] extends z.ZodMiniType
    ? z.output<R[Part]>
    : undefined
  : undefined;

/**
 * Reads the parts of a request that its route declares. Everything else is left unread.
 * @throws ApiError that says which field is wrong
 */
export function readInput(route: Route, request: ApiRequest): ParsedInput {
  return {
    parameters: parsePart(route.parameters, () => request.pathParameters, refuseParameters),
    query: parsePart(route.query, () => request.query, refuseFields),
    headers: parsePart(route.headers, () => request.headers, refuseFields),
    body: parsePart(route.body, () => readJsonBody(request), refuseFields),
  };
}

function parsePart(
  schema: z.ZodMiniType | undefined,
  readPart: () => unknown,
  refuse: (issues: readonly z.core.$ZodIssue[]) => ApiError,
): unknown {
  const result = schema?.safeParse(readPart());
  if (result?.success === false) throw refuse(result.error.issues);
  return result?.data;
}

/** A path with an ill-formed parameter leads nowhere. */
function refuseParameters([issue]: readonly z.core.$ZodIssue[]): ApiError {
  return new ApiError('not_found', issue?.message ?? 'Not found.');
}

/** Names each field with its first fault; the first of all is the message. */
function refuseFields(issues: readonly z.core.$ZodIssue[]): ApiError {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return new ApiError('validation_failed', issues[0]?.message ?? 'The request is not valid.', { errors });
}
