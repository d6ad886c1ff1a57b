import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import type { LoadSigningKeys, SigningKey } from './signing-keys.ts';

/** HS256 asks for a key as long as its hash (RFC 7518, section 3.2). */
const shortestSecret = 32;

const secretVersion = z.object({
  VersionId: z.string().check(z.minLength(1)),
  SecretString: z.string().check(z.minLength(shortestSecret)),
});

/**
 * Loads the signing keys from Secrets Manager: the current version of the secret and, after a rotation,
 * the one before, so that the tokens that it signed live on.
 * @throws Error when the secret is missing or too short
 */
export function loadSigningKeysFrom(client: SecretsManagerClient, secretId: string): LoadSigningKeys {
  async function readVersion(VersionStage: string): Promise<SigningKey> {
    const answer = await client.send(new GetSecretValueCommand({ SecretId: secretId, VersionStage }));
    const version = secretVersion.safeParse(answer);
    // A schema's own complaint could quote the secret.
    if (!version.success)
      throw new Error(`The signing key must be text of ${shortestSecret} characters or more`);
    return { id: version.data.VersionId, secret: version.data.SecretString };
  }

  return async () => {
    const [current, previous] = await Promise.all([
      readVersion('AWSCURRENT'),
      unlessNotFound(readVersion('AWSPREVIOUS')),
    ]);
    return previous ? [current, previous] : [current];
  };
}

/** A client of Secrets Manager that gives up while the caller still waits. */
export function connectSecretsManager(): SecretsManagerClient {
  return new SecretsManagerClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
}

async function unlessNotFound<Found>(lookup: Promise<Found>): Promise<Found | undefined> {
  try {
    return await lookup;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}
