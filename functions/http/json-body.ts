import { ApiError } from './api-error.ts';
import type { ApiRequest } from './proxy-event.ts';

/** Bytes of a request's body. The longest form of the API has a tenth of it. */
const largestBody = 64 * 1024;

const jsonMediaType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/**
 * The JSON object that a request carries.
 * @throws ApiError when it carries something else, or more than the API has a use for
 */
export function readJsonBody({ headers, body = '', isBase64Encoded }: ApiRequest): object {
  if (!jsonMediaType.test(headers['content-type'] ?? '')) {
    throw new ApiError('unsupported_media_type', 'Send the request as application/json in UTF-8.');
  }
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > largestBody) {
    throw new ApiError('payload_too_large', `The request must not be larger than ${largestBody / 1024} KB.`);
  }
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiError('validation_failed', 'The request must be a JSON object.');
  }
  return value;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ApiError('malformed_json', 'The request is not valid JSON.', { cause });
  }
}
