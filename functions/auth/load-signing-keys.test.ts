import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSigningKeysFrom } from './load-signing-keys.ts';

let server: Server;
let client: SecretsManagerClient;
let versions: Record<string, object>;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { VersionStage } = (await json(request)) as { VersionStage: string };
    const version = versions[VersionStage];
    response.writeHead(version ? 200 : 400, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(version ?? { __type: 'ResourceNotFoundException' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new SecretsManagerClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
});
afterAll(() => {
  client.destroy();
  server.close();
});
beforeEach(() => {
  versions = { AWSCURRENT: { VersionId: 'v2', SecretString: 'c'.repeat(32) } };
});

const load = () => loadSigningKeysFrom(client, 'premia/signing-key')();

describe('loading the signing keys', () => {
  it('takes the current version of the secret', async () => {
    expect(await load()).toEqual([{ id: 'v2', secret: 'c'.repeat(32) }]);
  });

  it('takes the version before too, once there was a rotation', async () => {
    versions.AWSPREVIOUS = { VersionId: 'v1', SecretString: 'p'.repeat(40) };
    expect(await load()).toEqual([
      { id: 'v2', secret: 'c'.repeat(32) },
      { id: 'v1', secret: 'p'.repeat(40) },
    ]);
  });

  it('fails without a secret', async () => {
    versions = {};
    await expect(load()).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it.each([
    { VersionId: 'v2', SecretString: 'too short' },
    { VersionId: 'v2' },
    { SecretString: 'c'.repeat(32) },
  ])('fails, and does not quote it, with %j', async (version) => {
    versions.AWSCURRENT = version;
    await expect(load()).rejects.toThrow('The signing key must be text of 32 characters or more');
  });
});
