import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import {
  InvokeEndpointCommand,
  type InvokeEndpointCommandInput,
  SageMakerRuntimeClient,
} from '@aws-sdk/client-sagemaker-runtime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import reference from '../reference-people.json' with { type: 'json' };
import { type evaluate, readModels } from './evaluate.ts';
import previousRequests from './previous-requests.json' with { type: 'json' };
import { type ModelServer, startModelServer } from './server.ts';

const driver = {
  driver_age: 21,
  driving_experience: 2,
  annual_mileage: 15,
  car_mfg_year: 2023,
  prv_accident: 2,
};
const [person = expect.unreachable()] = reference.health.people;
const request = { insurance_type: 'car', year: 2026, instances: [driver] };
const health = { ...request, insurance_type: 'health', instances: [person] };

let server: ModelServer;
let client: SageMakerRuntimeClient;

beforeAll(async () => {
  server = await startModelServer({ port: 0, host: '127.0.0.1', endpointName: 'premia' });
  client = new SageMakerRuntimeClient({
    endpoint: server.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
});

afterAll(async () => {
  client.destroy();
  await server.close();
});

function post(content: object | string, headers: Record<string, string> = {}, { url } = server) {
  return fetch(`${url}/invocations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof content === 'string' ? content : JSON.stringify(content),
  });
}

async function invokeContainer(
  content: object,
): Promise<Extract<ReturnType<typeof evaluate>, { predictions: unknown[] }>> {
  const response = await post(content);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return JSON.parse(text);
}

describe('the container', () => {
  test('returns predictions in the order of the instances', async () => {
    const instances = [driver, { ...driver, prv_accident: 0 }];
    const output = await invokeContainer({ ...request, instances });
    expect(output).toMatchObject({ insurance_type: 'car', model_version: expect.stringMatching(/^car-/) });
    const [first, second] = output.predictions.map(({ premium }) => premium);
    expect(output.predictions).toHaveLength(2);
    expect(first).toBeGreaterThan(second ?? Number.NaN);
  });

  // A deployment replaces the model before the functions. Replace the file by the requests of each release's functions, and
  // previous-output.json by its model's output for answers that it does not know.
  test.each(previousRequests)(
    'accepts a recorded request of the previous functions: %j',
    async (previous) => {
      const { predictions } = await invokeContainer(previous);
      expect(predictions).toHaveLength(1);
      const { premium, range } = predictions[0] ?? expect.unreachable();
      expect(premium).toBeGreaterThan(range.low);
      expect(premium).toBeLessThan(range.high);
    },
  );

  test('accepts a content type with a character set, and returns JSON', async () => {
    const response = await post(request, { 'content-type': 'Application/JSON; charset=utf-8' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  test('ignores unknown names and empty lists', async () => {
    const given = { ...person, any_chronic_disease: 'yes', boat: 1, chronic_conditions: [] };
    // Functions of an earlier release may ask for a curve.
    const curve = { field: 'age', values: [30, 40] };
    const { predictions, ...others } = await invokeContainer({ ...health, instances: [given], curve });
    expect(Object.keys(others)).toEqual(['model_version', 'insurance_type']);
    const explained = predictions[0]?.contributions.flatMap(({ feature, features }) => features ?? [feature]);
    expect(explained).toEqual(Object.keys(person));
  });

  const driverWith = (changes: object) => ({ ...request, instances: [{ ...driver, ...changes }] });
  const personWith = (changes: object) => ({ ...health, instances: [{ ...person, ...changes }] });
  const ill = 'chronic_conditions is allowed only if any_chronic_disease is yes';
  const conditions = 'heart_disease, stroke, copd, asthma, arthritis, own_cancer';
  test.each<readonly [content: object | string, message: string]>([
    ['', 'The body is not valid JSON'],
    ['{"year": NaN}', 'The body is not valid JSON'],
    [[], 'The body must be an object'],
    ['null', 'The body must be an object'],
    [{ ...request, insurance_type: 'constructor' }, 'insurance_type must be one of: health, car'],
    [{ ...request, year: 2026.5 }, 'year must be an integer'],
    [{ ...request, instances: [] }, 'instances must be a list of at least one instance'],
    [{ ...request, instances: Array(101).fill(driver) }, 'instances must be a list of at most 100 instances'],
    [{ ...request, instances: [driver, [18, 0]] }, 'instances[1] must be an object'],
    ...[
      [driverWith({ prv_accident: undefined }), 'prv_accident must be a finite number'],
      [driverWith({ driver_age: '18' }), 'driver_age must be a finite number'],
      [JSON.stringify(request).replace('21', '1e999'), 'driver_age must be a finite number'],
      [driverWith({ cover: null }), 'cover must be one of: liability, liability_comprehensive, full'],
      [driverWith({ car_class: 'boat' }), 'car_class must be one of: economy, standard, premium, luxury'],
      [personWith({ state: 'CA', county: '6037' }), 'county must be 5 digits as text'],
      [personWith({ county: '06037' }), 'county is allowed only with state'],
      ...['asthma', ['flu'], [['asthma']]].map((chronic_conditions) => [
        personWith({ any_chronic_disease: 'yes', chronic_conditions }),
        `chronic_conditions must be a list of: ${conditions}`,
      ]),
      [personWith({ chronic_conditions: ['asthma'] }), ill],
    ].map(([content = '', message]) => [content, `instances[0].${message}`] as const),
  ])('returns 400 for %j', async (content, message) => {
    const response = await post(content);
    expect(await response.json()).toEqual({ message });
    expect(response.status).toBe(400);
  });

  test.each([
    [driverWith({ state: 'TX', zip3: '900' }), 'zip3', /^ZIP digits 900 are not in Texas$/],
    [personWith({ state: 'TX', county: '06037' }), 'county', /^County 06037 is not in Texas$/],
    [{ ...health, plan_year: 1999 }, 'plan_year', /^plan_year must be at least 20\d\d$/],
  ])('returns 400 with the field of an answer that has no price: %j', async (content, field, message) => {
    const response = await post(content);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ field, message: expect.stringMatching(message) });
  });

  test.each([
    [{ 'content-type': 'text/csv' }, 415, 'The content type must be application/json'],
    [{ accept: 'text/csv' }, 406, 'The response is application/json only'],
  ])('refuses the headers %j', async (headers, status, message) => {
    const response = await post(request, headers);
    expect([response.status, await response.json()]).toEqual([status, { message }]);
  });

  test.each([
    [0, 400, { message: 'The body is not valid JSON' }],
    [1, 413, { message: 'The body is larger than 4194304 bytes' }],
  ])('reads a body of at most 4 MiB: %i bytes more', async (more, status, content) => {
    const response = await post(' '.repeat(4 * 1024 * 1024 + more));
    expect([response.status, await response.json()]).toEqual([status, content]);
  });

  test('accepts 100 instances', async () => {
    const { predictions } = await invokeContainer({ ...request, instances: Array(100).fill(driver) });
    expect(predictions).toHaveLength(100);
  });

  test.each(['', 'application/json', 'application/*;q=0.5', 'text/csv, Application/JSON ; q=0.5'])(
    'returns JSON where the client accepts "%s"',
    async (accept) => expect((await post(request, { accept })).status).toBe(200),
  );

  test.each([
    ['GET', '/ping', 200],
    ['GET', '/ping?at=1', 200],
    ['POST', '/ping', 404],
    ['GET', '/invocations', 404],
    ['POST', '/invocations/', 404],
    ['POST', '/endpoints/premia', 404],
    ['POST', '/endpoints/premia/invocations/1', 404],
    ['POST', '/v1/endpoints/premia/invocations', 404],
  ])('answers %s %s with %i', async (method, path, status) => {
    const response = await fetch(server.url + path, { method });
    expect(response.status).toBe(status);
    const [operation] = path.split('?');
    const message = { Message: `Unknown operation ${method} ${operation}` };
    expect(await response.json()).toEqual(status === 200 ? {} : message);
  });

  test('has no operation InvokeEndpoint without the name of an endpoint', async () => {
    const container = await startModelServer({ port: 0, host: '127.0.0.1' });
    const path = '/endpoints/premia/invocations';
    const response = await fetch(container.url + path, { method: 'POST', body: '{}' });
    expect(response.status).toBe(404);
    await container.close();
  });

  // Without a response, the functions would report a model that is starting, and pause all estimates after five of them.
  test('returns 500 and logs the error if the model fails, and still responds to other requests', async () => {
    const trained = await readModels();
    const error = new Error('A table has no cell');
    const estimate = () => {
      throw error;
    };
    const models = { ...trained, car: { ...trained.car, estimate } };
    const container = await startModelServer({ port: 0, host: '127.0.0.1', models });
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const response = await post(request, {}, container);
    expect([response.status, await response.json()]).toEqual([500, { message: 'The model failed' }]);
    expect(log.mock.calls).toEqual([['The model failed:', error]]);
    expect((await post(health, {}, container)).status).toBe(200);
    await container.close();
  });

  test('is closed once it has responded to a request in flight', async () => {
    const container = await startModelServer({ port: 0, host: '127.0.0.1' });
    const headers = { 'content-type': 'application/json', expect: '100-continue' };
    const sent = sendRequest(`${container.url}/invocations`, { method: 'POST', headers });
    sent.flushHeaders();
    // The server has the request, and waits for its body.
    await once(sent, 'continue');
    const ends: string[] = [];
    const closed = container.close().then(() => ends.push('closed'));
    await vi.waitFor(() => expect(fetch(`${container.url}/ping`)).rejects.toThrow('fetch failed'));
    sent.end(JSON.stringify(request));
    const [response] = await once(sent, 'response');
    ends.push(`${response.statusCode}`);
    response.resume();
    await closed;
    expect(ends).toEqual(['200', 'closed']);
  });

  test('still responds for a moment after the signal, and then closes each connection', async () => {
    const container = await startModelServer({ port: 0, host: '127.0.0.1' });
    const ping = () => fetch(`${container.url}/ping`);
    expect((await ping()).headers.get('connection')).toBe('keep-alive');
    const closed = container.close(200);
    const response = await ping();
    expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
    await closed;
    await expect(ping()).rejects.toThrow('fetch failed');
  });
});

describe('the operation InvokeEndpoint', () => {
  function invoke(content: object, options: Partial<InvokeEndpointCommandInput> = {}) {
    const Body = JSON.stringify(content);
    return client.send(
      new InvokeEndpointCommand({
        EndpointName: 'premia',
        ContentType: 'application/json',
        Body,
        ...options,
      }),
    );
  }

  test("returns the container's response", async () => {
    const { Body } = await invoke(request);
    expect(JSON.parse(Body.transformToString())).toEqual(await invokeContainer(request));
  });

  test("returns a ModelError with the container's error", async () => {
    await expect(invoke({ ...request, year: '2026' })).rejects.toMatchObject({
      name: 'ModelError',
      OriginalMessage: '{"message":"year must be an integer"}',
      message: 'Received error (400) from primary with message "{"message":"year must be an integer"}".',
      OriginalStatusCode: 400,
      $metadata: { httpStatusCode: 424 },
    });
  });

  test('returns a ValidationError for an unknown endpoint or a body of more than 4 MiB', async () => {
    const error = { name: 'ValidationError', $metadata: { httpStatusCode: 400 } };
    await expect(invoke(request, { EndpointName: 'other' })).rejects.toMatchObject({
      ...error,
      message: 'Endpoint other not found.',
    });
    await expect(invoke({ text: ' '.repeat(4 * 1024 * 1024) })).rejects.toMatchObject({
      ...error,
      message: 'The body is larger than 4194304 bytes',
    });
  });

  test('has no other method', async () => {
    const unknown = await fetch(`${server.url}/endpoints/premia/invocations`);
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get('x-amzn-errortype')).toBe('UnknownOperationException');
  });
});

test('does not start on a port in use', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startModelServer({ port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
});
