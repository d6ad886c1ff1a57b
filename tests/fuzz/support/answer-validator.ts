import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { apiDescription, type Operation } from './api-description.ts';

// The formats repeat the patterns beside them.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(apiDescription, 'api');

const validators = new Map<string, ValidateFunction>();

/**
 * Checks the status and the body of a response against the OpenAPI description.
 * @returns the first violation, undefined if there is none
 */
export function findFault(operation: Operation, status: number, body: unknown): string | undefined {
  if (!(status in operation.responses)) return `The status ${status} is not promised`;
  const keys = [
    'paths',
    operation.path,
    operation.method,
    'responses',
    status,
    'content',
    'application/json',
    'schema',
  ];
  const pointer = keys.map((key) => encodeURIComponent(String(key).replaceAll('/', '~1'))).join('/');
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `api#/${pointer}` });
  validators.set(pointer, validate);
  return validate(body) ? undefined : ajv.errorsText(validate.errors);
}
