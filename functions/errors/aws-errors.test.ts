import { DynamoDBServiceException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { isServiceUnavailable } from './aws-errors.ts';

function fail(name: string, $fault: 'client' | 'server', httpStatusCode: number) {
  return new DynamoDBServiceException({ name, $fault, message: '', $metadata: { httpStatusCode } });
}

function cancel(...codes: string[]) {
  return new TransactionCanceledException({
    message: '',
    $metadata: { httpStatusCode: 400 },
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

describe('isServiceUnavailable', () => {
  it.each([
    fail('ThrottlingException', 'client', 400),
    fail('ProvisionedThroughputExceededException', 'client', 400),
    fail('InternalServerError', 'server', 500),
    fail('NewName', 'client', 503),
    fail('NewName', 'client', 429),
    cancel('None', 'TransactionConflict'),
    cancel('ThrottlingError', 'None'),
    Object.assign(new Error(), { name: 'TimeoutError' }),
    Object.assign(new Error(), { code: 'ECONNREFUSED' }),
  ])('returns true for %o', (error) => expect(isServiceUnavailable(error)).toBe(true));

  it.each([
    fail('ValidationException', 'client', 400),
    cancel('ConditionalCheckFailed'),
    new TypeError('A bug'),
    'text',
    undefined,
  ])('returns false for %o', (error) => expect(isServiceUnavailable(error)).toBe(false));
});
