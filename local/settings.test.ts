import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('has a value for everything that is unset or empty', () => {
  const expected = { port: 3000, stateDirectory: '.local', dynamodbEndpoint: undefined };
  expect(readSettings({})).toEqual(expected);
  expect(readSettings({ PORT: '', STATE_DIR: '', DYNAMODB_ENDPOINT: '' })).toEqual(expected);
});

it('takes what is set', () => {
  const environment = { PORT: '0', STATE_DIR: ':memory:', DYNAMODB_ENDPOINT: 'http://db:8000' };
  expect(readSettings(environment)).toEqual({
    port: 0,
    stateDirectory: ':memory:',
    dynamodbEndpoint: 'http://db:8000',
  });
});

it.each(['abc', '-1', '65536', '3000.5', '0x10', ' 1'])('refuses the port %j', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    `PORT must be a whole number from 0 (any free port) to 65535, not "${PORT}"`,
  );
});

it.each(['localhost:8000', 'db', 'ftp://db'])('refuses the database address %j', (DYNAMODB_ENDPOINT) => {
  expect(() => readSettings({ DYNAMODB_ENDPOINT })).toThrow(
    `DYNAMODB_ENDPOINT must be an address such as http://localhost:8000, not "${DYNAMODB_ENDPOINT}"`,
  );
});
