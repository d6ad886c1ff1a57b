import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('uses defaults for unset and empty variables', () => {
  const expected = { port: 3000, stateDirectory: '.local', allowedHosts: [], dynamodbEndpoint: undefined };
  expect(readSettings({})).toEqual(expected);
  expect(readSettings({ PORT: '', STATE_DIR: '', DYNAMODB_ENDPOINT: '' })).toEqual(expected);
});

it('reads every variable', () => {
  const environment = {
    PORT: '0',
    STATE_DIR: ':memory:',
    ALLOWED_HOSTS: 'Premia.test, [fe80::1]',
    DYNAMODB_ENDPOINT: 'http://db:8000',
  };
  expect(readSettings(environment)).toEqual({
    port: 0,
    stateDirectory: ':memory:',
    allowedHosts: ['premia.test', '[fe80::1]'],
    dynamodbEndpoint: 'http://db:8000',
  });
});

it.each(['premia.test:3000', 'http://premia.test', 'a,,b', '*', 'fe80::1'])(
  'rejects the allowed hosts %j',
  (ALLOWED_HOSTS) => {
    expect(() => readSettings({ ALLOWED_HOSTS })).toThrow(
      `ALLOWED_HOSTS must be hosts without ports, separated by commas, not "${ALLOWED_HOSTS}"`,
    );
  },
);

it('rejects a proxy for its own requests, and accepts one for other programs', () => {
  const proxy = { HTTP_PROXY: 'http://proxy:3128' };
  expect(readSettings(proxy)).toEqual(readSettings({}));
  expect(() => readSettings({ ...proxy, NODE_USE_ENV_PROXY: '1' })).toThrow(/^Unset NODE_USE_ENV_PROXY: /);
});

it.each(['abc', '-1', '65536', '3000.5', '0x10', ' 1'])('rejects the port %j', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    `PORT must be a whole number from 0 (any free port) to 65535, not "${PORT}"`,
  );
});

it.each(['localhost:8000', 'db', 'ftp://db'])('rejects the DynamoDB endpoint %j', (DYNAMODB_ENDPOINT) => {
  expect(() => readSettings({ DYNAMODB_ENDPOINT })).toThrow(
    `DYNAMODB_ENDPOINT must be a URL such as http://localhost:8000, not "${DYNAMODB_ENDPOINT}"`,
  );
});
