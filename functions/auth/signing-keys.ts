import { createSecretKey, type KeyObject } from 'node:crypto';
import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import { buildClientOptions } from '#functions/platform/aws-client.ts';
import type { Clock } from '#functions/platform/clock.ts';

/** Secret that signs tokens, and its key id (`kid`). */
export interface SigningKey {
  readonly id: string;
  readonly secret: KeyObject;
}

/** Creates a signing key. A key object is checked here once; jsonwebtoken would check text at every token. */
export function createSigningKey(id: string, secret: string): SigningKey {
  return { id, secret: createSecretKey(secret, 'utf8') };
}

/** Valid signing keys, newest first. The first one signs; all of them verify. */
export type SigningKeySet = readonly [SigningKey, ...SigningKey[]];

export type LoadSigningKeys = () => Promise<SigningKeySet>;

const maxAgeMs = 5 * 60_000;
const minReloadIntervalMs = 60_000;

export interface SigningKeys {
  /** Returns the key that signs new tokens. */
  getCurrent(): Promise<SigningKey>;
  get(id: string): Promise<SigningKey | undefined>;
}

/**
 * Creates a cache of signing keys for 5 minutes. An unknown key id can belong to the first token signed after a
 * rotation and triggers a reload, at most once a minute because anyone can send made-up key ids.
 */
export function createSigningKeys(load: LoadSigningKeys, clock: Clock): SigningKeys {
  let loading: Promise<SigningKeySet> | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;

  /** Returns keys no older than `maxAge` milliseconds. Concurrent callers share one load. */
  function read(maxAge: number): Promise<SigningKeySet> {
    const now = clock().getTime();
    if (loading && now - loadedAt < maxAge) return loading;
    const previous = loading;
    loadedAt = now;
    loading = load().catch((error: unknown) => {
      // Outdated keys are better than none while Secrets Manager is unavailable.
      if (previous) return previous;
      loading = undefined;
      throw error;
    });
    return loading;
  }

  const find = async (id: string, maxAge: number) => (await read(maxAge)).find((key) => key.id === id);

  return {
    getCurrent: async () => (await read(maxAgeMs))[0],
    get: async (id) => (await find(id, maxAgeMs)) ?? (await find(id, minReloadIntervalMs)),
  };
}

/** HS256 requires a key at least as long as its hash (RFC 7518, section 3.2). */
const minSecretLength = 32;

const secretVersion = z.object({
  VersionId: z.string().check(z.minLength(1)),
  SecretString: z.string().check(z.minLength(minSecretLength)),
});

/**
 * Loads the signing keys from Secrets Manager: the current version of the secret and, after a rotation,
 * the previous one, so that tokens signed with it stay valid.
 * @throws Error when the secret is missing or too short
 */
export function loadSigningKeysFrom(client: SecretsManagerClient, secretId: string): LoadSigningKeys {
  return async () => {
    const [current, previous] = await Promise.all([
      readKey(client, secretId, 'AWSCURRENT'),
      readKey(client, secretId, 'AWSPREVIOUS').catch(undefinedIfNotFound),
    ]);
    return previous ? [current, previous] : [current];
  };
}

async function readKey(client: SecretsManagerClient, SecretId: string, VersionStage: string) {
  const output = await client.send(new GetSecretValueCommand({ SecretId, VersionStage }));
  const version = secretVersion.safeParse(output);
  // The error of the schema could contain the secret.
  if (!version.success) throw new Error(`A key must be text of at least ${minSecretLength} characters`);
  return createSigningKey(version.data.VersionId, version.data.SecretString);
}

/** Loads the key of client networks from Secrets Manager. It is not rotated: a new one only ends the windows of limits. */
export async function loadClientKeyFrom(client: SecretsManagerClient, secretId: string): Promise<KeyObject> {
  return (await readKey(client, secretId, 'AWSCURRENT')).secret;
}

export function connectSecretsManager(): SecretsManagerClient {
  return new SecretsManagerClient(buildClientOptions(3000));
}

function undefinedIfNotFound(error: unknown): undefined {
  if (!(error instanceof ResourceNotFoundException)) throw error;
}
