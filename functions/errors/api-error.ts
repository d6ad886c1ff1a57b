import type * as z from 'zod/mini';
import { apiTexts } from '#contract/api-problems.ts';
import type { ErrorBody, FieldErrorCode } from '#contract/error-body.ts';
import { type ErrorCode, errorStatuses } from '#contract/errors.ts';
import { findProblem } from '#contract/problems.ts';
import { errorTexts, problemTexts } from '#contract/texts/en.ts';

/** Error of a field: `params` are the values that its message shows. */
export interface FieldProblem {
  readonly message: string;
  readonly code: FieldErrorCode;
  readonly params?: object | undefined;
}

const texts = { ...problemTexts, ...errorTexts, ...apiTexts };

type Texts = typeof texts;

function format<Code extends keyof Texts>(code: Code, params: Parameters<Texts[Code]>): string {
  return (texts[code] as (params: unknown) => string)(params[0]);
}

type FieldErrors = Readonly<Record<string, FieldProblem>>;

export interface ApiErrorDetails {
  /** Errors by request field. */
  readonly fields?: FieldErrors;
  /** Values that the message shows, or that a client needs to correct the request. */
  readonly params?: object | undefined;
  /** Seconds until a retry can succeed. */
  readonly retryAfterSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Logged; never part of the response. */
  readonly cause?: unknown;
}

/** Error whose code and message are sent to the caller. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly params: object | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly headers: ApiErrorDetails['headers'];

  /** @param message shown to the user: what happened and what to do */
  constructor(code: ErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.params = details.params;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.headers = details.headers;
  }

  get status(): number {
    return errorStatuses[this.code];
  }

  get body(): ErrorBody {
    const { message, code } = this;
    const fields = Object.entries(this.fields ?? {});
    const ofFields = fields.flatMap(([field, { params }]) => (params ? [[field, params]] : []));
    const params = this.params ?? Object.fromEntries(ofFields);
    return {
      message,
      code,
      ...(this.fields && {
        errors: Object.fromEntries(fields.map(([field, error]) => [field, error.message])),
        error_codes: Object.fromEntries(fields.map(([field, error]) => [field, error.code])),
      }),
      ...(Object.keys(params).length > 0 && { params }),
    };
  }
}

/** Creates the error of a code that has a text. */
export function toApiError<Code extends ErrorCode & keyof Texts>(
  code: Code,
  params?: Parameters<Texts[Code]>[0],
  details: Omit<ApiErrorDetails, 'params'> = {},
): ApiError {
  const message = format(code, [params] as Parameters<Texts[Code]>);
  return new ApiError(code, message, { ...details, params });
}

/** Creates the error of a field whose code is that of the whole request too. */
export function fieldError(code: 'email_taken' | 'invalid_reset_token' | 'wrong_password', field: string) {
  const message = format(code, []);
  return new ApiError(code, message, { fields: { [field]: { message, code } } });
}

export function toFieldProblem<Code extends FieldErrorCode & keyof Texts>(
  code: Code,
  ...params: Parameters<Texts[Code]>
): FieldProblem {
  return { code, message: format(code, params), params: params[0] };
}

/** Creates the validation error of some fields; its message is that of the first. */
export function toFieldsError(fields: FieldErrors): ApiError {
  const [first] = Object.values(fields);
  return new ApiError('validation_failed', first?.message ?? 'The request is not valid.', { fields });
}

/** Limits of an error, so that it is never larger than 16 KiB: fields, characters of a name, and bytes of all fields. */
const maxFields = 20;
const maxNameLength = 100;
const maxFieldsBytes = 12 * 1024;

/** Lists the first issue of each field, in order up to the limits of an error, and counts the issues beyond them. */
export function listProblems(issues: readonly z.core.$ZodIssue[]) {
  // A field may be named `toString`, which other objects have.
  const fields: Record<string, FieldProblem> = Object.create(null);
  let [count, bytes, more] = [0, 0, 0];
  const add = (path: string, toProblem: (name: string) => FieldProblem) => {
    const name = path.slice(0, maxNameLength);
    if (name in fields) return;
    const problem = count < maxFields && more === 0 ? toProblem(name) : undefined;
    // The body has the name three times: in `errors`, `error_codes` and `params`.
    bytes += problem ? Buffer.byteLength(JSON.stringify([name, name, name, problem])) : 0;
    if (!problem || bytes > maxFieldsBytes) {
      more += 1;
      return;
    }
    fields[name] = problem;
    count += 1;
  };
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      const prefix = field && `${field}.`;
      for (const key of issue.keys) add(prefix + key, (name) => toFieldProblem('unknown_field', { name }));
    } else add(field, () => toProblem(issue));
  }
  return { fields, more };
}

function toProblem(issue: z.core.$ZodIssue): FieldProblem {
  const { message } = issue;
  const { code = 'invalid_value', params } = findProblem(issue) ?? {};
  return { message, code: code as FieldErrorCode, params };
}

/** Creates the validation error of the issues of a schema; see {@link listProblems}. */
export function toValidationError(issues: readonly z.core.$ZodIssue[]): ApiError {
  const { fields, more } = listProblems(issues);
  const error = toFieldsError(fields);
  if (more === 0) return error;
  const count = Object.keys(fields).length;
  const rest = `The errors of ${count} fields are listed, and ${more.toLocaleString('en-US')} more were found.`;
  return new ApiError(error.code, `${error.message}. ${rest}`, { fields });
}
