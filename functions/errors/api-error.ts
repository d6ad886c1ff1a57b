import { apiTexts } from '#contract/api-problems.ts';
import type { ErrorBody, FieldErrorCode } from '#contract/error-body.ts';
import { type ErrorCode, errorStatuses } from '#contract/errors.ts';
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

  /** @param message shown to the user: what happened and what to do */
  constructor(code: ErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.params = details.params;
    this.retryAfterSeconds = details.retryAfterSeconds;
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

/** Creates the problem of a field. */
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
