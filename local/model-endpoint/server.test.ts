import { readFileSync } from 'node:fs';
import {
  InvokeEndpointCommand,
  type InvokeEndpointCommandInput,
  SageMakerRuntimeClient,
} from '@aws-sdk/client-sagemaker-runtime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ModelEndpoint, startModelEndpoint } from './server.ts';

const badRequests = z
  .array(
    z.object({
      name: z.string(),
      content_type: z._default(z.string(), 'application/json'),
      accept: z.optional(z.string()),
      body: z.string(),
      status: z.number(),
      message: z.string(),
    }),
  )
  .parse(
    JSON.parse(readFileSync(new URL('../../model-training/bad-requests.json', import.meta.url), 'utf8')),
  );

const driver = { driver_age: 21, driving_experience: 2, annual_mileage: 15, vehicle_age: 3, prv_accident: 2 };

let endpoint: ModelEndpoint;
let client: SageMakerRuntimeClient;

beforeAll(async () => {
  endpoint = await startModelEndpoint({ port: 0, host: '127.0.0.1', endpointName: 'premia' });
  client = new SageMakerRuntimeClient({
    endpoint: endpoint.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
});

afterAll(async () => {
  client.destroy();
  await endpoint.close();
});

function invoke(body: string, options: Partial<InvokeEndpointCommandInput> = {}) {
  return client.send(
    new InvokeEndpointCommand({
      EndpointName: 'premia',
      ContentType: 'application/json',
      Body: body,
      ...options,
    }),
  );
}

test('returns predictions in the order of the instances', async () => {
  const instances = [driver, { ...driver, prv_accident: 0 }];
  const answer = await invoke(JSON.stringify({ insurance_type: 'car', instances }));
  const body = JSON.parse(Buffer.from(answer.Body).toString());
  expect(answer.ContentType).toBe('application/json');
  expect(answer.InvokedProductionVariant).toBe('AllTraffic');
  expect(body).toMatchObject({
    insurance_type: 'car',
    model_version: expect.stringMatching(/^car-/),
  });
  expect(body.predictions).toHaveLength(2);
  expect(body.predictions[0].premium).toBeGreaterThan(body.predictions[1].premium);
  expect(body).not.toHaveProperty('curve');
});

test('returns the premium at each value of a requested curve', async () => {
  const curve = { field: 'prv_accident', values: [0, 2, 1] };
  const answer = await invoke(JSON.stringify({ insurance_type: 'car', instances: [driver], curve }));
  const body = JSON.parse(Buffer.from(answer.Body).toString());
  const [{ premium, range }] = body.predictions;
  expect(body.curve).toHaveLength(3);
  expect(body.curve[1]).toEqual({ value: 2, premium, low: range.low, high: range.high });
  expect(body.curve[0].premium).toBeLessThan(body.curve[2].premium);
});

describe('returns a ModelError with the response of the container', () => {
  test.each(badRequests)('$name', async ({ body, content_type, accept, status, message }) => {
    await expect(invoke(body, { ContentType: content_type, Accept: accept })).rejects.toMatchObject({
      name: 'ModelError',
      OriginalMessage: JSON.stringify({ message }),
      OriginalStatusCode: status,
      $metadata: { httpStatusCode: 424 },
    });
  });
});

test('returns a ValidationError for an unknown endpoint', async () => {
  await expect(invoke('{}', { EndpointName: 'other' })).rejects.toMatchObject({
    name: 'ValidationError',
    message: 'Endpoint other of account 000000000000 not found.',
    $metadata: { httpStatusCode: 400 },
  });
});

test('returns a ValidationError for a body above the limit of SageMaker', async () => {
  await expect(invoke(' '.repeat(4 * 1024 * 1024 + 1))).rejects.toMatchObject({ name: 'ValidationError' });
});

test('returns 200 for a ping and 404 for an unknown operation', async () => {
  expect((await fetch(`${endpoint.url}/ping`)).status).toBe(200);
  const unknown = await fetch(`${endpoint.url}/endpoints/premia/invocations`);
  expect(unknown.status).toBe(404);
  expect(unknown.headers.get('x-amzn-errortype')).toBe('UnknownOperationException');
});

test('does not start on a port in use', async () => {
  const port = Number(new URL(endpoint.url).port);
  const again = startModelEndpoint({ port, host: '127.0.0.1', endpointName: 'premia' });
  await expect(again).rejects.toThrow('EADDRINUSE');
});

test('does not start without rating tables', async () => {
  const options = { port: 0, host: '127.0.0.1', endpointName: 'premia', artifactsDirectory: '/nowhere' };
  await expect(startModelEndpoint(options)).rejects.toThrow('ENOENT');
});
