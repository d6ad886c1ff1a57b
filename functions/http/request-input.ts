import type * as z from 'zod/mini';
import { findProblem } from '#contract/problems.ts';
import type { RouteRequest } from '#contract/route.ts';
import { ApiError, toValidationError } from '#functions/errors/api-error.ts';
import type { ApiRequest } from './api-request.ts';

/** Parsed parts of a request; undefined where the route declares none. */
export type ParsedInput = Readonly<Record<'parameters' | 'query' | 'headers' | 'body', unknown>>;

/** {@link ParsedInput} of one route. */
export type RequestInput<R extends RouteRequest> = {
  readonly [Part in keyof ParsedInput]: R[Part] extends z.ZodMiniType ? z.output<R[Part]> : undefined;
};

/**
 * Parses the parts of a request that the route declares and ignores everything else.
 * @throws ApiError that names the invalid fields
 */
export function parseInput(route: RouteRequest, request: ApiRequest): ParsedInput {
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

/** About ten times the longest valid body. */
export const maxBodyBytes = 64 * 1024;

const jsonMediaType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

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
  const coding = headers['content-encoding']?.trim().toLowerCase();
  if (coding && coding !== 'identity') {
    // The header tells this error from that of a media type (RFC 9110, section 12.5.3).
    throw new ApiError('unsupported_media_type', 'Send the request without a Content-Encoding.', {
      headers: { 'accept-encoding': 'identity' },
    });
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
