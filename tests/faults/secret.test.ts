import { describe, expect, it } from 'vitest';
import { awsError, type Fault } from '#tests/support/service-proxy.ts';
import { expectServerError } from './support/expectations.ts';
import { startFaultyApplication } from './support/faulty-application.ts';

const application = await startFaultyApplication();

const version = { ARN: 'arn', Name: 'name', VersionId: '0'.repeat(32), VersionStages: ['AWSCURRENT'] };

/** Ways in which the key that signs tokens can't be had. */
const faults: Record<string, Fault> = {
  'is not there': awsError('ResourceNotFoundException'),
  'may not be read': awsError('AccessDeniedException'),
  'can not be decrypted': awsError('DecryptionFailure'),
  'is throttled': awsError('ThrottlingException'),
  'is kept by a service that fails': awsError('InternalServiceError', 500),
  'is kept by a service out of reach': { kind: 'cut-before' },
  'is too short': { kind: 'respond', status: 200, body: { ...version, SecretString: 'short' } },
  'is nonsense': { kind: 'respond', status: 200, body: '<html></html>' },
};

// In this order: until the key was read once, no request that needs it succeeds, and none keeps it out.
describe.each(Object.entries(faults))('while the signing key %s', (_, fault) => {
  it('nobody gets in, and the answer tells nothing of it', async () => {
    application.secretsManager.inject('GetSecretValue', fault, Number.POSITIVE_INFINITY);
    const { api } = application;
    const token = 'eyJhbGciOiJIUzI1NiIsImtpZCI6IngifQ.e30.c2lnbmF0dXJl';
    expectServerError(await api.call('get-profile', { token }), 'internal_error', 'service_unavailable');
    const log = application.logLines.join('\n');
    expect(log).toContain('"route":"get-profile","status":5');
    expect(log).not.toContain('SecretString');
  });
});

describe('once the signing key can be read', () => {
  it('the same functions work without help', async () => {
    const { token } = await application.api.register();
    expect((await application.api.call('get-profile', { token })).status).toBe(200);
  });

  it('they go on when it can not be read any more', async () => {
    const { token } = await application.api.register();
    application.secretsManager.inject(
      'GetSecretValue',
      awsError('AccessDeniedException'),
      Number.POSITIVE_INFINITY,
    );
    expect((await application.api.call('get-profile', { token })).status).toBe(200);
    await application.api.register();
  });
});
