import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { apiDescription, type Operation } from './api-description.ts';

// The description's formats stand beside patterns that say the same.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(apiDescription, 'api');

const validators = new Map<string, ValidateFunction>();

/**
 * What is wrong with an answer by the API's description: its status or its body.
 * @returns undefined when nothing is
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
