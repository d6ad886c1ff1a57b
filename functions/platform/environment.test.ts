import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const required = { TABLE_NAME: 'premia', SIGNING_KEY_SECRET_ID: 'premia/signing-key' };

it('returns the variables of functions and defaults to the log level INFO and strict limits', () => {
  expect(readEnvironment(['TABLE_NAME'], { ...required, PATH: '/bin' })).toEqual({
    ...required,
    LOG_LEVEL: 'INFO',
    CLIENT_LIMITS: 'strict',
  });
});

it('converts the name of the client address header to lower case', () => {
  const environment = readEnvironment([], { CLIENT_ADDRESS_HEADER: 'CloudFront-Viewer-Address' });
  expect(environment.CLIENT_ADDRESS_HEADER).toBe('cloudfront-viewer-address');
});

it('throws an error that names every missing or invalid variable', () => {
  expect(() =>
    readEnvironment(['TABLE_NAME', 'MAIL_FROM'], {
      TABLE_NAME: '',
      LOG_LEVEL: 'LOUD',
      CLIENT_LIMITS: 'no',
    }),
  ).toThrow(
    'TABLE_NAME must be set; MAIL_FROM must be set; LOG_LEVEL must be one of DEBUG, INFO, WARN, ERROR; CLIENT_LIMITS must be one of strict, relaxed',
  );
});
