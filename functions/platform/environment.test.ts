import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const required = { TABLE_NAME: 'premia', SIGNING_KEY_SECRET_ID: 'premia/signing-key' };

describe('the environment', () => {
  it('needs a table and a secret, and logs requests unless told otherwise', () => {
    expect(readEnvironment({ ...required, PATH: '/bin' })).toEqual({ ...required, LOG_LEVEL: 'INFO' });
  });

  it('compares the address header in lower case', () => {
    const environment = readEnvironment({ ...required, CLIENT_ADDRESS_HEADER: 'CloudFront-Viewer-Address' });
    expect(environment.CLIENT_ADDRESS_HEADER).toBe('cloudfront-viewer-address');
  });

  it('names every variable that is missing or wrong', () => {
    expect(() => readEnvironment({ TABLE_NAME: '', LOG_LEVEL: 'LOUD', MODEL_ENDPOINT_NAME: '' })).toThrow(
      'TABLE_NAME must not be empty; SIGNING_KEY_SECRET_ID must be set; ' +
        'MODEL_ENDPOINT_NAME must not be empty; LOG_LEVEL must be one of DEBUG, INFO, WARN, ERROR',
    );
  });
});
