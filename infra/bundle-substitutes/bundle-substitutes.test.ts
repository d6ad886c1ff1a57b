import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '#tests/support/serve.ts';
import { bundlingOptions } from '../bundling.ts';

/** Calls every AWS service with the operations that the functions use, in a bundle with the substitutes. */
const script = `
  import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
  import { InvokeEndpointCommand, SageMakerRuntimeClient } from '@aws-sdk/client-sagemaker-runtime';
  import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
  import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
  import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
  import 'jsonwebtoken';
  const body = Buffer.from('{}');
  const calls = Promise.all([
    new DynamoDBClient().send(new GetItemCommand({ TableName: 'table', Key: { pk: { S: 'a' } } })),
    new SecretsManagerClient().send(new GetSecretValueCommand({ SecretId: 'secret' })),
    new SageMakerRuntimeClient().send(new InvokeEndpointCommand({ EndpointName: 'model', Body: body })),
    new SESv2Client().send(new SendEmailCommand({ Content: {} })),
    new SQSClient({ md5: false }).send(new SendMessageCommand({ QueueUrl: 'queue', MessageBody: 'a' })),
  ]);
  calls.then(() => console.log('sent'));`;

const folder = mkdtempSync(path.join(tmpdir(), 'premia-substitutes-'));
const outfile = path.join(folder, 'index.js');
let metafile: Metafile;

beforeAll(async () => {
  const stdin = { contents: script, resolveDir: import.meta.dirname };
  ({ metafile } = await build({ ...bundlingOptions, stdin, outfile, metafile: true }));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('replace modules of the expected packages only', () => {
  const imports = Object.entries(metafile.inputs).flatMap(([file, input]) =>
    input.imports
      .filter((each) => each.path.startsWith('infra/bundle-substitutes/'))
      .map((each) => `${file.split('/dist-es/')[0]} imports ${each.original}`),
  );
  expect([...new Set(imports)].sort()).toEqual([
    'node_modules/@aws-sdk/client-dynamodb imports @aws-sdk/credential-provider-node',
    'node_modules/@aws-sdk/client-sagemaker-runtime imports @aws-sdk/credential-provider-node',
    'node_modules/@aws-sdk/client-sagemaker-runtime imports @smithy/core/event-streams',
    'node_modules/@aws-sdk/client-secrets-manager imports @aws-sdk/credential-provider-node',
    'node_modules/@aws-sdk/client-sesv2 imports @aws-sdk/credential-provider-node',
    'node_modules/@aws-sdk/client-sqs imports @aws-sdk/credential-provider-node',
    'node_modules/@aws-sdk/middleware-endpoint-discovery imports @aws-sdk/endpoint-cache',
    'node_modules/@smithy/core imports ../config-resolver/regionConfig/getInstanceMetadataRegion',
    'node_modules/@smithy/core imports ../util-retry/AdaptiveRetryStrategy',
    'node_modules/@smithy/core imports ./getInstanceMetadataRegion',
    'node_modules/@smithy/core imports ./sdk-stream-mixin.browser',
    'node_modules/@smithy/core imports ./sha256/Sha256Node',
    'node_modules/@smithy/core imports ./util-retry/AdaptiveRetryStrategy',
    'node_modules/@smithy/core imports @smithy/core/event-streams',
    'node_modules/jsonwebtoken/lib/asymmetricKeyDetailsSupported.js imports semver',
    'node_modules/jsonwebtoken/lib/psSupported.js imports semver',
    'node_modules/jsonwebtoken/lib/rsaPssKeyDetailsSupported.js imports semver',
  ]);
});

it('sign requests to all services with the credentials of the environment', async () => {
  const received: IncomingHttpHeaders[] = [];
  const server = await serve((request, response) => {
    received.push(request.headers);
    response.end('{}');
  });
  const { stdout } = await promisify(execFile)(process.execPath, [outfile], {
    env: {
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL: server.url,
      AWS_ACCESS_KEY_ID: 'access-key',
      AWS_SECRET_ACCESS_KEY: 'secret-key',
      AWS_SESSION_TOKEN: 'session-token',
    },
  });
  expect(stdout).toBe('sent\n');
  expect(received).toHaveLength(5);
  for (const headers of received) {
    expect(headers.authorization).toContain('Credential=access-key/');
    expect(headers['x-amz-security-token']).toBe('session-token');
  }
});

it("agree with semver on every check in jsonwebtoken's sources", () => {
  const requireForJwt = createRequire(createRequire(import.meta.url).resolve('jsonwebtoken'));
  const library = path.join(path.dirname(requireForJwt.resolve('jsonwebtoken/package.json')), 'lib');
  const sources = readdirSync(library).map((file) => readFileSync(path.join(library, file), 'utf8'));
  const calls = sources.flatMap((source) => [...source.matchAll(/semver\.(.+);/g)].map(([, call]) => call));
  const ranges = calls.map((call) => /^satisfies\(process\.version, '([^']+)'\)$/.exec(call ?? '')?.[1]);
  expect(ranges).toHaveLength(3);
  // The bundles' target is Node 24.
  const { satisfies } = requireForJwt('semver');
  for (const range of ranges) expect(satisfies('24.0.0', range)).toBe(true);
});
