import {
  GetSecretValueCommand,
  ListSecretsCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRequest } from '#tests/support/http-client.ts';
import { startSecretsManager } from './secrets-manager.ts';

const secret = { name: 'premia/signing-key', value: 'a secret of this test' };
const sessionToken = 'known to this run';
let server: Awaited<ReturnType<typeof startSecretsManager>>;
let client: SecretsManagerClient;

beforeAll(async () => {
  server = await startSecretsManager(secret, sessionToken);
  client = new SecretsManagerClient({
    endpoint: server.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test', sessionToken },
  });
});
afterAll(async () => {
  client.destroy();
  await server.close();
});

function getSecret(request: { SecretId: string; VersionStage?: string; VersionId?: string }) {
  return client.send(new GetSecretValueCommand(request));
}

it('returns the secret by name and by ARN, with the same version id', async () => {
  const byName = await getSecret({ SecretId: secret.name });
  expect(byName).toMatchObject({
    Name: secret.name,
    SecretString: secret.value,
    VersionStages: ['AWSCURRENT'],
  });
  expect(byName.VersionId).toMatch(/^[0-9a-f]{32}$/);
  const byArn = await getSecret({ SecretId: byName.ARN ?? '', VersionStage: 'AWSCURRENT' });
  expect(byArn.VersionId).toBe(byName.VersionId);
});

it.each([
  { SecretId: 'another' },
  { SecretId: secret.name, VersionStage: 'AWSPREVIOUS' },
  { SecretId: secret.name, VersionId: 'f'.repeat(32) },
])('throws ResourceNotFoundException for %j', async (request) => {
  await expect(getSecret(request)).rejects.toThrow(ResourceNotFoundException);
});

it('rejects other operations and malformed requests', async () => {
  await expect(client.send(new ListSecretsCommand())).rejects.toMatchObject({
    name: 'UnknownOperationException',
  });
  const headers = { 'x-amz-target': 'secretsmanager.GetSecretValue', 'x-amz-security-token': sessionToken };
  const broken = await fetch(server.url, { method: 'POST', headers, body: '{' });
  expect(broken.status).toBe(400);
  expect(await broken.json()).toEqual({ __type: 'InvalidParameterException' });
});

it.each([
  ['without the session token', { 'x-amz-security-token': '' }],
  ['with another session token', { 'x-amz-security-token': 'known to no run.' }],
  ['for another host', { host: 'rebound.example.com' }],
])('rejects requests %s', async (_condition, changed) => {
  const response = await sendRequest(server.url, {
    method: 'POST',
    path: '/',
    headers: {
      'x-amz-target': 'secretsmanager.GetSecretValue',
      'x-amz-security-token': sessionToken,
      ...changed,
    },
    body: JSON.stringify({ SecretId: secret.name }),
  });
  expect(response).toMatchObject({ status: 400, json: { __type: 'UnrecognizedClientException' } });
});
