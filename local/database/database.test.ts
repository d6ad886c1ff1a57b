import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder } from '#tests/support/temporary-folder.ts';
import { chooseEngine } from './database.ts';
import { dynamodbLocal } from './dynamodb-local.ts';
import { dynoxide, findDynoxide, formatInstallAdvice } from './dynoxide.ts';
import type { Engine } from './engine.ts';

describe('chooseEngine', () => {
  const available: Engine[] = [
    { ...dynoxide, findObstacle: async () => undefined },
    { ...dynamodbLocal, findObstacle: async () => undefined },
  ];
  const missing = (engine: Engine): Engine => ({
    ...engine,
    findObstacle: async () => `${engine.name} is missing`,
  });

  it('prefers Dynoxide, and takes DynamoDB Local without it', async () => {
    expect(await chooseEngine({}, available)).toHaveProperty('id', 'dynoxide');
    const engines = [missing(dynoxide), ...available.slice(1)];
    expect(await chooseEngine({}, engines)).toHaveProperty('id', 'dynamodb-local');
  });

  it('takes the engine that PREMIA_DATABASE names, and no other', async () => {
    const environment = { PREMIA_DATABASE: 'dynamodb-local' };
    expect(await chooseEngine(environment, available)).toHaveProperty('id', 'dynamodb-local');
    const engines = [...available.slice(0, 1), missing(dynamodbLocal)];
    await expect(chooseEngine(environment, engines)).rejects.toThrow(
      'There is no database. DynamoDB Local is missing. Or set DYNAMODB_ENDPOINT to a running DynamoDB',
    );
  });

  it('names every way to get a database if none can run', async () => {
    await expect(chooseEngine({}, available.map(missing))).rejects.toThrow(
      'There is no database. Dynoxide is missing. Or: DynamoDB Local is missing. Or set DYNAMODB_ENDPOINT to a running DynamoDB',
    );
  });

  it('rejects an unknown engine', async () => {
    await expect(chooseEngine({ PREMIA_DATABASE: 'mysql' })).rejects.toThrow(
      'PREMIA_DATABASE must be dynoxide or dynamodb-local, not "mysql"',
    );
  });
});

it('findDynoxide finds the program on the PATH on a platform without a package', async () => {
  const folder = createFolder();
  const environment = { PATH: folder };
  expect(findDynoxide(environment, 'plan9-arm64')).toBeUndefined();
  const program = join(folder, 'dynoxide');
  await writeFile(program, '');
  await chmod(program, 0o755);
  expect(findDynoxide(environment, 'plan9-arm64')).toBe(program);
});

it.each([
  ['linux-arm64', 'install it with: npm install --no-save @dynoxide/linux-arm64@1.2.1'],
  ['darwin-x64', 'install it with: npm install --no-save @dynoxide/darwin-x64@1.2.1'],
  ['freebsd-x64', 'install it with: cargo install dynoxide-rs --version 3.2.0'],
  ['win32-x64', 'on Windows use WSL 2'],
])('formatInstallAdvice names the way for %s', (platform, advice) => {
  expect(formatInstallAdvice(platform)).toBe(advice);
});
