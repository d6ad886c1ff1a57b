import { describe, expect, it } from 'vitest';
import { awsError, type Fault } from '#tests/support/service-proxy.ts';
import { expectServerError } from './support/expectations.ts';
import { startFaultyServer } from './support/faulty-server.ts';

const server = await startFaultyServer();

const version = { ARN: 'arn', Name: 'name', VersionId: '0'.repeat(32), VersionStages: ['AWSCURRENT'] };

const faults: Record<string, Fault> = {
  'does not exist': awsError('ResourceNotFoundException'),
  'may not be read': awsError('AccessDeniedException'),
  'cannot be decrypted': awsError('DecryptionFailure'),
  'is throttled': awsError('ThrottlingException'),
  'is in a service that fails': awsError('InternalServiceError', 500),
  'is in an unreachable service': { kind: 'cut-before' },
  'is too short': { kind: 'respond', status: 200, body: { ...version, SecretString: 'short' } },
  'is not JSON': { kind: 'respond', status: 200, body: '<html></html>' },
};

// These run before the key is loaded for the first time, after which it is cached.
describe.each(Object.entries(faults))('while the signing key %s', (_, fault) => {
  it('a request with a token returns a server error without details', async () => {
    server.secretsManager.inject('GetSecretValue', fault, Number.POSITIVE_INFINITY);
    const { api } = server;
    const token = 'eyJhbGciOiJIUzI1NiIsImtpZCI6IngifQ.e30.c2lnbmF0dXJl';
    expectServerError(await api.call('get-profile', { token }), 'internal_error', 'service_unavailable');
    const log = server.logLines.join('\n');
    expect(log).toContain('"route":"get-profile","status":5');
    expect(log).not.toContain('SecretString');
  });
});
