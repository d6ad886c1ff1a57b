import { json } from 'node:stream/consumers';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { describe, expect, it } from 'vitest';
import { serve } from '#tests/support/serve.ts';
import {
  createSigningKey,
  createSigningKeys,
  loadSigningKeysFrom,
  type SigningKeySet,
} from './signing-keys.ts';

const keyOf = (id: string) => createSigningKey(id, `secret of ${id}`);

function buildKeys() {
  const state = {
    minutes: 0,
    loads: 0,
    stored: [keyOf('a')] as SigningKeySet | Error,
  };
  const load = async () => {
    state.loads += 1;
    if (state.stored instanceof Error) throw state.stored;
    return state.stored;
  };
  const keys = createSigningKeys(load, () => new Date(state.minutes * 60_000));
  return { state, keys };
}

describe('createSigningKeys', () => {
  it('loads once for concurrent callers and again after 5 minutes', async () => {
    const { state, keys } = buildKeys();
    await Promise.all([keys.getCurrent(), keys.getCurrent(), keys.get('a')]);
    state.minutes = 4.9;
    expect(await keys.getCurrent()).toEqual(keyOf('a'));
    expect(state.loads).toBe(1);
    state.stored = [keyOf('b'), keyOf('a')];
    state.minutes = 5;
    expect(await keys.getCurrent()).toEqual(keyOf('b'));
    expect(await keys.get('a')).toEqual(keyOf('a'));
    expect(state.loads).toBe(2);
  });

  it('reloads for an unknown key id, at most once a minute', async () => {
    const { state, keys } = buildKeys();
    await keys.getCurrent();
    state.stored = [keyOf('b'), keyOf('a')];
    expect(await keys.get('b')).toBeUndefined();
    expect(state.loads).toBe(1);
    state.minutes = 1;
    expect(await Promise.all([keys.get('b'), keys.get('made up')])).toEqual([keyOf('b'), undefined]);
    expect(await keys.get('made up too')).toBeUndefined();
    expect(state.loads).toBe(2);
  });

  it('returns the previous keys while loading fails', async () => {
    const { state, keys } = buildKeys();
    await keys.getCurrent();
    state.stored = new Error('Secrets Manager is down');
    state.minutes = 6;
    expect(await keys.getCurrent()).toEqual(keyOf('a'));
    state.stored = [keyOf('b')];
    state.minutes = 12;
    expect(await keys.getCurrent()).toEqual(keyOf('b'));
  });

  it('loads again after the first load failed', async () => {
    const { state, keys } = buildKeys();
    const { stored } = state;
    state.stored = new Error('Secrets Manager is down');
    await expect(keys.getCurrent()).rejects.toThrow('Secrets Manager is down');
    state.stored = stored;
    expect(await keys.getCurrent()).toEqual(keyOf('a'));
  });
});

describe('loadSigningKeysFrom', () => {
  const current = { VersionId: 'v2', SecretString: 'c'.repeat(32) };

  /** Loads the keys from a server with these versions of the secret. */
  async function load(versions: Record<string, object>) {
    const { url: endpoint } = await serve(async (request, response) => {
      const { VersionStage } = (await json(request)) as { VersionStage: string };
      const version = versions[VersionStage];
      response.writeHead(version ? 200 : 400, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(version ?? { __type: 'ResourceNotFoundException' }));
    });
    const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
    const client = new SecretsManagerClient({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
    return loadSigningKeysFrom(client, 'premia/signing-key')();
  }

  const loadTexts = async (versions: Record<string, object>) =>
    (await load(versions)).map(({ id, secret }) => ({ id, secret: secret.export().toString() }));

  it('returns the current version of the secret', async () => {
    expect(await loadTexts({ AWSCURRENT: current })).toEqual([{ id: 'v2', secret: 'c'.repeat(32) }]);
  });

  it('returns the previous version, too, after a rotation', async () => {
    const previous = { VersionId: 'v1', SecretString: 'p'.repeat(40) };
    expect(await loadTexts({ AWSCURRENT: current, AWSPREVIOUS: previous })).toEqual([
      { id: 'v2', secret: 'c'.repeat(32) },
      { id: 'v1', secret: 'p'.repeat(40) },
    ]);
  });

  it('throws if the secret does not exist', async () => {
    await expect(load({})).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it.each([
    { VersionId: 'v2', SecretString: 'too short' },
    { VersionId: 'v2' },
    { SecretString: 'c'.repeat(32) },
  ])('throws an error without the secret for %j', async (AWSCURRENT) => {
    await expect(load({ AWSCURRENT })).rejects.toThrow('A key must be text of at least 32 characters');
  });
});
