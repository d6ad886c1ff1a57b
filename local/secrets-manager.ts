import { createHash, timingSafeEqual } from 'node:crypto';
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
 * @param sessionToken required of every request, so that other users of this machine can't read the secret
 */
export async function startSecretsManager(secret: Secret, sessionToken: string) {
  const server = createServer((request, response) => {
    if (isPermitted(request, sessionToken)) void handleRequest(secret, request, response);
    else send(response, 400, { __type: 'UnrecognizedClientException' });
  });
  return listenOnLoopback(server);
}

/** A foreign Host is a website that has its name resolved to this machine (DNS rebinding). */
function isPermitted({ headers }: IncomingMessage, sessionToken: string): boolean {
  const received = Buffer.from(String(headers['x-amz-security-token'] ?? ''));
  const expected = Buffer.from(sessionToken);
  const isKnown = received.length === expected.length && timingSafeEqual(received, expected);
  return isKnown && /^(localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(headers.host ?? '');
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
