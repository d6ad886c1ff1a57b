import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { apiDescription, type Operation } from './api-description.ts';

// Every format in the document has an equivalent pattern.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(apiDescription, 'api');

const validators = new Map<string, ValidateFunction>();

/**
 * Checks the status and the body of a response against the OpenAPI description.
 * @returns the first violation, undefined if there is none
 */
export function findViolation(operation: Operation, status: number, body: unknown): string | undefined {
  if (!(status in operation.responses)) return `The status ${status} is not documented`;
  if (!operation.responses[status]?.content)
    return body === undefined ? undefined : 'The body is not documented';
  const keys = ['paths', operation.path, operation.method, 'responses', String(status)];
  const parts = keys.map((key) => encodeURIComponent(key.replaceAll('/', '~1')));
  const pointer = `${parts.join('/')}/content/application~1json/schema`;
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `api#/${pointer}` });
  validators.set(pointer, validate);
  return validate(body) ? undefined : ajv.errorsText(validate.errors);
}
