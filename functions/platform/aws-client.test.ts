import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SageMakerRuntimeClient } from '@aws-sdk/client-sagemaker-runtime';
import { expect, it } from 'vitest';
import { removeUnusedMiddleware } from './aws-client.ts';

it.each([DynamoDBClient, SageMakerRuntimeClient])(
  'leaves in %o what sends, signs and retries requests',
  (Client) => {
    const client = removeUnusedMiddleware(new Client({ region: 'us-east-1' }));
    const names = client.middlewareStack.identify().map((name) => name.split(' ')[0]);
    expect(names).toEqual([
      'serializerMiddleware',
      'contentLengthMiddleware',
      'hostHeaderMiddleware',
      'retryMiddleware',
      'httpSigningMiddleware',
      'deserializerMiddleware',
    ]);
  },
);

it('throws for a client without the middleware', () => {
  expect(() => removeUnusedMiddleware({ middlewareStack: { remove: () => false } })).toThrow(
    'The AWS SDK has no getUserAgentMiddleware',
  );
});
