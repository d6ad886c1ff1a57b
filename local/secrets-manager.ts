import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { listenOnLoopback } from './loopback.ts';

/** One secret, under its name. */
export interface Secret {
  readonly name: string;
  readonly value: string;
}

/** What Secrets Manager is asked: the newest version unless another one is named. */
const secretRequest = z.object({
  SecretId: z.string(),
  VersionId: z.optional(z.string()),
  VersionStage: z.optional(z.string()),
});

/**
 * Serves one secret over Secrets Manager's JSON protocol, as far as GetSecretValue, so that the
 * functions read their key here as they do in AWS. The secret was never rotated: it has no
 * AWSPREVIOUS version.
 */
export async function startSecretsManager(secret: Secret) {
  const server = createServer((request, response) => void answer(secret, request, response));
  return listenOnLoopback(server);
}

async function answer(secret: Secret, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.headers['x-amz-target'] !== 'secretsmanager.GetSecretValue') {
    return send(response, 400, { __type: 'UnknownOperationException' });
  }
  const wanted = secretRequest.safeParse(await json(request).catch(() => undefined));
  if (!wanted.success) return send(response, 400, { __type: 'InvalidParameterException' });

  const version = describeVersion(secret);
  const { SecretId, VersionId = version.VersionId, VersionStage = 'AWSCURRENT' } = wanted.data;
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

/** A version's id follows from its value, so that it is the same one after a restart. */
function describeVersion({ name, value }: Secret) {
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
