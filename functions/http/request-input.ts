import type * as z from 'zod/mini';
import type { FieldErrorCode } from '#contract/error-body.ts';
import { findProblem } from '#contract/problems.ts';
import type { Route } from '#contract/route.ts';
import { ApiError, type FieldProblem, toFieldProblem, toFieldsError } from '#functions/errors/api-error.ts';
import type { ApiRequest } from './api-request.ts';

/** Parsed parts of a request; undefined where the route declares none. */
export type ParsedInput = Readonly<ReturnType<typeof parseInput>>;

/** {@link ParsedInput} of one route. */
export type RequestInput<R extends Route> = {
  readonly [Part in keyof ParsedInput]: R[Part] extends z.ZodMiniType ? z.output<R[Part]> : undefined;
};

/**
 * Parses the parts of a request that the route declares and ignores everything else.
 * @throws ApiError that names the invalid fields
 */
export function parseInput(route: Route, request: ApiRequest) {
  return {
    parameters: parsePart(route.parameters, () => request.pathParameters, toNotFoundError),
    query: parsePart(route.query, () => request.query, toValidationError),
    headers: parsePart(route.headers, () => request.headers, toValidationError),
    body: route.parsesBody
      ? undefined
      : parsePart(route.body, () => parseJsonBody(request), toValidationError),
  };
}

function parsePart(
  schema: z.ZodMiniType | undefined,
  readPart: () => unknown,
  toError: (issues: readonly z.core.$ZodIssue[]) => ApiError,
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(readPart());
  if (!result.success) throw toError(result.error.issues);
  return result.data;
}

/** A path with an invalid parameter identifies no resource. */
function toNotFoundError([issue]: readonly z.core.$ZodIssue[]): ApiError {
  const params = issue && findProblem(issue)?.params;
  return new ApiError('not_found', issue?.message ?? 'Not found.', { params });
}

/** Reports the first issue of each field; the first issue of all is the message. */
function toValidationError(issues: readonly z.core.$ZodIssue[]): ApiError {
  // A field may be named `toString`, which other objects have.
  const fields: Record<string, FieldProblem> = Object.create(null);
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const name = (field && `${field}.`) + key;
        fields[name] ??= toFieldProblem('unknown_field', { name: name.slice(0, 100) });
      }
    } else fields[field] ??= toProblem(issue);
  }
  return toFieldsError(fields);
}

function toProblem(issue: z.core.$ZodIssue): FieldProblem {
  const { message } = issue;
  const { code = 'invalid_value', params } = findProblem(issue) ?? {};
  return { message, code: code as FieldErrorCode, params };
}

/** About ten times the longest valid body. */
export const maxBodyBytes = 64 * 1024;

const jsonMediaType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** Parses the JSON object in a request's body. */
export function parseJsonBody(request: ApiRequest): object {
  const value = parseJson(request);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiError('validation_failed', 'The request must be a JSON object.');
  }
  return value;
}

/**
 * Parses the JSON in a request's body.
 * @throws ApiError `unsupported_media_type`, `payload_too_large` or `malformed_json`
 */
export function parseJson({ headers, body = '', isBase64Encoded }: ApiRequest): unknown {
  if (!jsonMediaType.test(headers['content-type'] ?? '')) {
    throw new ApiError('unsupported_media_type', 'Send the request as application/json in UTF-8.');
  }
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > maxBodyBytes) {
    throw new ApiError('payload_too_large', `The request must not be larger than ${maxBodyBytes / 1024} KB.`);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ApiError('malformed_json', 'The request is not valid JSON.', { cause });
  }
}
