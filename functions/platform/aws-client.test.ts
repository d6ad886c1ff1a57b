import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SageMakerRuntimeClient } from '@aws-sdk/client-sagemaker-runtime';
import { expect, it } from 'vitest';
import { reduceOverhead, Sha256 } from './aws-client.ts';

it.each([DynamoDBClient, SageMakerRuntimeClient])(
  'leaves in %o all but the middleware of the user agent',
  (Client) => {
    const client = reduceOverhead(new Client({ region: 'us-east-1' }));
    const names = client.middlewareStack.identify().map((name) => name.split(' ')[0]);
    expect(names).toEqual([
      'loggerMiddleware',
      'serializerMiddleware',
      'contentLengthMiddleware',
      'hostHeaderMiddleware',
      'recursionDetectionMiddleware',
      'retryMiddleware',
      'httpSigningMiddleware',
      'deserializerMiddleware',
    ]);
  },
);

it('gives the configuration fast properties', () => {
  setFlagsFromString('--allow-natives-syntax');
  const hasFastProperties = runInNewContext('(object) => %HasFastProperties(object)');
  const client = new DynamoDBClient({ region: 'us-east-1' });
  expect(hasFastProperties(client.config)).toBe(false);
  expect(hasFastProperties(reduceOverhead(client).config)).toBe(true);
});

it('throws for a client without the middleware', () => {
  expect(() => reduceOverhead({ config: {}, middlewareStack: { remove: () => false } })).toThrow(
    'The AWS SDK has no getUserAgentMiddleware',
  );
});

it.each([
  ['data', undefined, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['a secret of text', 'key', '9c196e32dc0175f86f4b1cb89289d6619de6bee699e4c378e68309ed97a1a6ab'],
  [
    'a secret of bytes',
    Buffer.from('key'),
    '9c196e32dc0175f86f4b1cb89289d6619de6bee699e4c378e68309ed97a1a6ab',
  ],
])('hashes %s as OpenSSL does', async (_name, secret, expected) => {
  const hash = new Sha256(secret);
  hash.update('ab');
  hash.update(Buffer.from('c'));
  expect(Buffer.from(await hash.digest()).toString('hex')).toBe(expected);
});
