import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { listenOnLoopback } from './loopback.ts';

interface Secret {
  readonly name: string;
  readonly value: string;
}

const getSecretValueRequest = z.object({
  SecretId: z.string(),
  VersionId: z.optional(z.string()),
  VersionStage: z.optional(z.string()),
});

/**
 * Starts a server for one secret that implements GetSecretValue of Secrets Manager's JSON protocol, so that
 * the functions read their key as they do in AWS. The secret has no AWSPREVIOUS version, because it was
 * never rotated.
 */
export async function startSecretsManager(secret: Secret) {
  const server = createServer((request, response) => void handleRequest(secret, request, response));
  return listenOnLoopback(server);
}

async function handleRequest(
  secret: Secret,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.headers['x-amz-target'] !== 'secretsmanager.GetSecretValue') {
    return send(response, 400, { __type: 'UnknownOperationException' });
  }
  const parsed = getSecretValueRequest.safeParse(await json(request).catch(() => undefined));
  if (!parsed.success) return send(response, 400, { __type: 'InvalidParameterException' });

  const version = buildVersion(secret);
  const { SecretId, VersionId = version.VersionId, VersionStage = 'AWSCURRENT' } = parsed.data;
  const exists =
    [version.Name, version.ARN].includes(SecretId) &&
    VersionId === version.VersionId &&
    version.VersionStages.includes(VersionStage);
  if (exists) return send(response, 200, { ...version, SecretString: secret.value });
  send(response, 400, {
    __type: 'ResourceNotFoundException',
    Message: `Secrets Manager can't find the specified secret value for staging label: ${VersionStage}`,
  });
}

/** The version id is derived from the value, so that it stays the same after a restart. */
function buildVersion({ name, value }: Secret) {
  const digest = createHash('sha256').update(`${name}\n${value}`).digest('hex');
  return {
    ARN: `arn:aws:secretsmanager:us-east-1:000000000000:secret:${name}`,
    Name: name,
    VersionId: digest.slice(0, 32),
    VersionStages: ['AWSCURRENT'],
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
}
